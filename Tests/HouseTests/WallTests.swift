import XCTest

/// The walls between the rooms of the house: what each target may import.
final class WallTests: XCTestCase {
  /// Modules of the system: threads and locks come with Glibc.
  private static let system: Set = ["Glibc", "Synchronization"]

  /// The modules that each target may import. Foundation is in no line.
  private static let allowed: [String: Set<String>] = [
    "TextLayout": ["Swift"],  // for NFC, which the standard library keeps behind an SPI
    "Words": [],
    "JSONText": ["TextLayout"],
    "HTMLEntities": [],
    "HTMLText": [],
    "Formula": ["HTMLEntities", "TextLayout"],
    "Markup": ["CCmark", "Formula", "HTMLText", "TextLayout"],
    "Archive": system.union(["CMinizip"]),
    "Spreadsheet": system.union(["Archive", "CExpat", "TextLayout"]),
    "AnkiPackage": ["Glibc", "Archive", "CSQLite", "CZstd", "JSONText"],
    "CommandLine": system.union(["TextLayout", "JSONText", "Words"]),
    "QuizCore": ["Swift"],  // for NFD, to take accents away
    "QuizRoom": ["QuizCore", "Swift"],  // for NFC
    "LuaKit": ["CLuaKit", "TextLayout"],
    "Cells": ["Glibc", "CCell"],
    "LinePipe": ["Glibc"],
    "QRCode": [],
    "SheetLayout": [],
    "SheetReading": ["Glibc", "SheetLayout"],
    "WebAddress": [],
    "QuizHTML": ["HTMLText", "Markup", "QuizCore"],
    "QuizWeb": [
      "CZlib", "HTMLText", "JSONText", "QRCode", "QuizCore", "QuizHTML", "QuizPlay", "QuizWire", "WebAddress", "Words",
    ],
    "QuizServe": ["Glibc", "JSONText", "LinePipe", "WebAddress"],
    "Terminal": system.union(["CFribidi", "CImage", "CTerminal", "TextLayout"]),
    "QuizFormats": [
      "QuizCore", "AnkiPackage", "JSONText", "LuaKit", "HTMLEntities", "HTMLText", "Formula", "Markup", "Archive",
      "Spreadsheet", "TextLayout", "CExpat",
    ],
    "QuizModes": ["QuizCore", "LuaKit", "Markup", "TextLayout"],
    "QuizCoding": ["QuizCore", "QuizRoom", "JSONText"],
    "QuizStore": system.union([
      "QuizCore", "QuizCoding", "QuizRoom", "JSONText", "Markup", "CHash", "CSQLite", "CZlib",
    ]),
    "QuizPlay": ["QuizCore", "JSONText", "Markup", "TextLayout", "Words"],
    "QuizWire": ["QuizCore", "QuizPlay", "QuizRoom", "JSONText", "SheetLayout", "TextLayout", "Words"],
    "QuizScreens": ["QuizCore", "QuizPlay", "QuizWire", "Markup", "Terminal", "TextLayout", "Words"],
    "QuizCells": ["Glibc", "Cells", "LuaKit", "QuizCoding", "QuizCore", "QuizFormats", "QuizModes"],
    "QuizLibrary": system.union(["Cells", "QuizCells", "QuizCore", "QuizFormats", "QuizModes", "QuizStore", "JSONText"]
    ),
    "QuizSittings": system.union([
      "Cells", "QuizCells", "QuizCoding",
      "QuizCore", "QuizFormats", "QuizLibrary", "QuizModes", "QuizPlay", "QuizRoom", "QuizStore", "QuizWire",
      "JSONText",
      "TextLayout", "Words",
    ]),
    "QuizWorkshop": system.union([
      "Cells", "QuizCells",
      "QuizCoding", "QuizCore", "QuizFormats", "QuizLibrary", "QuizModes", "QuizPlay", "QuizRoom", "QuizSittings",
      "QuizHTML", "QuizStore", "QuizWire",
      "Formula", "HTMLText", "JSONText", "Markup", "QRCode", "SheetLayout", "TextLayout", "Archive", "Spreadsheet",
      "Words",
    ]),
    "QuizEngine": system.union([
      "Cells", "QuizCells", "QuizCore", "QuizFormats", "QuizLibrary", "QuizModes", "QuizPlay", "QuizRoom",
      "QuizSittings", "QuizStore", "QuizWire", "QuizWorkshop", "JSONText", "Words",
    ]),
    "QuizCLI": system.union([
      "QRCode", "QuizServe", "Cells", "QuizCells", "QuizEngine",
      "QuizLibrary", "QuizSittings", "QuizWorkshop",
      "CLibraries", "CommandLine", "QuizCore", "QuizFormats", "QuizModes", "QuizRoom", "QuizStore", "QuizPlay",
      "QuizScreens", "QuizWire", "Terminal", "JSONText", "LinePipe", "LuaKit", "TextLayout", "HTMLEntities",
      "WebAddress", "Words",
    ]),
    "quizrun": system.union(["QuizCLI"]),
    "quizrun-fetch": system.union(["QuizCore", "JSONText", "HTMLEntities", "CCurl"]),
    "quizrun-serve": system.union([
      "QuizWeb", "QuizWire", "LinePipe", "WebAddress", "CHTTPServer", "CMicroHTTPD", "CZlib",
    ]),
    "quizrun-rehearse": system.union(["JSONText", "QuizCore", "QuizPlay", "QuizWire"]),
    "quizrun-scan": system.union(["JSONText", "QuizWire", "SheetLayout", "SheetReading", "CImage", "CScan"]),
  ]

