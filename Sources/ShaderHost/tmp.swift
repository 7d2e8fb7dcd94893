public import ShaderKernels
