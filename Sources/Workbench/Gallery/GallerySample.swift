/// What effects and transitions are called with where their default values leave a picture as it is, or do not move.
enum GallerySample {
    static let effects = [
        "brightness": "brightness(-0.4...0...0.4)",
        "contrast": "contrast(0.2...1...2)",
        "saturation": "saturation(0...1...3)",
        "grayscale": "grayscale(1...0...1)",
        "hueRotation": "hueRotation(-180...180)",
        "offset": "offset(x: -120...120, y: 40...0...40)",
        "scale": "scale(0.3...1...1.6)",
        "rectangle": "rectangle(inset: 80...0...80)",
        "roundedRectangle": "roundedRectangle(radius: 120...24...120, inset: 60...0...60)",
        "circle": "circle(inset: 90...-100...90)",
        "ellipse": "ellipse(inset: 90...-60...90)",
        "capsule": "capsule(inset: 90...-20...90)",
        "shadow": "scale(0.7) | shadow(radius: 0...16, y: 0...16)",
        "border": "border(white, width: 0...24, radius: 24)",
        "background": "scale(0.9...0.4...0.9) | background(#ffb000)",
    ]

    static let transitions = [
        "offset": "offset(x: 160, y: 60) + opacity",
        "scale": "scale(0.3) + opacity",
    ]
}
