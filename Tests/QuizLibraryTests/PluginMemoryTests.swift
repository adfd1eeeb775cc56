import Cells
import Foundation
import QuizCore
import QuizModes
import XCTest

@testable import QuizCells
@testable import QuizLibrary

/// Cells' answers about plugins are kept for other processes; with them everything is as without.
final class PluginMemoryTests: XCTestCase {
  private var data = ""

  override func setUpWithError() throws {
    data = NSTemporaryDirectory() + "quizrun-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: data) }

  /// Cells as another process would have them; `keeps` counts what they learned.
  private func cells(seals: Bool = true, isRequired: Bool = true, keeps: Counter = Counter()) -> PluginCells {
    let cells = PluginCells(Confinement(seals: seals, isRequired: { isRequired }, tell: { keeps.told.append($0) }))
    cells.isRequired = { isRequired }
    let memory = IndexFolder(in: data).pluginMemory
    cells.memory = PluginMemory(recall: memory.recall) { files, said in
      keeps.count += 1
      memory.keep(files, said)
    }
    return cells
  }

  private final class Counter {
    var count = 0
    var told: [String] = []
  }

  private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")

  private func library(_ cells: PluginCells = PluginCells(nil)) -> Library {
    Library(homes: [Self.root], languages: ["en"], cells: cells)
  }

  func testAPluginIsKnownAgainWithoutBeingLoaded() throws {
    let paths = library().pluginPaths.map(\.path)
    XCTAssertGreaterThan(paths.count, 20)
    let (first, second) = (Counter(), Counter())
    for keeps in [first, second] {
      let there = cells(keeps: keeps)
      defer { there.end() }
      for path in paths {
        let (plugin, here) = (try library(there).load(path), try library().load(path))
        XCTAssertEqual(plugin.info, here.info, path)
        XCTAssertEqual(plugin.achievements.map(\.id), here.achievements.map(\.id), path)
        XCTAssertEqual(plugin.modules.map(\.name), here.modules.map(\.name), path)
      }
    }
    XCTAssertEqual(first.count, paths.count)
    XCTAssertEqual(second.count, 0)
  }

  private func source(_ text: String, lib: [String: String] = [:]) -> PluginSource {
    PluginSource(
      id: "own", path: "own.lua", bytes: Array(text.utf8), languages: ["en"],
      module: { lib[$0].map { Array($0.utf8) } },
      moduleNames: { lib.keys.sorted() })
  }

  private func name(_ source: PluginSource, _ keeps: Counter = Counter()) throws -> String {
    let there = cells(keeps: keeps)
    defer { there.end() }
    return try there.load(source).info.name
  }

  /// Nothing is believed that was said of other bytes, of the file or of what it requires.
  func testChangedFilesAreLoaded() throws {
    XCTAssertEqual(try name(source("return { api = 1, name = 'One' }")), "One")
    XCTAssertEqual(try name(source("return { api = 1, name = 'Two' }")), "Two")
    let requiring = "local lib = require('lib') return { api = 1, name = lib.name }"
    let keeps = Counter()
    for (name, wanted) in [("A", 1), ("B", 2), ("A", 2)] {
      let source = source(requiring, lib: ["lib": "return { name = '\(name)' }"])
      XCTAssertEqual(try self.name(source, keeps), name)
      XCTAssertEqual(keeps.count, wanted)
    }
  }

  func testADamagedFileIsAsIfThereWasNone() throws {
    let own = source("return { api = 1, name = 'Own' }")
    XCTAssertEqual(try name(own), "Own")
    let path = data + "/index/" + Files.names(in: data + "/index")[0]
    let whole = try Files.read(path)
    for place in whole.indices {
      var damaged = whole
      damaged[place] ^= 0x20
      try Files.write(damaged, to: path)
      XCTAssertEqual(recalled(own), nil, "byte \(place)")
      try Files.write(Array(whole[..<place]), to: path)
      XCTAssertEqual(recalled(own), nil, "cut at \(place)")
    }
    try Files.write(whole, to: path)
    XCTAssertNotNil(recalled(own))
  }

  private func recalled(_ source: PluginSource) -> [UInt8]? {
    var asked: [UInt8]?
    let there = PluginCells(Confinement(isRequired: { true }, tell: { _ in }))
    defer { there.end() }
    let memory = IndexFolder(in: data).pluginMemory
    there.memory = PluginMemory(
      recall: { files in
        asked = memory.recall(files)
        return asked
      }, keep: { _, _ in })
    _ = try? there.load(source)
    return asked
  }

  /// Where the system cannot close plugins off, that is reported, or refused, as if the plugin was loaded.
  func testWhatIsKnownDoesNotHideThatNothingIsClosedOff() throws {
    let own = source("return { api = 1, name = 'Own' }")
    XCTAssertEqual(try name(own), "Own")
    let lax = Counter()
    let open = cells(seals: false, isRequired: false, keeps: lax)
    defer { open.end() }
    XCTAssertEqual(try open.load(own).info.name, "Own")
    XCTAssertEqual(lax.told.count, 1)
    XCTAssertEqual(lax.count, 0)
    let strict = cells(seals: false)
    defer { strict.end() }
    XCTAssertThrowsError(try strict.load(own))
  }

  /// Answers kept for other processes come from cells that ran nothing before, as plugin code could have made them up.
  func testWhatIsKeptIsSaidByACellOfItsOwn() throws {
    let there = cells()
    defer { there.end() }
    for (count, name) in ["One", "Two", "Three"].enumerated() {
      _ = try there.load(source("return { api = 1, name = '\(name)' }"))
      XCTAssertEqual(there.generation, count + 1)
    }
    _ = try there.load(source("return { api = 1, name = 'One' }"))
    XCTAssertEqual(there.generation, 3, "it is known")
    let lone = PluginCells(Confinement(isRequired: { true }, tell: { _ in }))
    defer { lone.end() }
    for name in ["One", "Two"] { _ = try lone.load(source("return { api = 1, name = '\(name)' }")) }
    XCTAssertEqual(lone.generation, 1, "nothing is kept")
  }

  /// Plugins that are written anew again and again do not fill the disk.
  func testTheOldestAreForgotten() throws {
    let memory = IndexFolder(in: data).pluginMemory
    for number in 0..<600 { memory.keep(Array("\(number)".utf8), [1]) }
    XCTAssertEqual(Files.names(in: data + "/index").count, 512)
    XCTAssertEqual(memory.recall(Array("599".utf8)), [1])
  }
}
