// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ShaderEffects",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11)],
    products: [
        // What renderers link. It needs no C library.
        .library(name: "ShaderEffects", targets: ["ShaderKernels", "ShaderHost"]),
        .executable(name: "shaderbench", targets: ["shaderbench"]),
    ],
    targets: [
        .target(name: "CLanes"),
        .target(name: "ShaderKernels", dependencies: ["CLanes"]),
        .target(name: "ShaderLoops", dependencies: ["ShaderKernels"]),
        .target(name: "ShaderHost", dependencies: ["ShaderKernels", "ShaderLoops"]),
        .target(name: "ImageFiles", dependencies: ["ShaderHost", "CPNG", "CTurboJPEG"]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"]), .yum(["libpng-devel"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"]), .yum(["turbojpeg-devel"])]),
        .target(name: "CStreamingCopy"),
        .executableTarget(
            name: "shaderbench", dependencies: ["CStreamingCopy", "ImageFiles", "ShaderHost", "ShaderKernels"]),
        .testTarget(name: "ShaderKernelsTests", dependencies: ["ShaderKernels"]),
        .testTarget(name: "ShaderHostTests", dependencies: ["ShaderHost"]),
        .testTarget(name: "ImageFilesTests", dependencies: ["ImageFiles", "ShaderHost", "CTurboJPEG"]),
        .testTarget(
            name: "shaderbenchTests", dependencies: ["shaderbench", "ImageFiles", "ShaderHost", "ShaderKernels"]),
    ],
    swiftLanguageModes: [.v6]
)
