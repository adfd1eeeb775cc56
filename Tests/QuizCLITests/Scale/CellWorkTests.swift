import Foundation
import XCTest

/// Commands that compute play plugins in processes of their own; the fate of these changes nothing.
final class CellWorkTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("facts", Samples.statements(12, ""))
    try place.plugin(
      "mine", try String(contentsOf: Self.root.appendingPathComponent("plugins/survival.lua"), encoding: .utf8))
    return place
  }

  private func lines(_ count: Int) -> String {
    (0..<count).map { number in
      let given = (1...12).map { #""q\#($0)":["\#((number * 7 + $0 * number / 3) % 3 == 0)"]"# }
      return #"{"participant":"p\#(number)","responses":{\#(given.joined(separator: ","))}}"# + "\n"
    }.joined()
  }

  /// The cells of a program that runs.
  private func cells(_ program: Program) -> [pid_t] {
    let path = "/proc/\(program.pid)/task/\(program.pid)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Kills some of its cells while it runs; how many.
  private func disturb(_ program: Program, kills most: Int, after output: String? = nil) -> Int {
    while program.isRunning, let output, (try? Data(contentsOf: URL(fileURLWithPath: output)))?.isEmpty ?? true {
      usleep(1_000)
    }
    var random = SystemRandomNumberGenerator()
    var kills = 0
    while program.isRunning && kills < most {
      usleep(UInt32.random(in: 2_000...60_000, using: &random))
      if let cell = cells(program).randomElement(), kill(cell, SIGKILL) == 0 { kills += 1 }
    }
    return kills
  }

  func testCellsThatAreKilledLoseNoLine() throws {
    let place = try place()
    try place.write(lines(2000), to: "in")
    for extra in [[], ["--details"]] {
      let command = ["grade", "facts", "in", "--plugin", "mine", "--jobs", "2"] + extra
      let whole = try place.run(command)
      XCTAssertEqual(whole.code, 0, whole.errors)
      XCTAssertEqual(whole.output.split(separator: "\n").count, 2000)
      try place.write("", to: "out")
      let program = try place.start(command, output: .file(place.root + "/out"))
      let kills = disturb(program, kills: 9, after: place.root + "/out")
      let outcome = program.finish()
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertGreaterThan(kills, 0)
      let found = try String(contentsOfFile: place.root + "/out", encoding: .utf8)
      XCTAssertTrue(found == whole.output, "the output differs after \(kills) kills")
    }
  }

  func testCellsThatAreKilledLoseNoSitting() throws {
    let place = try place()
    for number in 0..<12 {
      let answers = (0..<12).map { #"{"answer":["\#($0 % (number + 2) == 0)"]}"# }
      _ = try place.run(
        ["facts", "--plugin", "mine", "--json", "--player", "p\(number)"],
        answers)
    }
    let whole = try place.run(["verify", "--json"])
    XCTAssertEqual(whole.code, 0, whole.output)
    let program = try place.start(["verify", "--json"])
    _ = disturb(program, kills: 3)
    XCTAssertEqual(program.finish().output, whole.output)
  }

  /// However the program ends, its cells end with it.
  func testNoCellOutlivesTheProgram() throws {
    let place = try place()
    try place.plugin(
      "slow",
      "return { api = 1, name = 'Slow', after = function(state) local n = 0 for i = 1, 300000 do n = n + i end end }")
    try place.write(lines(20_000), to: "in")
    for signal in [SIGKILL, SIGTERM, SIGINT] {
      let program = try place.start(["grade", "facts", "in", "--plugin", "slow", "--jobs", "2"])
      var found: [pid_t] = []
      while program.isRunning && found.count < 2 {
        found = cells(program)
        usleep(2_000)
      }
      XCTAssertGreaterThanOrEqual(found.count, 2, "no cells were seen")
      program.kill(signal)
      XCTAssertEqual(program.finish().code, 128 + signal)
      let end = Date().addingTimeInterval(20)
      while !found.allSatisfy(isGone), Date() < end { usleep(5_000) }
      XCTAssertTrue(found.allSatisfy(isGone), "a cell outlived the program")
    }
  }

  /// Whether it is gone, or no process of ours waits for it.
  private func isGone(_ process: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.isEmpty || text.contains(") Z ")
  }

  /// A program that writes a line and waits for its result before the next gets it.
  func testALineAtATime() throws {
    let place = try place()
    let program = try place.start(["grade", "facts", "--plugin", "mine", "--jobs", "2"])
    for line in lines(5).split(separator: "\n") {
      program.send(String(line))
      XCTAssertNotNil(program.readLine(), "nothing came for a line while the input was open")
    }
    XCTAssertEqual(program.finish().code, 0)
  }
}
