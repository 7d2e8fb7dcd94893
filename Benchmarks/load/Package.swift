// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "load", dependencies: [.package(name: "ShaderEffects", path: "../..")],
    targets: [
        .executableTarget(
            name: "load", dependencies: [.product(name: "ShaderEffects", package: "ShaderEffects")])
    ],
    swiftLanguageModes: [.v6]
)
