import Foundation
import XCTest

/// Exit codes, suggestions, what a first word means, and help.
final class UsageTests: XCTestCase {
  func testExitCodes() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    try place.quiz("broken", "{")
    try place.plugin("broken", "return {")
    try place.plugin("outcomes", "return { api = 1, quiz = \"outcomes\", start = function() return {} end }")
    try place.plugin("pair", "return { api = 1, players = { min = 2, max = 2 }, start = function() return {} end }")
    let cases: [(arguments: String, code: Int32)] = [
      ("--version", 0), ("--help", 0), ("-h", 0), ("-V", 0), ("help", 0), ("help play", 0), ("help nothing", 2),
      ("list extra", 2), ("plugins --jsn", 2), ("categories", 0), ("help a b", 2),
      ("statements", 0), ("statements --plain", 0), ("statements --json", 0), ("play statements", 0),
      ("statements --json --plain", 2), ("statements --virtual-clock", 2), ("statements --plain --virtual-clock", 2),
      ("statements --seed", 2), ("statements --seed x", 2), ("statements --seed -1", 2), ("statements --seed 1.5", 2),
      ("statements --seed 0", 0), ("statements --seed 9007199254740991", 0), ("statements --seed 9007199254740992", 2),
      ("statements --seed 99999999999999999999", 2), ("statements --seed 1 --seed 2", 2),
      ("statements --timed --untimed", 2), ("statements --timed=0", 2), ("statements --timed=-5", 2),
      ("statements --timed=x", 2), ("statements --timed=nan", 2), ("statements --timed=inf", 2),
      ("statements --timed=", 2), ("statements --timed=0x9", 2), ("history --min 0x10", 2), ("history --min 60%", 0),
      ("statements --timed=0.5", 0), ("statements --time-factor 0", 2),
      ("statements --time-factor x", 2), ("statements --time-factor 1.5", 0), ("statements --limit 0", 2),
      ("statements --limit x", 2), ("statements --limit 5", 0), ("statements --type nothing", 2),
      ("statements --type single", 66), ("statements --category none", 66), ("--category none", 66),
      ("statements --player A --players A,B", 2), ("statements --players A,A", 2), ("statements --players A,B", 2),
      ("statements --player=", 2), ("statements --plugin pair", 2), ("statements --plugin pair --players A,B", 0),
      ("statements --set", 2), ("statements --set pass", 2), ("statements --set =3", 2), ("statements --set pass=3", 2),
      ("statements --plugin nothing", 66), ("statements --plugin ./nothing.lua", 66),
      ("statements --plugin broken", 65), ("statements --plugin outcomes", 65), ("broken", 65),
      ("play nothing", 66), ("nothing", 2), ("./nothing.json", 66), ("home/quizzes/broken.json", 65),
      ("home/quizzes/nothing.json", 66), ("home/plugins", 74), ("statements --json=yes", 2), ("statements -x", 2),
    ]
    for (arguments, code) in cases {
      let outcome = try place.run(arguments.split(separator: " ").map(String.init))
      XCTAssertEqual(outcome.code, code, "quizrun \(arguments): \(outcome.errors)")
      if code != 0 {
        XCTAssertTrue(outcome.errors.hasPrefix("quizrun: "), "quizrun \(arguments) says '\(outcome.errors)'")
      }
    }
  }

  /// The name of a file that is not there is no quiz, also where a sitting of the quiz with that name could go on.
  func testAFileNameIsNoId() throws {
    let place = try Place()
    try place.quiz("animals", Samples.statements(2))
    for _ in 0..<2 {
      for (word, code) in [("animals.json", 2), ("animals.lua", 2), ("./animals.json", 66), ("play animals.json", 66)] {
        let outcome = try place.run(word.split(separator: " ").map(String.init) + ["--json"])
        XCTAssertEqual(outcome.code, Int32(code), "\(word): \(outcome.output)")
        XCTAssertEqual(outcome.output, "", word)
        if !word.hasPrefix(".") { XCTAssertTrue(outcome.errors.contains("did you mean 'animals'?"), outcome.errors) }
      }
      _ = try place.play(["animals"])
    }
  }

  func testSuggestions() throws {
    let place = try Place()
    try place.quiz("animals", Samples.statements(1))
    try place.plugin("survival", Samples.mirror)
    let cases = [
      ("animls", 2, "did you mean 'animals'?"), ("lst", 2, "did you mean 'list'?"),
      ("convert", 2, "did you mean 'quiz convert'?"), ("convert a b", 2, "did you mean 'quiz convert'?"),
      ("play animls", 66, "did you mean 'animals'?"), ("animals --plugin survivl", 66, "did you mean 'survival'?"),
      ("animals --plugin survivl.lua", 66, "did you mean 'survival'?"),
      ("animals --plugn 3", 2, "did you mean '--plugin'?"),
      ("animals --plugin survival --set pas=3", 2, "did you mean 'pass'?"), ("help lst", 2, "did you mean 'list'?"),
      ("animals --virtual-clock", 2, "--virtual-clock works only with --json"),
      ("animals --player=", 2, "a name of up to 60 characters"), ("animals --time-factor 1e9", 2, "up to a million"),
      ("somethingelse", 2, "`quizrun list`"), ("animals --plugin survival --set zzzzzz=3", 2, "pass"),
    ]
    for (arguments, code, said) in cases {
      let outcome = try place.run(arguments.split(separator: " ").map(String.init))
      XCTAssertEqual(outcome.code, Int32(code), arguments)
      XCTAssertTrue(outcome.errors.contains(said), "quizrun \(arguments): \(outcome.errors)")
    }
  }

  func testCommandsWinOverIds() throws {
    let place = try Place()
    try place.quiz("list", Samples.statements(1))
    try place.quiz("animals", Samples.statements(2))
    XCTAssertTrue(try place.run(["list"]).output.contains("animals"))
    XCTAssertEqual(try place.play(["play", "list"]).first("question")?.int("of"), 1)
    XCTAssertTrue(try place.run(["--plain", "--", "list"]).output.contains("Question 1 of 1"))
    for arguments in [["--seed", "7", "play", "animals"], ["--timed", "play", "animals"], ["--seed=7", "animals"]] {
      XCTAssertEqual(try place.play(arguments).first("question")?.int("of"), 2, "\(arguments)")
    }
    // The value of an option is no command, however it reads.
    XCTAssertEqual(try place.run(["xyz", "--player", "play"]).code, 2)
    XCTAssertEqual(try place.run(["animals", "--player", "list", "--json"]).code, 0)
  }

  func testAQuizByIdOrPath() throws {
    let place = try Place()
    try place.write(Samples.statements(1), to: "home/quizzes/deep/er/hidden.json")
    try place.write(Samples.statements(2, #""id":"other","#), to: "home/quizzes/named.json")
    try place.write(Samples.statements(3), to: "elsewhere.json")
    try place.write("return { title = \"Lua\", questions = { { kind = \"truefalse\", text = \"x\" } } }", to: "q.lua")
    let cases = [
      ("hidden", 1), ("other", 2), ("elsewhere.json", 3), ("./elsewhere.json", 3), (place.root + "/elsewhere.json", 3),
      ("home/quizzes/named.json", 2), ("q.lua", 1),
    ]
    for (word, count) in cases {
      XCTAssertEqual(try place.play([word]).first("question")?.int("of"), count, word)
    }
    XCTAssertEqual(try place.run(["named"]).code, 2, "its id is 'other'")
  }

  func testHelpFitsEightyColumns() throws {
    let place = try Place()
    let overview = try place.run(["help"]).output
    XCTAssertLessThanOrEqual(
      overview.split(separator: "\n", omittingEmptySubsequences: false).count, 56, "55 lines and their end")
    let commands = overview.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    XCTAssertTrue(Set(["play", "list", "plugins", "categories", "help"]).isSubset(of: commands), "\(commands)")
    let pages = [["--help"], ["help"]] + commands.map { ["help", $0] }
    for arguments in pages {
      let outcome = try place.run(arguments)
      XCTAssertEqual(outcome.errors, "")
      XCTAssertTrue(outcome.output.hasPrefix("usage: quizrun"), "\(arguments)")
      for line in outcome.output.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 80, String(line)) }
    }
    XCTAssertEqual(try place.run(["play", "--help"]).output, try place.run(["help", "play"]).output)
    XCTAssertEqual(try place.run(["--help", "play"]).output, try place.run(["help", "play"]).output)
  }

  func testEveryOptionInHelpIsTaken() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    let help = try place.run(["help", "play"]).output
    for option in [
      "plugin", "set", "seed", "timed", "untimed", "time-factor", "limit", "category", "difficulty", "type", "player",
      "players", "missed", "practice", "new", "plain", "json", "virtual-clock",
    ] {
      XCTAssertTrue(help.contains("--\(option)"), option)
    }
  }
}
