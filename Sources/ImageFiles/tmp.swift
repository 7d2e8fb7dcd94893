import ShaderHost
