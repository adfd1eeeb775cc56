import Foundation
import Words
import XCTest

/// Which unfinished sitting goes on, and how.
final class ResumeTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.plugin("mirror", Samples.mirror)
    try place.plugin("other", Samples.mirror.replacing("Mirror", with: "Other"))
    try place.plugin("double", "return { api = 1, judge = function(q, r, ctx) return ctx.judge(q, r) end }")
    try place.quiz("statements", Samples.statements(4, #""plugin":"mirror","category":"History","#))
    try place.quiz("others", Samples.statements(4, #""plugin":"mirror","#))
    return place
  }

  /// Begins with some options, then says whether other options go on with it.
  private func goesOn(_ first: [String], _ second: [String]) throws -> Bool {
    let place = try place()
    let begun = try place.play(["statements"] + first, [right])
    let next = try place.play(second.contains { $0 == "others" } ? second : ["statements"] + second)
    let isSame = next.first("begin")?.string("sitting") == begun.first("begin")?.string("sitting")
    XCTAssertEqual(next.first("begin")?.bool("resumed"), isSame)
    XCTAssertEqual(next.first("question")?.int("step"), isSame ? 2 : 1)
    return isSame
  }

  func testWhatGoesOn() throws {
    let cases: [([String], [String], Bool)] = [
      ([], [], true), (["--seed", "5"], ["--seed", "5"], true), (["--seed", "5"], [], true),
      (["--seed", "5"], ["--seed", "6"], false), ([], ["--seed", "6"], false), ([], ["--new"], false),
      (["--set", "pass=70"], ["--set", "pass=70"], true), (["--set", "pass=70"], [], true),
      (["--set", "pass=70"], ["--set", "pass=80"], false), ([], ["--set", "pass=80"], false),
      (["--set", "pass=70"], ["--set", "lives=5"], false), (["--set", "pass=70"], ["--set", "pass=70.0"], true),
      (["--limit", "3"], ["--limit", "3"], true), (["--limit", "3"], ["--limit", "2"], false),
      (["--limit", "3"], [], true),
      (["--category", "history"], ["--category", "HISTORY"], true), (["--category", "history"], [], true),
      ([], ["--category", "history"], false), (["--players", "A,B"], ["--players", "A,B"], true),
      (["--players", "A,B"], ["--players", "A,C"], false), (["--players", "A,B"], ["--players", "B,A"], false),
      (["--player", "A"], ["--player", "A"], true), (["--player", "A"], ["--player", "B"], false),
      (["--player", "A"], ["--players", "A"], true), ([], ["--plugin", "mirror"], true),
      ([], ["--plugin", "other"], false),
      ([], ["--plugin", "double"], false), (["--plugin", "double"], ["--plugin", "double"], true),
      ([], ["others"], false),
      (["--timed=9"], [], true), (["--timed=9"], ["--timed=9"], true),
    ]
    for (first, second, expected) in cases {
      XCTAssertEqual(try goesOn(first, second), expected, "\(first), then \(second)")
    }
  }

  func testAFinishedOrDiscardedSittingDoesNotGoOn() throws {
    let place = try place()
    _ = try place.play(["statements"], Array(repeating: right, count: 4))
    XCTAssertEqual(
      try place.play(["statements"], [right, #"{"quit":"discard"}"#]).first("begin")?.bool("resumed"), false)
    XCTAssertEqual(try place.play(["statements"], [right, #"{"quit":"keep"}"#]).first("begin")?.bool("resumed"), false)
    XCTAssertEqual(try place.play(["statements"]).first("begin")?.bool("resumed"), true)
  }

  func testTwoProcessesOnOneSitting() throws {
    let place = try place()
    let first = try place.start(["statements", "--json"])
    XCTAssertNotNil(first.readLine())
    XCTAssertNotNil(first.readLine())
    for face in ["--json", "--plain"] {
      let second = try place.run(["statements", face])
      XCTAssertEqual(second.code, 75)
      XCTAssertEqual(second.output, "")
      XCTAssertTrue(second.errors.contains("open in another"), second.errors)
    }
    XCTAssertEqual(try place.play(["statements", "--new"]).first("begin")?.bool("resumed"), false)
    XCTAssertEqual(try place.play(["others"]).first("begin")?.bool("resumed"), false)
    XCTAssertEqual(try place.play(["statements", "--player", "Other"]).first("begin")?.bool("resumed"), false)
    first.send(right)
    XCTAssertEqual(first.readLine().flatMap(Message.init)?.type, "verdict")
    XCTAssertEqual(first.finish().code, 0)
  }

  func testAKilledProcessLetsGoOfItsSitting() throws {
    let place = try place()
    let first = try place.start(["statements", "--json"])
    XCTAssertNotNil(first.readLine())
    first.kill(SIGKILL)
    XCTAssertEqual(first.finish().code, 128 + 9)
    XCTAssertEqual(try place.play(["statements"]).first("begin")?.bool("resumed"), true)
  }

  func testSignalsAreToldByTheExitCode() throws {
    let place = try place()
    for (signal, face) in [
      (SIGINT, "--json"), (SIGTERM, "--json"), (SIGHUP, "--json"), (SIGINT, "--plain"), (SIGTERM, "--plain"),
    ] {
      let program = try place.start(["statements", face])
      XCTAssertNotNil(program.readLine())
      program.kill(signal)
      XCTAssertEqual(program.finish().code, 128 + signal, face)
    }
  }

  func testAChangedQuizOrPluginIsTold() throws {
    let place = try place()
    let begun = try place.play(["statements"], [right])
    try place.quiz(
      "statements",
      Samples.statements(4, #""plugin":"mirror","tags":["changed"],"#).replacing("Statement 2", with: "New"))
    let quiz = try place.play(["statements"], [right])
    XCTAssertEqual(quiz.of("warning").count, 1)
    XCTAssertTrue(quiz.first("warning")?.string("message")?.contains("quiz has changed") == true)
    XCTAssertEqual(quiz.first("question")?.string("text"), "Statement 2", "it goes on as it was")
    try place.plugin("mirror", Samples.mirror.replacing("headline = \"mirror\"", with: "headline = \"changed\""))
    let both = try place.play(["statements"], [right, right])
    XCTAssertEqual(both.of("warning").count, 2)
    XCTAssertEqual(both.first("begin")?.string("sitting"), begun.first("begin")?.string("sitting"))
    XCTAssertEqual(both.last("result")?.string("headline"), "mirror")
    let plain = try place.run(["statements", "--plain"])
    XCTAssertFalse(plain.errors.contains("changed"), plain.errors)
  }

  /// The record has all that a sitting needs: it goes on when the files are broken or gone, too.
  func testAChangedModuleIsTold() throws {
    let place = try place()
    try place.plugin("words", "return { name = \"first\" }")
    try place.plugin(
      "user",
      "local words = require \"words\"\nreturn { api = 1, result = function() return { headline = words.name } end }")
    _ = try place.play(["statements", "--plugin", "user"], [right])
    try place.plugin("words", "return { name = \"second\" }")
    let messages = try place.play(["statements", "--plugin", "user"], Array(repeating: right, count: 3))
    XCTAssertEqual(messages.last("result")?.string("headline"), "first")
    XCTAssertEqual(messages.of("warning").count, 1)
  }

  func testPlainPlayGoesOnWithWhatJSONBegan() throws {
    let place = try place()
    _ = try place.play(["statements"], [right])
    let plain = try place.run(["statements", "--plain"], ["1"])
    XCTAssertEqual(plain.code, 0)
    XCTAssertTrue(plain.output.contains("You go on where you left off"), plain.output)
    XCTAssertTrue(plain.output.contains("Question 2 of 4"), plain.output)
    XCTAssertEqual(try place.play(["statements"]).first("question")?.int("step"), 3)
  }
}
