import Foundation
import QuizCoding
import QuizCore
import QuizModes
import QuizStore
import QuizTesting
import XCTest

/// Sittings recorded by one process and played again by another, from the record alone: every event is the same, byte for
/// byte.
///
/// `QUIZRUN_SITTINGS` sets how many sittings are played.
final class OtherProcessTests: XCTestCase {
  private static let folderVariable = "QUIZRUN_REPLAY_FOLDER"

  private var count: Int {
    ProcessInfo.processInfo.environment["QUIZRUN_SITTINGS"].flatMap(Int.init) ?? 200
  }

  func testRecordedSittingsGoTheSameInAnotherProcess() throws {
    let folder = NSTemporaryDirectory() + "quizrun-replay-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let recorded = try record(in: folder)
    XCTAssertEqual(recorded.sittings, count)
    let (code, said) = try replay(folder)
    XCTAssertEqual(code, 0, said)
    XCTAssertTrue(
      said.contains("replayed \(recorded.sittings) sittings, \(recorded.events) events: equal\n"), said)
  }

  /// The other process; run by the test above.
  func testReplaysWhatWasRecorded() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment[Self.folderVariable] else {
      throw XCTSkip("run by testRecordedSittingsGoTheSameInAnotherProcess")
    }
    let record = try SQLiteRecord(folder: folder, now: { WallTime(milliseconds: 0) })
    var (sittings, events) = (0, 0)
    for seed in 0..<count {
      let (stored, recorded, _) = try record.load(Self.id(seed))
      let layers = try stored.beginning.plugins.map { use in try self.plugin(use, stored) }
      let sitting = RandomSitting(
        seed: UInt64(seed), quiz: .some(stored.beginning.quiz), players: stored.beginning.players,
        layers: { layers.map { LuaMode($0) } })
      let again = sitting.played()
      let texts = recorded.map { EventCoding.text($0) }
      guard texts == again.map({ EventCoding.text($0) }) else { return XCTFail("seed \(seed) goes another way") }
      sittings += 1
      events += texts.count
    }
    print("replayed \(sittings) sittings, \(events) events: equal")
  }

  // MARK: Recording

  private static func id(_ seed: Int) -> String { "S\(seed)" }

  private func record(in folder: String) throws -> (sittings: Int, events: Int) {
    let record = try SQLiteRecord(folder: folder, now: { WallTime(milliseconds: 0) })
    defer { record.close() }
    let shipped = try ShippedSittings()
    var events = 0
    for seed in 0..<count {
      let layers = shipped.layers(seed)
      let sitting = shipped.sitting(seed, layers)
      var beginning = sitting.beginning
      beginning.sitting = Self.id(seed)
      beginning.plugins = layers.map { PluginUse($0.info, sha256: "\(seed) \($0.info.id)") }
      let stored = StoredSitting(
        beginning: beginning, started: WallTime(milliseconds: seed), zone: "UTC", offsetMinutes: 0,
        files: layers.flatMap(files))
      let played = sitting.played()
      try record.begin(stored, events: played)
      events += played.count
    }
    XCTAssertEqual(try record.audit(nil), [], "what is kept is what the sittings of every mode give")
    return (count, events)
  }

  private func files(_ plugin: Plugin) -> [StoredFile] {
    let own = [(name: nil as String?, bytes: plugin.source.bytes)]
    return (own + plugin.modules.map { ($0.name, $0.bytes) }).map {
      StoredFile(plugin: plugin.info.id, module: $0.name, sha256: SHA256.hex(of: $0.bytes), bytes: $0.bytes)
    }
  }

  private func plugin(_ use: PluginUse, _ stored: StoredSitting) throws -> Plugin {
    let files = stored.files.filter { $0.plugin == use.id }
    let own = try XCTUnwrap(files.first { $0.module == nil })
    let source = PluginSource(id: use.id, path: "plugins/\(use.id).lua", bytes: own.bytes) { name in
      files.first { $0.module == name }?.bytes
    }
    return try Plugin.load(source)
  }

  private func replay(_ folder: String) throws -> (code: Int32, said: String) {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["QuizModesTests.OtherProcessTests/testReplaysWhatWasRecorded"]
    child.environment = ProcessInfo.processInfo.environment.merging([
      Self.folderVariable: folder, "QUIZRUN_SITTINGS": String(count),
    ]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = FileHandle.nullDevice
    try child.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return (child.terminationStatus, said)
  }
}
