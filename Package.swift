// swift-tools-version: 6.2
import PackageDescription

#if arch(x86_64)
    let wideLoops: [Target.Dependency] = ["ShaderLoopsAVX2", "ShaderLoopsAVX512"]
#else
    let wideLoops: [Target.Dependency] = []
#endif

let package = Package(
    name: "ShaderEffects",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11)],
    products: [
        // What renderers link. It needs no C library.
        .library(name: "ShaderEffects", targets: ["ShaderKernels", "ShaderHost"]),
        // PNG and JPEG, for who has no decoder. It needs libpng and TurboJPEG.
        .library(name: "ImageFiles", targets: ["ImageFiles"]),
        .executable(name: "shaderbench", targets: ["shaderbench"]),
    ],
    targets: [
        .target(name: "CLanes"),
        .target(name: "ShaderKernels", dependencies: ["CLanes"]),
        .target(name: "ShaderLoops", dependencies: ["CLanes", "ShaderKernels"]),
        .target(
            name: "ShaderHost", dependencies: ["CLanes", "ShaderKernels", "ShaderLoops"] + wideLoops),
        .target(name: "ImageFiles", dependencies: ["ShaderHost", "CPNG", "CTurboJPEG"]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"]), .yum(["libpng-devel"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"]), .yum(["turbojpeg-devel"])]),
        .target(name: "CStreamingCopy"),
        // To be read and copied; the command line shows them, and the goldens hold them.
        .target(
            name: "ExampleScenes", dependencies: ["ShaderHost", "ShaderKernels"], path: "Examples/Scenes"),
        // All that the command line does, as a library: tests and fuzzers reach it without a process.
        .target(
            name: "Workbench",
            dependencies: ["CStreamingCopy", "ExampleScenes", "ImageFiles", "ShaderHost", "ShaderKernels"]),
        .executableTarget(name: "shaderbench", dependencies: ["Workbench"]),
        // Random numbers, pictures and cases for tests.
        .target(name: "TestSupport", dependencies: ["ShaderHost", "ShaderLoops"], path: "Tests/TestSupport"),
        .testTarget(name: "ShaderKernelsTests", dependencies: ["ShaderKernels", "TestSupport"]),
        .testTarget(name: "ShaderLoopsTests", dependencies: ["ShaderKernels", "ShaderLoops", "TestSupport"]),
        .testTarget(name: "DocumentationTests", dependencies: ["ShaderHost", "ShaderKernels"]),
        .testTarget(
            name: "ShaderHostTests",
            dependencies: ["ShaderHost", "ShaderKernels", "ShaderLoops", "TestSupport"]),
        // PNG and JPEG files of every kind, for tests and as inputs to begin fuzzing with.
        .target(
            name: "PictureBuilders", dependencies: ["CTurboJPEG", "TestSupport"], path: "Tests/PictureBuilders"),
        .testTarget(
            name: "ImageFilesTests",
            dependencies: ["ImageFiles", "PictureBuilders", "ShaderHost", "CTurboJPEG", "TestSupport"]),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: [
                "Workbench", "ExampleScenes", "ImageFiles", "ShaderHost", "ShaderKernels", "TestSupport",
            ]),
        // Bytes from strangers, for Scripts/fuzz; their corpus is replayed by the tests.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Workbench", "ImageFiles", "PictureBuilders", "ShaderHost", "ShaderKernels", "CTurboJPEG",
                "TestSupport",
            ],
            path: "Tests/Fuzzing/Targets"),
        .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Driver"),
        .testTarget(
            name: "FuzzingTests", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing",
            exclude: ["Driver", "Targets"],
            sources: ["Tests"], resources: [.copy("Corpus")]),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Workbench", "ExampleScenes", "ImageFiles", "ShaderHost", "ShaderKernels", "ShaderLoops",
                "TestSupport",
            ],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)

// The package's own kernels, compiled for wider registers and chosen at run time. A manifest can only ask for
// the architecture that it runs on, not for the one that it builds for.
#if arch(x86_64)
    package.targets += [
        .target(
            name: "ShaderLoopsAVX2", dependencies: ["CLanes", "ShaderKernels", "ShaderLoops"],
            swiftSettings: [.unsafeFlags(["-Xcc", "-march=x86-64-v3"])]),
        .target(
            name: "ShaderLoopsAVX512", dependencies: ["CLanes", "ShaderKernels", "ShaderLoops"],
            swiftSettings: [.unsafeFlags(["-Xcc", "-march=x86-64-v4"])]),
    ]
#endif

// What a file imports stays its own affair unless it says `public import`.
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("InternalImportsByDefault")]
}
