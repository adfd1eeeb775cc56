// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What makes the program small: functions that nothing calls can be left out, and alike ones are kept once. The linker is
/// the one that comes with Swift. Functions that a start calls lie side by side, which takes a seventh off its CPU.
let smallLinking = [
  "-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all",
  "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/scripts/start.order",
  "-Xlinker", "--no-warn-symbol-ordering",
]

/// Where an answer's or a graded line's time goes: these are compiled for speed, all else for a small program.
let hot: Set = ["JSONText", "LuaKit", "QuizCore", "QuizEngine", "QuizModes", "QuizPlay", "QuizStore", "SheetReading"]

/// Code that only tests run is not optimized: the first start builds it too, and nobody waits for it.
let unoptimized: [SwiftSetting] = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// A Swift target of the house: its folder is its name, what it may import is all it depends on.
func room(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  // Tables of sentences gain nothing by the compiler's half minute.
  let speed = hot.contains(name) ? [] : [name == "Words" ? "-Onone" : "-Osize"]
  let flags = ["-Xfrontend", "-function-sections"] + speed
  return .target(
    name: name, dependencies: imports, swiftSettings: settings + [.unsafeFlags(flags, .when(configuration: .release))])
}

/// The tests of one room; they may use everything the room itself may, and QuizTesting.
func tests(_ room: String, _ imports: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(room)Tests", dependencies: [.target(name: room)] + imports, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "quizrun",
  products: [
    .executable(name: "quizrun", targets: ["quizrun"]), .executable(name: "quizrun-fetch", targets: ["quizrun-fetch"]),
    .executable(name: "quizrun-serve", targets: ["quizrun-serve"]),
    .executable(name: "quizrun-rehearse", targets: ["quizrun-rehearse"]),
    .executable(name: "quizrun-scan", targets: ["quizrun-scan"]),
  ],
  targets: [
    // C, behind shims
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CFribidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Its module map names archives: a shared library with a name of its own in each release would not go with programs.
    .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .systemLibrary(name: "CMinizip", pkgConfig: "minizip", providers: [.apt(["libminizip-dev"])]),
    .systemLibrary(name: "CMPFR", pkgConfig: "mpfr", providers: [.apt(["libmpfr-dev"])]),
    .target(
      name: "CLuaKit", dependencies: ["CLua", "CMPFR"], cSettings: [.define("CLK_HOLE", .when(configuration: .debug))],
      linkerSettings: [.linkedLibrary("gmp"), .linkedLibrary("m")]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .target(name: "CCell", dependencies: ["CSeccomp"]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CHTTPServer", dependencies: ["CMicroHTTPD"]),
    .target(name: "CTerminal"),
    .target(name: "CHash"),
    .target(
      name: "CImage",
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("z"), .linkedLibrary("m")]),
    .target(
      name: "CScan",
      linkerSettings: [
        .linkedLibrary("apriltag"), .linkedLibrary("zbar"), .linkedLibrary("png16"), .linkedLibrary("jpeg"),
      ]),

    // What is inside, by name and version
    .target(
      name: "CLibraries",
      dependencies: ["CLuaKit", "CSQLite", "CFribidi", "CZlib", "CExpat", "CCmark", "CZstd", "CMinizip", "CSeccomp"],
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("gmp")]),

    // The pure core, and leaves that know no quiz
    room("TextLayout"),
    room("Words"),
    room("JSONText", ["TextLayout"]),
    room("CommandLine", ["TextLayout", "JSONText", "Words"]),
    room("HTMLEntities"),
    room("HTMLText"),
    room("Formula", ["HTMLEntities", "TextLayout"]),
    room("Markup", ["CCmark", "Formula", "HTMLText", "TextLayout"]),
    room("Archive", ["CMinizip"]),
    room("Spreadsheet", ["Archive", "CExpat", "TextLayout"]),
    room("AnkiPackage", ["Archive", "CSQLite", "CZstd", "JSONText"]),
    room("LuaKit", ["CLuaKit", "TextLayout"]),
    room("Cells", ["CCell"]),
    room("LinePipe"),
    room("QRCode"),
    room("SheetLayout"),
    room("SheetReading", ["SheetLayout"]),
    room("WebAddress"),
    .target(
      name: "QuizWeb",
      dependencies: [
        "CZlib", "HTMLText", "JSONText", "QRCode", "QuizCore", "QuizHTML", "QuizPlay", "QuizWire", "WebAddress",
        "Words",
      ],
      resources: [.embedInCode("Assets")], swiftSettings: settings),
    room("QuizServe", ["JSONText", "LinePipe", "WebAddress"]),
    room("Terminal", ["TextLayout", "CImage", "CTerminal", "CFribidi"]),
    room("QuizCore"),
    room("QuizRoom", ["QuizCore"]),

    // Ports of the core
    room(
      "QuizFormats",
      [
        "QuizCore", "AnkiPackage", "JSONText", "LuaKit", "HTMLEntities", "HTMLText", "Formula", "Markup", "Archive",
        "Spreadsheet", "TextLayout", "CExpat",
      ]),
    room("QuizModes", ["QuizCore", "LuaKit", "Markup", "TextLayout"]),
    room("QuizCoding", ["QuizCore", "QuizRoom", "JSONText"]),
    room("QuizStore", ["QuizCore", "QuizCoding", "QuizRoom", "JSONText", "Markup", "CHash", "CSQLite", "CZlib"]),

    // Faces
    room("QuizHTML", ["HTMLText", "Markup", "QuizCore"]),
    room("QuizPlay", ["QuizCore", "JSONText", "Markup", "TextLayout", "Words"]),
    room("QuizWire", ["QuizCore", "QuizPlay", "QuizRoom", "JSONText", "SheetLayout", "TextLayout", "Words"]),
    room("QuizScreens", ["QuizCore", "QuizPlay", "QuizWire", "Markup", "Terminal", "TextLayout", "Words"]),
    room("QuizCells", ["Cells", "LuaKit", "QuizCoding", "QuizCore", "QuizFormats", "QuizModes"]),
    room("QuizLibrary", ["Cells", "QuizCells", "QuizCore", "QuizFormats", "QuizModes", "QuizStore", "JSONText"]),
    room(
      "QuizSittings",
      [
        "Cells", "QuizCells", "QuizCoding", "QuizCore", "QuizFormats", "QuizLibrary", "QuizModes", "QuizPlay",
        "QuizRoom", "QuizStore", "QuizWire", "JSONText", "TextLayout", "Words",
      ]),
    room(
      "QuizWorkshop",
      [
        "Cells", "QuizCells", "QuizCoding", "QuizCore", "QuizFormats", "QuizLibrary", "QuizModes", "QuizPlay",
        "QuizHTML", "QuizRoom", "QuizSittings", "QuizStore", "QuizWire", "Formula", "HTMLText", "JSONText", "Markup",
        "QRCode",
        "SheetLayout",
        "TextLayout",
        "Archive",
        "Spreadsheet",
        "Words",
      ]),
    room(
      "QuizEngine",
      [
        "Cells", "QuizCells", "QuizCore", "QuizFormats", "QuizLibrary", "QuizModes", "QuizPlay", "QuizRoom",
        "QuizSittings", "QuizStore", "QuizWire", "QuizWorkshop", "JSONText", "Words",
      ]),
    room(
      "QuizCLI",
      [
        "QRCode", "QuizServe", "Cells", "QuizCells", "QuizEngine", "QuizLibrary", "QuizSittings", "QuizWorkshop",
        "CLibraries",
        "CommandLine",
        "QuizCore",
        "QuizFormats",
        "QuizModes", "QuizRoom",
        "QuizStore", "QuizPlay", "QuizScreens", "QuizWire", "Terminal",
        "JSONText", "LinePipe", "LuaKit", "TextLayout", "HTMLEntities", "WebAddress", "Words",
      ]),
    .executableTarget(
      name: "quizrun", dependencies: ["QuizCLI"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(smallLinking, .when(configuration: .release))]),

    // All that speaks to a network
    .executableTarget(
      name: "quizrun-fetch", dependencies: ["QuizCore", "JSONText", "HTMLEntities", "CCurl"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),

    // All that speaks to browsers
    .executableTarget(
      name: "quizrun-serve",
      dependencies: ["QuizWeb", "QuizWire", "LinePipe", "WebAddress", "CHTTPServer", "CMicroHTTPD", "CZlib"],
      swiftSettings: settings, linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),

    // Bots that rehearse a room
    .executableTarget(
      name: "quizrun-rehearse", dependencies: ["JSONText", "QuizCore", "QuizPlay", "QuizWire"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),

    // All that reads scanned pages
    .executableTarget(
      name: "quizrun-scan", dependencies: ["JSONText", "QuizWire", "SheetLayout", "SheetReading", "CImage", "CScan"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),

    // Measured by scripts/bench, part of no product that is shipped
    .executableTarget(
      name: "ScoreBench", dependencies: ["LuaKit"], path: "Benchmarks/ScoreBench", swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(configuration: .release))]),

    // Tests
    .target(
      name: "QuizTesting", dependencies: ["QuizCore", "QuizPlay"], path: "Tests/QuizTesting",
      swiftSettings: unoptimized),
    tests("TextLayout"),
    tests("Words"),
    tests("JSONText"),
    tests("CommandLine", ["JSONText"]),
    tests("HTMLEntities"),
    tests("HTMLText", ["TextLayout"]),
    tests("Formula", ["CExpat"], exclude: ["formulas.txt", "drawings.txt", "commands.txt"]),
    tests("Markup", ["Formula", "HTMLText"]),
    tests("Archive"),
    tests("Spreadsheet", ["Archive"]),
    tests("AnkiPackage", ["Archive", "CSQLite", "CZstd", "QuizCore"], exclude: ["Decks"]),
    tests("LuaKit", ["QuizTesting"]),
    tests("Cells"),
    tests("LinePipe"),
    tests("QRCode"),
    tests("SheetLayout"),
    .target(
      name: "SheetTesting", dependencies: ["SheetLayout", "SheetReading"], path: "Tests/SheetTesting",
      swiftSettings: unoptimized),
    tests("SheetReading", ["SheetLayout", "SheetTesting", "CImage", "CScan"]),
    tests("WebAddress"),
    tests("QuizHTML", ["HTMLText", "QuizCore"]),
    tests(
      "QuizWeb", ["HTMLText", "JSONText", "QuizCore", "QuizPlay", "QuizTesting", "QuizWire", "WebAddress", "Words"]),
    .target(name: "WebTesting", path: "Tests/WebTesting", swiftSettings: unoptimized),
    .testTarget(
      name: "QuizServeTests",
      dependencies: [
        "QuizServe", "quizrun-serve", "quizrun", "quizrun-scan", "QuizTesting", "SheetLayout", "SheetTesting",
        "WebAddress",
        "WebTesting",
      ],
      swiftSettings: settings),
    .target(
      name: "TerminalTesting", dependencies: ["Terminal", "TextLayout", "CTerminal"], path: "Tests/TerminalTesting",
      swiftSettings: unoptimized),
    tests("Terminal", ["TextLayout", "CTerminal", "TerminalTesting"]),
    .testTarget(
      name: "FullScreenTests", dependencies: ["Terminal", "TextLayout", "TerminalTesting"], swiftSettings: settings),
    tests("QuizCore", ["QuizTesting"]),
    tests("QuizFormats", ["QuizCore", "QuizTesting", "Archive"]),
    tests(
      "QuizModes",
      ["Cells", "QuizCells", "QuizCoding", "QuizCore", "LuaKit", "QuizFormats", "QuizStore", "QuizTesting"],
      exclude: ["Fsrs/histories.txt"]),
    tests("QuizRoom", ["QuizCore"]),
    tests(
      "QuizStore",
      ["QuizCore", "QuizCoding", "QuizRoom", "JSONText", "QuizPlay", "QuizTesting", "CHash", "CSQLite"]),
    tests("QuizPlay", ["QuizCore", "JSONText", "QuizTesting", "Words"]),
    tests("QuizWire", ["QuizCore", "JSONText", "QuizPlay", "QuizRoom", "QuizTesting", "Words"]),
    tests(
      "QuizScreens",
      ["QuizCore", "QuizPlay", "QuizRoom", "QuizWire", "Terminal", "TerminalTesting", "QuizTesting", "Words"],
      exclude: ["Golden"]),
    tests(
      "QuizCLI",
      [
        "Archive", "CommandLine", "JSONText", "QuizCore", "QuizLibrary", "QuizPlay", "QuizScreens", "QuizSittings",
        "QuizStore",
        "QuizWire",
        "Terminal", "TerminalTesting", "QuizTesting", "CSQLite", "WebTesting", "Words", "quizrun-serve",
        "SheetLayout", "SheetTesting", "quizrun-scan",
      ]),
    tests("QuizLibrary", ["QuizCore", "QuizFormats", "QuizModes", "Cells", "QuizCells"]),
    tests(
      "QuizEngine",
      [
        "JSONText", "QuizCore", "QuizLibrary", "QuizModes", "QuizPlay", "QuizRoom", "QuizSittings", "QuizStore",
        "QuizTesting", "QuizWire", "Words",
      ]),
    tests("QuizSittings", ["QuizCore", "QuizFormats", "QuizLibrary", "QuizPlay", "QuizStore", "Words"]),
    tests(
      "QuizWorkshop",
      [
        "Cells", "JSONText", "QuizCells", "QuizCoding", "QuizCore", "QuizLibrary", "QuizModes", "QuizPlay",
        "QuizSittings", "QuizStore", "QuizTesting", "QuizWire", "Words",
      ]),
    .testTarget(name: "QuizFetchTests", dependencies: ["quizrun-fetch"], swiftSettings: settings),
    .testTarget(
      name: "QuizRehearseTests", dependencies: ["quizrun-rehearse", "JSONText", "QuizPlay", "QuizWire"],
      swiftSettings: settings),
    .testTarget(name: "HouseTests", swiftSettings: settings),
    .testTarget(
      name: "HostileTests",
      dependencies: ["QuizCore", "QuizModes", "QuizPlay", "QuizTesting", "QuizWire", "LuaKit", "TextLayout"],
      exclude: ["Corpus"], swiftSettings: settings),
    .testTarget(
      name: "DocsTests",
      dependencies: [
        "QuizCore", "QuizFormats", "QuizModes", "JSONText", "LuaKit", "Archive", "SheetTesting", "quizrun-scan",
      ],
      exclude: ["Promises.txt"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// `QUIZRUN_TESTS=LuaKitTests,QuizCoreTests` builds these tests alone.
if let wanted = Context.environment["QUIZRUN_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