  /// The headers of Lua stay in the target that protects every call.
  private static let luaHeaders: Set = ["lua.h", "lauxlib.h", "lualib.h", "luaconf.h", "lua.hpp"]

  func testEveryImportIsAllowed() throws {
    let files = try SourceTree().files.filter(\.isSwift)
    XCTAssertGreaterThan(files.count, 10, "the sources were not found")
    for problem in files.flatMap(brokenWalls) { XCTFail(problem) }
  }

  func testLuaStaysInCLuaKit() throws {
    for problem in try SourceTree().files.filter({ !$0.isSwift }).flatMap(luaOutside) { XCTFail(problem) }
  }

  /// Files of strangers that the program reads itself, outside of cells, have no library behind their readers.
  func testReadersOutsideOfCellsHaveNoLibrary() throws {
    let readers = [
      "Sources/JSONText/", "Sources/QuizWorkshop/Pictures/PictureSize.swift",
      "Sources/QuizWorkshop/Pictures/JPEGHeader.swift", "Sources/Spreadsheet/DelimitedRows.swift",
      "Sources/Spreadsheet/SheetText.swift",
    ]
    let files = try SourceTree().files
    for reader in readers {
      let found = files.filter { $0.path.hasPrefix(reader) }
      XCTAssertFalse(found.isEmpty, reader)
      for file in found { XCTAssertEqual(file.imports.map(\.module).filter { $0 != "TextLayout" }, [], file.path) }
    }
  }

  /// Tests import what Package.swift gives them: a module that another target happens to build is no promise.
  func testTestsImportWhatTheyDeclare() throws {
    let declared = declaredByTests(try SourceTree.text("Package.swift"))
    XCTAssertGreaterThan(declared.count, 20, "the targets of tests were not found")
    let modules = WallTests.allowed.reduce(into: Set(WallTests.allowed.keys)) { $0.formUnion($1.value) }
      .union(["QuizTesting", "TerminalTesting", "WebTesting", "CTerminal"]).subtracting(WallTests.system).subtracting([
        "Swift"
      ])
    for file in try SourceTree("Tests").files where file.isSwift {
      guard let dependencies = declared[file.target] else { continue }
      for (module, line) in file.imports where modules.contains(module) && !dependencies.contains(module) {
        XCTFail("\(file.path):\(line): \(file.target) does not depend on \(module) in Package.swift")
      }
    }
  }

  /// The table of targets in docs/ARCHITECTURE.md is the one above: a long row goes on in a second one, and rows that say it
  /// in words are left alone.
  func testTheDocumentSaysTheSame() throws {
    let rows = try SourceTree.text("docs/ARCHITECTURE.md").matches(of: /(?m)^\| `([\w-]+)` \|[^|]*\| ([\w, –-]+) \|$/)
    let documented = Dictionary(
      rows.map { (String($0.1), $0.2.split(separator: ", ").map(String.init)) }, uniquingKeysWith: +)
    XCTAssertGreaterThan(documented.count, 10, "the table was not found")
    for (target, allowed) in WallTests.allowed where target != "QuizCLI" && target != "quizrun" {
      let expected = allowed.subtracting(WallTests.system).subtracting(["Swift"])
      XCTAssertEqual(Set(documented[target] ?? ["no row"]), expected.isEmpty ? ["–"] : expected, target)
    }
  }

