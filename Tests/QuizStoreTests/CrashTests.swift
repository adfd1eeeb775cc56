import Foundation
import Glibc
import QuizCore
import QuizStore
import QuizTesting
import XCTest

/// A process that is killed while it records: nothing it had finished recording is lost, and its claim ends with it.
final class CrashTests: ScratchTestCase {
  private static let folderVariable = "QUIZSTORE_CRASH_FOLDER"

  /// The process to be killed: appends for as long as it lives, and says so after each.
  func testPlaysUntilItIsKilled() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment[Self.folderVariable] else { throw XCTSkip("run by testNothingIsLostWhenKilled") }
    try FileManager.default.removeItem(atPath: self.folder)
    let record = try open(folder)
    var sitting = RecordSitting("killed")
    try record.begin(sitting.stored, events: sitting.play(.begin))
    XCTAssertTrue(try record.claim("killed"))
    for number in 1...1_000_000 {
      let events = [SittingEvent.timePassed(number), .selected(.value(Double(number)))]
      try record.append(events, to: "killed", at: WallTime(milliseconds: number))
      print("appended \(number)")
      fflush(nil)
    }
  }

  func testNothingIsLostWhenKilled() throws {
    for round in 1...3 {
      let place = folder + "/\(round)"
      let (child, output) = try start(place)
      defer { child.terminate() }
      var said = Data()
      while lastNumber(said) < 40 * round, child.isRunning { said += output.availableData }
      let record = try open(place)
      XCTAssertFalse(try record.claim("killed"))
      kill(child.processIdentifier, SIGKILL)
      child.waitUntilExit()
      said += output.readDataToEndOfFile()
      XCTAssertTrue(try record.claim("killed"))
      try check(record, atLeast: lastNumber(said))
    }
  }

  private func start(_ place: String) throws -> (Process, FileHandle) {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["QuizStoreTests.CrashTests/testPlaysUntilItIsKilled"]
    child.environment = ProcessInfo.processInfo.environment.merging([Self.folderVariable: place]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = FileHandle.nullDevice
    try child.run()
    return (child, pipe.fileHandleForReading)
  }

  private func lastNumber(_ said: Data) -> Int {
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    return lines.compactMap { $0.hasPrefix("appended ") ? Int($0.dropFirst(9)) : nil }.last ?? 0
  }

  /// Every append that was reported is there, whole, and at most one more.
  private func check(_ record: SQLiteRecord, atLeast appended: Int) throws {
    XCTAssertGreaterThan(appended, 0)
    let loaded = try record.load("killed")
    let first = loaded.events.count - loaded.events.count { if case .timePassed = $0 { true } else { false } } * 2
    let pairs = Array(loaded.events.dropFirst(first))
    XCTAssertTrue((appended...appended + 1).contains(pairs.count / 2), "\(pairs.count / 2) of \(appended)")
    for number in 1...pairs.count / 2 {
      let pair = Array(pairs[(number - 1) * 2..<number * 2])
      XCTAssertEqual(pair, [.timePassed(number), .selected(.value(Double(number)))])
    }
    XCTAssertEqual(loaded.last.milliseconds, max(1000, pairs.count / 2))
  }
}
