/// How one picture gives way to the next. All of FFmpeg's xfade filter is here, with its motions, under its names or longer
/// ones; ``init(xfade:)`` has the list of those. ``CrossingParameters`` are what can be chosen about them.
///
/// Left, right, up and down say which way an edge or a picture moves: what moves left comes in from the right, and y runs
/// down. At progress 0 there is the outgoing picture alone, at 1 the incoming one, both to the byte.
///
/// What differs from xfade: pixels are premultiplied, where xfade mixes colours without regard to alpha; edges are shared
/// by the pixels that they run through, and movements go on between pixels, where xfade takes whole ones; nothing counts in
/// pixels but the edges' width, the grain of `dissolve` and the lines of the winds. What is random has other numbers.
public enum Crossing: String, CaseIterable, Sendable {
    /// Both pictures, evenly. Opaque ones stay opaque.
    case fade
    /// Through black, through white, or through the pictures' own greys.
    case fadeBlack, fadeWhite, fadeGrays
    /// The pixels that change most go ahead, or last. xfade has a pace for each channel, and here all of a pixel go at one.
    case fadeFast, fadeSlow

    /// Behind a hard edge that runs that way.
    case wipeLeft, wipeRight, wipeUp, wipeDown
    /// The outgoing picture is cut down to that corner, by two edges.
    case wipeTopLeft, wipeTopRight, wipeBottomLeft, wipeBottomRight
    /// Behind a soft edge, as wide as the picture, that runs that way.
    case smoothLeft, smoothRight, smoothUp, smoothDown
    /// Behind a soft edge, bent around that corner, that runs towards it.
    case diagonalTopLeft, diagonalTopRight, diagonalBottomLeft, diagonalBottomRight
    /// In ten slices that open that way, one after the other.
    case sliceLeft, sliceRight, sliceUp, sliceDown
    /// Blown that way: each line of pixels has a soft edge of its own, some ahead of others.
    case windLeft, windRight, windUp, windDown

    /// Both pictures move that way, the incoming one behind the outgoing one.
    case slideLeft, slideRight, slideUp, slideDown
    /// The incoming picture moves that way, over the outgoing one. Where it is clear, so is the result.
    case coverLeft, coverRight, coverUp, coverDown
    /// The outgoing picture moves that way, off the incoming one.
    case revealLeft, revealRight, revealUp, revealDown

    /// A circle with a soft edge, from the middle outwards or from the corners inwards.
    case circleOpen, circleClose
    /// A slit as high as the picture that opens to its sides, or closes from them; its edges are soft.
    case verticalOpen, verticalClose
    /// A slit as wide as the picture that opens upwards and downwards, or closes; its edges are soft.
    case horizontalOpen, horizontalClose
    /// The outgoing picture shrinks to nothing within a circle or a rectangle, and the incoming one grows from there. Around
    /// them is a colour.
    case circleCrop, rectangleCrop
    /// As a clock's hand goes, from twelve; its edge is soft.
    case radial

    /// Pixel by pixel, in no order that can be seen.
    case dissolve
    /// The pixels that change most go first.
    case distance
    /// Both pictures in tiles that grow up to a twentieth of the shorter side, and shrink again. The tiles lie around the
    /// corners of a grid that starts at the top left; xfade's begin there.
    case pixelize
    /// Both pictures blurred along their rows, up to where half a row is one, and sharp again. By a Gaussian as wide as
    /// xfade's mean of pixels is, of which that has all to the right, and this half to both sides.
    case blurHorizontal
    /// Into the middle of the outgoing picture, up to a single point of it, which fades.
    case zoomIn
    /// The outgoing picture shrinks to a line in the middle, a horizontal or a vertical one. It is averaged, where xfade
    /// picks pixels.
    case squeezeHorizontal, squeezeVertical
}