  /// The checks themselves find what they should.
  func testBrokenWallsAreFound() {
    let cases: [(String, String, [String])] = [
      (
        "Sources/QuizCore/A.swift", "import Foundation\n",
        ["Sources/QuizCore/A.swift:1: QuizCore may not import Foundation; it may import nothing"]
      ),
      (
        "Sources/QuizPlay/A.swift",
        "// import Glibc\npackage import QuizCore\n@preconcurrency internal import Glibc\nimport struct QuizStore.Database\n",
        [
          "Sources/QuizPlay/A.swift:3: QuizPlay may not import Glibc; it may import JSONText, Markup, QuizCore, TextLayout, Words",
          "Sources/QuizPlay/A.swift:4: QuizPlay may not import QuizStore; it may import JSONText, Markup, QuizCore, TextLayout, Words",
        ]
      ),
      ("Sources/QuizCore/A.swift", "let help = \"\"\"\n  import quizzes\n  \"\"\"\nlet important = 1\n", []),
      (
        "Sources/QuizCore/A.swift", "let help = \"\"\"\n  \"\"\"\n  import LuaKit",
        ["Sources/QuizCore/A.swift:3: QuizCore may not import LuaKit; it may import nothing"]
      ),
      ("Sources/Terminal/Sub/A.swift", "internal import Glibc\ninternal import CImage", []),
      (
        "Sources/NewRoom/A.swift", "",
        ["Sources/NewRoom/A.swift: NewRoom is no room of the house: give it a line in WallTests"]
      ),
    ]
    for (path, text, expected) in cases {
      XCTAssertEqual(brokenWalls(SourceFile(path: path, text: text)), expected)
    }
    let header = SourceFile(
      path: "Sources/CLuaKit/include/CLuaKit.h", text: "#include <stddef.h>\n# include \"lua.h\"\n")
    XCTAssertEqual(
      luaOutside(header), ["Sources/CLuaKit/include/CLuaKit.h:2: lua.h may only be included by the C files of CLuaKit"])
    XCTAssertEqual(luaOutside(SourceFile(path: "Sources/CLuaKit/a.c", text: "#include <lua.h>")), [])
  }

  /// The names between the parentheses of each test target, by the target's name.
  private func declaredByTests(_ package: String) -> [String: Set<String>] {
    let calls = package.matches(of: /(?s)\n    (tests|\.testTarget)\((.*?)(?=\n    \S|\n  \])/)
    return calls.reduce(into: [:]) { declared, call in
      let names = call.2.matches(of: /"([\w-]+)"/).map { String($0.1) }
      let name = call.1 == "tests" ? "\(names[0])Tests" : names[0]
      declared[name] = Set(names.map { $0.replacingOccurrences(of: "-", with: "_") })
    }
  }

  private func brokenWalls(_ file: SourceFile) -> [String] {
    guard let allowed = WallTests.allowed[file.target] else {
      return ["\(file.path): \(file.target) is no room of the house: give it a line in WallTests"]
    }
    let others = allowed.subtracting(["Swift"])
    let list = others.isEmpty ? "nothing" : others.sorted().joined(separator: ", ")
    return file.imports.filter { !allowed.contains($0.module) }.map {
      "\(file.path):\($0.line): \(file.target) may not import \($0.module); it may import \(list)"
    }
  }

  /// Public headers count as outside: what they include, Swift can call.
  private func luaOutside(_ file: SourceFile) -> [String] {
    let isInside = file.target == "CLua" || (file.target == "CLuaKit" && !file.path.contains("/include/"))
    return isInside
      ? []
      : file.includes.filter { WallTests.luaHeaders.contains(($0.header as NSString).lastPathComponent) }.map {
        "\(file.path):\($0.line): \($0.header) may only be included by the C files of CLuaKit"
      }
  }
}
