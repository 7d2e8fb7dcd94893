// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "stage", dependencies: [.package(name: "ShaderEffects", path: "../..")],
    targets: [
        .executableTarget(
            name: "stage", dependencies: [.product(name: "ShaderEffects", package: "ShaderEffects")])
    ],
    swiftLanguageModes: [.v6]
)
