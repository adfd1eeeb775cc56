import Foundation
import Glibc
import XCTest

/// A hall of bots, in which the engine, the server or the host is killed while a question is open: no acknowledged answer is
/// lost, and all are back within ten seconds at the same question with the time that was left.
final class HallKillTests: XCTestCase {
  private static func asked(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }
  /// `QUIZRUN_TEST_KILLS` and `QUIZRUN_TEST_PLAYERS` ask for more, `QUIZRUN_TEST_PROGRAMS` for a release build.
  private let kills = HallKillTests.asked("QUIZRUN_TEST_KILLS", 3)
  private let players = HallKillTests.asked("QUIZRUN_TEST_PLAYERS", 200)
  private let limit = 600_000
  /// Milliseconds: clocks are saved once a second, and the host hears of them at most four times a second.
  private let tolerance = 2000

  private func quiz(_ house: HostedRoom) throws -> String {
    let questions = (1...kills).map { number in
      #"{"id":"q\#(number)","text":"Question \#(number)?","limit":\#(limit / 1000),"answers":["#
        + #"{"id":"a","text":"Right","correct":true},{"id":"b","text":"Wrong"},{"id":"c","text":"Other"}]}"#
    }
    return try house.quiz("hall", #"{"title":"Hall","questions":[\#(questions.joined(separator: ","))]}"#)
  }

  func testNobodyLosesAnAnswer() throws {
    let house = try HostedRoom(port: .random(in: 20_000..<30_000))
    try house.start([try quiz(house), "--seed", "3", "--plugin", "grade"])
    let bots = try Bots(house, players)
    _ = try house.wait("all bots", within: 120) { $0["players"] as? Int == self.players }
    var times: [Victim: [Double]] = [:]
    for (place, victim) in victims().enumerated() {
      times[victim, default: []].append(try question(house, epoch: place + 1, victim))
    }
    try house.lead("end", to: "over")
    let (code, lines) = bots.end()
    let told = lines.joined(separator: "\n")
    XCTAssertEqual(code, 0, told)
    XCTAssertTrue(told.contains("errors 0,"), told)
    let away = lines.first { $0.hasPrefix("away to back: ") } ?? ""
    let worst =
      away.components(separatedBy: "longest ").last.flatMap { Double($0.split(separator: " ")[0]) } ?? .infinity
    XCTAssertLessThan(worst, 10_000, told)
    for (victim, times) in times.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let (median, longest) = (times.sorted()[times.count / 2], times.max() ?? 0)
      print("\(victim) killed \(times.count) times: all back after \(Int(median)) ms, at most \(Int(longest)) ms")
    }
    print("\(kills) kills, \(players) bots; \(away)")
    XCTAssertEqual(house.leave(), 0, house.said)
    let room = house.room
    let verified = try house.run(["verify", room])
    XCTAssertEqual(verified.code, 0, verified.output)
  }

  private enum Victim: String {
    case engine, host, server
  }

  /// The part that is killed in each question: all three as often, in any order.
  private func victims() -> [Victim] {
    (0..<kills).map { [.engine, .server, .host][$0 % 3] }.shuffled()
  }

  private func kill(_ victim: Victim, of house: HostedRoom) throws {
    guard victim != .host else {
      house.kill()
      return try house.start(["--room", house.room])
    }
    let name = victim == .engine ? "quizrun" : "quizrun-serve"
    Glibc.kill(try XCTUnwrap(house.child(name), "\(name) is not there"), SIGKILL)
  }

  /// Whether every bot is there; the host is told of two hundred at most.
  private func areBack(_ room: [String: Any]) -> Bool {
    (room["people"] as? [[String: Any]] ?? []).count { $0["here"] as? Bool == true } == min(200, players)
  }

  /// Opens a question, kills while it is being answered or just as it is locked, and goes on with it; milliseconds until all
  /// were back.
  private func question(_ house: HostedRoom, epoch: Int, _ victim: Victim) throws -> Double {
    try house.lead(epoch == 1 ? "open" : "next", to: "open", epoch: epoch)
    return Int.random(in: 0..<4) == 0
      ? try killAtTheLock(house, epoch, victim) : try killWhileOpen(house, epoch, victim)
  }

  /// The lock may have been kept or not, as long as nothing else is lost.
  private func killAtTheLock(_ house: HostedRoom, _ epoch: Int, _ victim: Victim) throws -> Double {
    _ = try house.wait("all answers to question \(epoch)") {
      $0["answered"] as? Int == players && $0["epoch"] as? Int == epoch
    }
    house.forgetTold()
    try house.order(["do": "lock"])
    usleep(UInt32.random(in: 0...200_000))
    let killed = Date()
    try kill(victim, of: house)
    let back = try house.wait("all of them again behind question \(epoch)", within: 30) { room in
      ["locked", "paused"].contains(room["phase"] as? String) && areBack(room)
    }
    let took = Date().timeIntervalSince(killed) * 1000
    XCTAssertLessThan(took, 10_000, "\(victim) at the lock of question \(epoch)")
    XCTAssertEqual(back["epoch"] as? Int, epoch)
    if back["phase"] as? String == "paused" {
      XCTAssertEqual(back["answered"] as? Int, players, "an answer is lost")
      try house.lead("lock", to: "locked")
    }
    try reveal(house, epoch)
    return took
  }

  private func reveal(_ house: HostedRoom, _ epoch: Int) throws {
    let revealed = try house.lead("reveal", to: "reveal", epoch: epoch)
    let counts = revealed["counts"] as? [String: Int] ?? [:]
    XCTAssertEqual(counts.values.reduce(0, +), players, "an answer to question \(epoch) is lost")
  }

  private func killWhileOpen(_ house: HostedRoom, _ epoch: Int, _ victim: Victim) throws -> Double {
    usleep(UInt32.random(in: 0...1_500_000))
    let before = try house.wait("the clock") { $0["left_ms"] != nil && $0["epoch"] as? Int == epoch }
    let left = try XCTUnwrap(before["left_ms"] as? Int)
    house.forgetTold()
    let killed = Date()
    try kill(victim, of: house)
    let back = try house.wait("all of them again, in question \(epoch)", within: 30) { room in
      room["phase"] as? String == "paused" && areBack(room)
    }
    let took = Date().timeIntervalSince(killed) * 1000
    XCTAssertLessThan(took, 10_000, "\(victim) in question \(epoch)")
    XCTAssertEqual(back["epoch"] as? Int, epoch)
    let now = try XCTUnwrap(back["left_ms"] as? Int)
    XCTAssertLessThanOrEqual(now, left + tolerance, "no time comes back")
    XCTAssertGreaterThan(now, left - tolerance, "time stood still")
    try house.lead("resume", to: "open")
    let all = try house.wait("all answers to question \(epoch)", within: 60) { $0["answered"] as? Int == players }
    XCTAssertEqual(all["epoch"] as? Int, epoch)
    try house.lead("lock", to: "locked")
    try reveal(house, epoch)
    return took
  }
}

/// `quizrun-rehearse` at a room.
private final class Bots {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ house: HostedRoom, _ count: Int) throws {
    process.executableURL = Programs.folder.appendingPathComponent("quizrun-rehearse")
    process.arguments = ["--url=http://127.0.0.1:\(house.port)", "--code=\(house.code)", "--spread=1.5", "\(count)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit { process.terminate() }

  /// Their lines once the room is over, and their exit code.
  func end() -> (code: Int32, lines: [String]) {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }
}
