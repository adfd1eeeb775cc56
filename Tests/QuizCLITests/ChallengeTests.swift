import Foundation
import XCTest

/// `quizrun challenge` between two players who share nothing but quiz and mode.
final class ChallengeTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#
  private let quiz = Samples.statements(4, #""id":"mini","category":"Nature","shuffle":{"questions":true},"#)

  /// Ada has played four statements, one of them wrong.
  private func ada(_ plugin: String? = nil) throws -> (place: Place, code: String) {
    let place = try place(plugin)
    let arguments = ["mini", "--seed", "5", "--player", "Ada"] + (plugin == nil ? [] : ["--plugin", "lives"])
    _ = try place.play(arguments, [right, wrong, right, right])
    let created = try place.run(["challenge", "create"])
    XCTAssertEqual(created.code, 0, created.errors)
    XCTAssertTrue(created.output.hasPrefix("Statements, score to beat: 3 of 4 (75 %)\n"), created.output)
    return (place, String(try XCTUnwrap(created.output.split(whereSeparator: \.isWhitespace).last)))
  }

  private func place(_ plugin: String? = nil) throws -> Place {
    let place = try Place()
    try place.quiz("mini", quiz)
    if let plugin { try place.plugin("lives", plugin) }
    return place
  }

  func testTheSameQuestionsInTheSameOrder() throws {
    let (adas, code) = try ada(Samples.lives)
    let bobs = try place(Samples.lives)
    let lines = try bobs.play(["challenge", "accept", code, "--player", "Bob"], Array(repeating: right, count: 4))
    let again = try adas.play(["mini", "--plugin", "lives", "--seed", "5", "--new"], Array(repeating: right, count: 4))
    XCTAssertEqual(lines.of("question").map { $0.string("id") }, again.of("question").map { $0.string("id") })
    XCTAssertEqual(lines.first("begin")?.int("seed"), 5)
    XCTAssertEqual(lines.last?.type, "challenge")
    XCTAssertEqual(lines.last?.string("player"), "Ada")
    XCTAssertEqual(lines.last?.string("outcome"), "won")
    XCTAssertEqual(lines.last?.number("points"), 3)
    XCTAssertEqual(lines.last?.bool("verified"), true)
    let answers = lines.last?.object["answers"] as? [[String: Any]] ?? []
    XCTAssertEqual(answers.map { $0["points"] as? Double }, [1, 0, 1, 1])
    XCTAssertEqual(answers.map { $0["given"] as? String }, ["True", "False", "True", "True"])
  }

  func testTheOthersAnswersAreShownOnlyAfterTheEnd() throws {
    let (_, code) = try ada()
    let bobs = try place()
    let kept = try bobs.run(["challenge", "accept", code, "--plain", "--player", "Bob"], ["1", "1"])
    XCTAssertFalse(kept.output.contains("Ada"), kept.output)
    let done = try bobs.run(["challenge", "accept", code, "--plain", "--player", "Bob"], ["2", "2"])
    XCTAssertTrue(done.output.contains("Ada: 3 of 4 (75 %). Bob: 2 of 4 (50 %). Ada wins.\n"), done.output)
    XCTAssertTrue(done.output.contains("  Ada: False, wrong\n"), done.output)
  }

  func testTheOutcomeSpeaksThePlayersLanguage() throws {
    let (adas, code) = try ada()
    let german = ["LANG": "de_DE.UTF-8"]
    let created = try adas.run(["challenge", "create"], [], german).output
    XCTAssertTrue(created.hasPrefix("Statements, zu schlagen: 3 von 4 (75 %)\n"), created)
    let arguments = ["challenge", "accept", code, "--plain", "--player", "Bob"]
    let done = try place().run(arguments, ["1", "2", "2", "2"], german).output
    XCTAssertTrue(done.contains("Zu schlagen: 3 von 4 (75 %)\n"), done)
    XCTAssertTrue(done.contains("Ada: 3 von 4 (75 %). Bob: 1 von 4 (25 %). Ada gewinnt.\n"), done)
    XCTAssertTrue(done.contains(", falsch\n") && done.contains(", richtig\n"), done)
    for word in [" of ", "wins", ", wrong", ", right"] { XCTAssertFalse(done.contains(word), "\(word): \(done)") }
  }

  func testWhoWins() throws {
    let (_, code) = try ada()
    for (answers, outcome) in [
      ([right, right, right, right], "won"), ([wrong, right, right, right], "tie"),
      ([wrong, wrong, right, right], "lost"),
    ] {
      let lines = try place().play(["challenge", "accept", code], answers)
      XCTAssertEqual(lines.last?.string("outcome"), outcome)
    }
  }

  func testAFileThatIsMissingIsNoAlteredCode() throws {
    let (place, code) = try ada()
    try place.write("Beat this:\n\(code)\n", to: "code.txt")
    XCTAssertEqual(try place.run(["challenge", "accept", "code.txt", "--json"]).code, 0)
    for file in ["codes.txt", "/missing/file", "./code"] {
      let outcome = try place.run(["challenge", "accept", file])
      XCTAssertEqual(outcome.code, 66, file)
      XCTAssertTrue(outcome.errors.contains("\(file): No such file or directory"), outcome.errors)
    }
    for altered in [
      String(code.dropLast()), String(code.dropFirst()), "http://h/join?code=\(code.dropLast())", "no code",
    ] {
      XCTAssertEqual(try place.run(["challenge", "accept", altered]).code, 65, altered)
    }
  }

  func testACodeVerifiesWhereQuizAndModeAre() throws {
    let (adas, code) = try ada(Samples.lives)
    try FileManager.default.removeItem(atPath: adas.root + "/home/quizzes/mini.json")
    try FileManager.default.removeItem(atPath: adas.root + "/home/plugins/lives.lua")
    XCTAssertEqual(try adas.run(["verify", code]).code, 0, "the record holds what is needed")
    let bobs = try place(Samples.lives)
    let outcome = try bobs.run(["verify", code])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertTrue(outcome.output.hasPrefix("equal: Statements (lives) of Ada, "), outcome.output)
    let json = try XCTUnwrap(Message(try bobs.run(["verify", code, "--json"]).output))
    XCTAssertEqual(json.string("verdict"), "equal")
  }

  func testWhatIsMissingOrDifferentCannotBeVerified() throws {
    let (_, code) = try ada(Samples.lives)
    let missing = try Place()
    let other = try place(Samples.lives.replacing("lives = 3", with: "lives = 2"))
    let changed = try place(Samples.lives)
    try changed.quiz("mini", quiz.replacing("Statement 1", with: "Statement one"))
    let modeless = try place()
    let cases: [(Place, String, Int32)] = [
      (missing, "the quiz 'Statements' ('mini') is not here", 66), (modeless, "the mode 'Lives' is not here", 66),
      (other, "is another version than the challenge was played with", 65),
      (changed, "the quiz 'mini' here differs from the one that the challenge was played with", 65),
    ]
    for (place, words, exit) in cases {
      let verified = try place.run(["verify", code])
      XCTAssertEqual(verified.code, 1, words)
      XCTAssertTrue(verified.output.hasPrefix("cannot verify"), verified.output)
      XCTAssertTrue(verified.output.contains(words), verified.output)
      let accepted = try place.run(["challenge", "accept", code, "--json"])
      XCTAssertEqual(accepted.code, exit, words)
      XCTAssertTrue(accepted.errors.contains(words), accepted.errors)
    }
  }

  func testAlteredCodesAreRefused() throws {
    let (adas, code) = try ada()
    var other = Array(code)
    other[40] = other[40] == "A" ? "B" : "A"
    for text in [
      String(other), String(code.dropLast()), code + "A", "quizrun1-", "quizrun1-AAAA",
      code.replacing("quizrun1", with: "quizrun01"), code.replacing("quizrun1", with: "quizrun0"),
      "Q" + code.dropFirst(),
    ] {
      for command in [["verify"], ["challenge", "accept"]] {
        let outcome = try adas.run(command + [text])
        XCTAssertEqual(outcome.code, 65, text)
        XCTAssertTrue(outcome.errors.contains("was changed on the way"), outcome.errors)
      }
    }
  }

  /// A number that this program does not know proves nothing, whatever stands behind it, and however it comes.
  func testCodesOfANewerFormCannotBeVerified() throws {
    let (adas, code) = try ada()
    let half = code.index(code.startIndex, offsetBy: code.count / 2)
    for newer in [code.replacing("quizrun1", with: "quizrun2"), "quizrun2-", "quizrun17-x.y~z"] {
      try adas.write("Score to beat: 3 of 4\n\(newer)\n", to: "newer.txt")
      for (word, lines) in [(newer, []), ("newer.txt", []), ("-", [newer])] {
        for command in [["verify"], ["verify", "--json"], ["challenge", "accept"]] {
          let outcome = try adas.run(command + [word], lines)
          XCTAssertEqual(outcome.code, 1, "\(command) \(word)")
          XCTAssertTrue(outcome.errors.contains("cannot verify: the code was made by a newer quizrun"), outcome.errors)
        }
      }
    }
    try adas.write("\(code[..<half].replacing("quizrun1", with: "quizrun2"))\n\(code[half...])\n", to: "wrapped.txt")
    XCTAssertEqual(try adas.run(["verify", "wrapped.txt"]).code, 1)
  }

  func testACodeFromAFileOrStandardInput() throws {
    let (_, code) = try ada()
    let bobs = try place()
    try bobs.write("Statements, score to beat: 3 of 4 (75 %)\n\(code)\n", to: "code.txt")
    let answers = Array(repeating: right, count: 4)
    XCTAssertEqual(try bobs.play(["challenge", "accept", "code.txt"], answers).last?.string("outcome"), "won")
    XCTAssertEqual(try bobs.play(["challenge", "accept", "-"], [code] + answers).last?.string("outcome"), "won")
    XCTAssertEqual(try bobs.run(["verify", "code.txt"]).code, 0)
    XCTAssertEqual(try bobs.run(["verify", "-"], [code]).code, 0)
  }

  func testWhatCannotBeAChallenge() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["challenge", "create"]).code, 66)
    _ = try place.play(["mini"], [right])
    let id = try XCTUnwrap(try place.play(["mini"], []).first("begin")?.string("sitting"))
    let outcome = try place.run(["challenge", "create", id])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("not finished"), outcome.errors)
    XCTAssertEqual(try place.run(["challenge"]).code, 2)
  }

  func testSubsetsAndDrawnQuestionsTravel() throws {
    for arguments in [
      ["mini", "--limit", "2"], ["--category", "nature", "--limit", "3"], ["--limit", "2", "--seed", "9"],
    ] {
      let adas = try place()
      _ = try adas.play(arguments, Array(repeating: right, count: 4))
      let code = try XCTUnwrap(adas.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last)
      let lines = try place().play(["challenge", "accept", String(code)], Array(repeating: right, count: 4))
      XCTAssertEqual(lines.last?.string("outcome"), "tie", "\(arguments)")
    }
  }

  func testTimeIsPartOfIt() throws {
    let speed = """
      return { api = 1, judge = function(q, r, ctx) local v = ctx.judge(q, r)
        return { points = v.correct and 1000 - r.ms / 10 or 0, of = 1000, correct = v.correct } end }
      """
    let adas = try place()
    try adas.plugin("lives", speed)
    _ = try adas.play(
      ["mini", "--plugin", "lives", "--virtual-clock", "--timed=10"],
      [#"{"wait":1230}"#, right, #"{"wait":12000}"#, right, #"{"wait":500}"#, wrong])
    let code = String(
      try XCTUnwrap(adas.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
    let bobs = try place()
    try bobs.plugin("lives", speed)
    XCTAssertEqual(try bobs.run(["verify", code]).code, 0)
  }

  func testMemoryOfTheAccepterStaysAsItWas() throws {
    let counting = """
      return { api = 1, result = function(state, ctx)
        local n = (ctx.memory.n or 0) + 1
        return { headline = "run " .. n, memory = { n = n } } end }
      """
    let adas = try place(counting)
    for _ in 0..<2 { _ = try adas.play(["mini", "--plugin", "lives", "--new"], Array(repeating: right, count: 4)) }
    let code = String(
      try XCTUnwrap(adas.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
    let bobs = try place(counting)
    let accepted = try bobs.play(["challenge", "accept", code], Array(repeating: right, count: 4))
    XCTAssertEqual(accepted.last("result")?.string("headline"), "run 2")
    let own = try bobs.play(["mini", "--plugin", "lives", "--new"], Array(repeating: right, count: 4))
    XCTAssertEqual(own.last("result")?.string("headline"), "run 1")
  }
}
