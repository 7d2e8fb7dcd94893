// The code of the catalogue's first page, to the letter.

import ShaderHost
import ShaderKernels

func faded(_ photo: Bitmap) throws -> Bitmap {
    try photo.applying(EmptyVisualEffect().grayscale(1).opacity(0.5))
}
