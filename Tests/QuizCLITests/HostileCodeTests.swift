import Foundation
import QuizCore
import QuizStore
import QuizTesting
import XCTest

/// Challenge codes as a hostile or clumsy sender passes them on, given to the real program.
final class HostileCodeTests: XCTestCase {
  private static let count = ProcessInfo.processInfo.environment["QUIZRUN_TEST_CODES"].flatMap(Int.init) ?? 200

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(4, #""id":"mini","navigation":{"free":true},"#))
    return place
  }

  private func code(_ place: Place, seed: Int = 5) throws -> String {
    let answers = Array(repeating: #"{"answer":["true"]}"#, count: 4) + [#"{"finish":true}"#]
    _ = try place.play(["mini", "--seed", "\(seed)", "--player", "Ada"], answers)
    return String(try XCTUnwrap(place.run(["challenge", "create"]).output.split(whereSeparator: \.isWhitespace).last))
  }

  /// `QUIZRUN_TEST_CODES` asks for more; the 10,000 of `ChallengeCodeTests` go through the same reader.
  func testMutatedCodesEndWithTheirExitCode() throws {
    let place = try place()
    let code = Array(try code(place))
    let other = Array(try self.code(place, seed: 6))
    var random = SplitMix64(seed: 20)
    for round in 0..<Self.count {
      let at = Int(random.below(UInt64(code.count)))
      let changed = Self.mutation(code, other, round % 9, at, Character(Unicode.Scalar(UInt8(33 + random.below(94)))))
      // Texts with the length of a sitting's id are looked for among the sittings by `verify`.
      if changed == code || changed == other || changed.count <= 26 { continue }
      let arguments = [["challenge", "accept"], ["verify"]][round % 2] + [String(changed)]
      let outcome = try place.run(arguments)
      XCTAssertEqual(outcome.code, 65, "\(arguments)")
      XCTAssertTrue(outcome.errors.contains("was changed on the way"), outcome.errors)
      XCTAssertEqual(outcome.output, "")
    }
  }

  private static func mutation(
    _ code: [Character], _ other: [Character], _ kind: Int, _ at: Int, _ letter: Character
  ) -> [Character] {
    var code = code
    switch kind {
    case 0: code[at] = letter
    case 1: code.remove(at: at)
    case 2: code.insert(letter, at: at)
    case 3: code.swapAt(at, (at * 7 + 1) % code.count)
    case 4: code.removeLast(at)
    case 5: code = Array(String(code).lowercased())
    case 6: code = Array(code[..<at]) + Array(other[min(at, other.count)...])
    case 7: code[0] = "-"
    default: code.replaceSubrange(0..<2, with: "--")
    }
    return code
  }

  func testWrappedCodesAreTaken() throws {
    let place = try place()
    let code = try code(place)
    let pieces = stride(from: 0, to: code.count, by: 60).map { String(code.dropFirst($0).prefix(60)) }
    try place.write("A title with quizrun1-code in it\n" + pieces.joined(separator: "\n") + "\n", to: "code.txt")
    for (arguments, lines) in [
      ([pieces.joined(separator: "\n ")], []), (pieces, []), (["code.txt"], []), (["-"], pieces),
      (["-"], ["A title"] + pieces + ["", "--", "Ada"]),
    ] {
      let outcome = try place.run(["verify"] + arguments, lines)
      XCTAssertEqual(outcome.code, 0, "\(arguments) \(outcome.errors)")
      XCTAssertTrue(outcome.output.hasPrefix("equal: "), outcome.output)
    }
    let right = Array(repeating: #"{"answer":["true"]}"#, count: 4) + [#"{"finish":true}"#]
    XCTAssertEqual(try place.play(["challenge", "accept", "-"], pieces + right).last?.string("outcome"), "tie")
    XCTAssertEqual(try place.run(["verify", "-"], [String(code.dropLast(3)), "", "more"]).code, 65)
    XCTAssertEqual(try place.run(["verify", "a", "b"]).code, 2)
    XCTAssertEqual(try place.run(["challenge", "accept", "--plian"]).code, 2)
  }

  /// A right checksum around what no player did: refused, or shown without harm.
  func testForgedChallengesAreHarmless() throws {
    let place = try place()
    let (real, _) = try ChallengeCode.challenge(try code(place))
    place.verifies = false
    let nasty = "\u{1B}[2J\u{7}\u{202E}\u{9B}31m"
    let long = String(repeating: "x", count: 1_000_000)
    var deep = PlainValue.int(1)
    for _ in 0..<200 { deep = .list([deep]) }
    let forgeries: [(inout Challenge) -> Void] = [
      { $0.quiz?.title = nasty }, { $0.quiz?.id = nasty }, { $0.quiz?.id = "../../../etc/passwd" },
      { $0.score.headline = nasty }, { $0.beginning.plugins[0].name = nasty },
      { $0.beginning.plugins[0] = PluginUse(id: nasty, name: nasty, sha256: nasty, decidesLength: true) },
      { $0.beginning.plugins[0] = PluginUse(id: "../x", name: "x", sha256: "00", decidesLength: false) },
      { $0.beginning.plugins = Array(repeating: $0.beginning.plugins[0], count: 1000) },
      { $0.beginning.options = [PlainField(nasty, .text(nasty))] }, { $0.beginning.memory = deep },
      { $0.beginning.shared = .text(long) }, { $0.beginning.seen = deep }, { $0.beginning.rules = -1 },
      { $0.beginning.rules = .max }, { $0.beginning.languages = [nasty, long] },
      { $0.beginning.limits = LimitSettings(timing: .every(0.000_001)) },
      { $0.beginning.seed = Int(Chance.seeds.upperBound) },
      { $0.beginning.day = CivilDay(year: 9999, month: 12, day: 31) },
      { $0.beginning.players = ["A\u{202E}da"] }, { $0.beginning.players += ["Bob", "Cy"] },
      { $0.beginning.sitting = "%" }, { $0.inputs = [] }, { $0.inputs = [.expiry, .expiry] },
      { $0.inputs = Array(repeating: .command(.begin), count: 1000) },
      { $0.inputs.insert(.command(.goTo(.max)), at: 1) }, { $0.inputs.insert(.command(.goTo(.min)), at: 1) },
      { $0.inputs.insert(.command(.answer(.text(long), inputs: [])), at: 1) },
      { $0.inputs.insert(.command(.answer(.chosen([nasty]), inputs: [PlainField(nasty, deep)])), at: 1) },
      { $0.inputs.insert(.command(.action(nasty, inputs: [])), at: 1) },
      { $0.inputs.insert(.command(.select(.value(1e308))), at: 1) },
      { $0.inputs.insert(contentsOf: Array(repeating: .command(.pass(1_000_000_000_000)), count: 20_000), at: 1) },
      { $0.marks = Array(repeating: Challenge.Mark(points: 1e308, of: -1e308), count: 100_000) }, { $0.marks = [] },
      { $0.score.points = 1e308 }, { $0.score = Challenge.Score() }, { $0.score.percent = -1e308 },
      { $0.quiz = nil }, { $0.quiz?.questions = [] }, { $0.quiz?.questions = Array(repeating: "q1", count: 100_000) },
      { $0.modules = [Challenge.FileMark(plugin: "../x", module: "../y", sha256: nasty)] },
    ]
    for (index, forge) in forgeries.enumerated() {
      var forged = real
      forge(&forged)
      guard let code = ChallengeCode.code(of: forged)?.text else { continue }
      try place.write(code, to: "code.txt")
      try check(place, ["verify", "code.txt"], [], "forgery \(index)")
      let answers = ["1", "1", "1", "1", ":done", ":q"]
      try check(place, ["challenge", "accept", "code.txt", "--plain", "--player", "Bob"], answers, "forgery \(index)")
    }
    let shown = try place.run(["leaderboard", "--json"]).output
    XCTAssertFalse(shown.contains("\"friend\""), "no forged score gets onto the leaderboard: \(shown)")
  }

  /// A code that is sealed anew can change what no answer shows. Such a change is compared, or named as the code's own
  /// word.
  func testWhatACodeClaimsIsNamed() throws {
    let (adas, bobs) = (try place(), try place())
    let (real, _) = try ChallengeCode.challenge(try code(adas))
    let forgeries: [(forge: (inout Challenge) -> Void, word: String)] = [
      ({ $0.quiz?.title = "Evil\nequal: Statements" }, "the title"),
      ({ $0.beginning.day = CivilDay(year: 2020, month: 1, day: 1) }, "2020-01-01"),
    ]
    for (forge, word) in forgeries {
      var forged = real
      forge(&forged)
      let code = try XCTUnwrap(ChallengeCode.code(of: forged)).text
      for place in [adas, bobs] {
        let verified = try place.run(["verify", code])
        XCTAssertEqual(verified.code, 1, verified.output)
        XCTAssertTrue(verified.output.hasPrefix("different: "), verified.output)
        XCTAssertTrue(verified.output.contains(word), verified.output)
        XCTAssertEqual(verified.output.filter { $0 == "\n" }.count, 1, verified.output)
      }
      let accepted = try bobs.run(["challenge", "accept", code, "--plain"], [":q"])
      XCTAssertTrue(accepted.errors.contains("this code was changed"), accepted.errors)
    }
    var forged = real
    forged.beginning.players = ["Eve"]
    let code = try XCTUnwrap(ChallengeCode.code(of: forged)).text
    XCTAssertEqual(try adas.run(["verify", code]).code, 1, "it was played here, by Ada")
    let verified = try bobs.run(["verify", code])
    XCTAssertTrue(verified.output.contains("the name 'Eve' is only claimed by the code"), verified.output)
  }

  /// A short code may unpack to millions of inputs.
  func testACodeWithEndlessInputsIsGivenUp() throws {
    let place = try place()
    place.verifies = false
    var (forged, _) = try ChallengeCode.challenge(try code(place))
    forged.inputs.insert(contentsOf: Array(repeating: .command(.select(.chosen(["true"]))), count: 150_000), at: 1)
    try place.write(try XCTUnwrap(ChallengeCode.code(of: forged)).text, to: "code.txt")
    let outcome = try place.run(["verify", "code.txt"])
    XCTAssertEqual(outcome.code, 1, outcome.errors)
    XCTAssertTrue((outcome.output + outcome.errors).contains("take too long to play again"), outcome.output)
    XCTAssertEqual(try place.run(["challenge", "accept", "code.txt", "--json"]).code, 65)
  }

  /// A friend's row names the quiz as it is called here, whatever the code calls it.
  func testAForgedTitleDoesNotReachTheLeaderboard() throws {
    let adas = try place()
    var (forged, _) = try ChallengeCode.challenge(try code(adas))
    forged.quiz?.title = "Call 555"
    let code = try XCTUnwrap(ChallengeCode.code(of: forged)).text
    let bobs = try place()
    let right = Array(repeating: #"{"answer":["true"]}"#, count: 4) + [#"{"finish":true}"#]
    _ = try bobs.play(["challenge", "accept", code, "--player", "Bob"], right)
    let board = try bobs.run(["leaderboard"]).output
    XCTAssertTrue(board.contains("Ada (friend)"), board)
    XCTAssertFalse(board.contains("555"), board)
  }

  private func check(_ place: Place, _ arguments: [String], _ lines: [String], _ what: String) throws {
    let outcome = try place.run(arguments, lines)
    XCTAssertTrue([0, 1, 65, 66, 2].contains(outcome.code), "\(what): \(outcome.code) \(outcome.errors.suffix(300))")
    for scalar in (outcome.output + outcome.errors).unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      if isControl || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
        return XCTFail("\(what): U+\(String(scalar.value, radix: 16)) in \(arguments)")
      }
    }
    XCTAssertLessThan(outcome.output.utf8.count + outcome.errors.utf8.count, 200_000, what)
  }
}
