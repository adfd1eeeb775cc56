import QuizCoding
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Challenge codes come back as they were, and never when anything in them was changed.
final class ChallengeCodeTests: XCTestCase {
  private var sample: Challenge {
    var beginning = Beginning.of(nil, seed: 7, players: ["Änn"])
    beginning.plugins = [PluginUse(id: "lives", name: "Lives", sha256: "ab12", decidesLength: true)]
    beginning.options = [PlainField("pass", .int(60))]
    beginning.memory = .record([PlainField("best", .number(2.5))])
    let inputs: [ReplayInput] = [
      .command(.begin), .command(.pass(1500)), .command(.select(.chosen(["a"]))),
      .command(.answer(.chosen(["a"]), inputs: [PlainField("wager", .int(2))])), .command(.hint),
      .command(.answer(.value(0.25), inputs: [])), .command(.answer(.pairs([Pair("l", "r")]), inputs: [])), .expiry,
      .command(.action("fifty", inputs: [])), .command(.proceed(inputs: [])), .command(.back), .command(.goTo(3)),
      .command(.skip), .command(.finish),
    ]
    return Challenge(
      beginning: beginning,
      quiz: Challenge.QuizMark(id: "mini", title: "Mini 🐱", content: "00ff", questions: ["q1", "q2"]),
      modules: [Challenge.FileMark(plugin: "lives", module: "lib", sha256: "cd34")], inputs: inputs,
      marks: [Challenge.Mark(points: 1, of: 1), Challenge.Mark(points: 0.5, of: 2)],
      score: Challenge.Score(points: 1.5, of: 3, percent: 50, headline: "Half"))
  }

  private func code(_ challenge: Challenge) throws -> String { try XCTUnwrap(ChallengeCode.code(of: challenge)).text }

  func testACodeComesBack() throws {
    let (code, id) = try XCTUnwrap(ChallengeCode.code(of: sample))
    let (challenge, again) = try ChallengeCode.challenge(code)
    XCTAssertEqual(challenge, sample)
    XCTAssertEqual(again, id)
    XCTAssertEqual(id.count, 24)
    XCTAssertTrue(ChallengeCode.isMeant(by: code))
    XCTAssertFalse(ChallengeCode.isMeant(by: "01ARZ3NDEKTSV4RRFFQ69G5FAV"))
    XCTAssertFalse(code.contains { $0.isWhitespace })
  }

  func testBlanksAndLineEndsDoNotCount() throws {
    let text = try code(sample)
    for piece in [1, 7, 60, 76] {
      for gap in [" ", "\n", "\r\n", "\n  ", "\u{A0}", "\t"] {
        let pieces = stride(from: 0, to: text.count, by: piece).map { text.dropFirst($0).prefix(piece) }
        XCTAssertEqual(try ChallengeCode.challenge(" " + pieces.joined(separator: gap) + "\n").challenge, sample)
      }
    }
  }

  /// Of each kind as many as come to 10,000 together.
  func testTenThousandMutatedCodesAreRefused() throws {
    let bytes = Array(try code(sample).utf8)
    var second = sample
    second.beginning.seed = 8
    let other = Array(try code(second).utf8)
    var random = SplitMix64(seed: 2026)
    var refused = 0
    while refused < 10_000 {
      let mutated = mutation(of: bytes, other, &random)
      let text = String(decoding: mutated, as: UTF8.self)
      if [bytes, other].contains(Array(text.filter { !$0.isWhitespace }.utf8)) { continue }
      do {
        _ = try ChallengeCode.challenge(text)
        XCTFail("accepted: \(text)")
      } catch {
        XCTAssertEqual(error, Self.hasNewerNumber(text) ? .newer : .altered, text)
      }
      refused += 1
    }
  }

  /// Whether the code has a changed number; all that can be said is that one of that number is not known here.
  private static func hasNewerNumber(_ text: String) -> Bool {
    guard let match = text.filter({ !$0.isWhitespace }).prefixMatch(of: /quizrun([1-9][0-9]*)-/) else { return false }
    return match.1 != "1" && Int(match.1) != nil
  }

  private func mutation(of bytes: [UInt8], _ other: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let place = Int(random.below(UInt64(bytes.count)))
    let second = Int(random.below(UInt64(bytes.count)))
    let byte = UInt8(random.below(256))
    var bytes = bytes
    switch random.below(10) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1: bytes[place] = byte
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(byte, at: place)
    case 4: bytes.swapAt(place, second)
    case 5: bytes.removeLast(1 + place)
    case 6: bytes = Array(String(decoding: bytes[place...], as: UTF8.self).lowercased().utf8)
    case 7: bytes[place] = swappedCase(bytes[place])
    case 8: bytes = Array(bytes[..<place]) + Array(other[min(place, other.count)...])
    default: bytes.replaceSubrange(min(place, second)..<max(place, second), with: [])
    }
    return bytes
  }

  private func swappedCase(_ byte: UInt8) -> UInt8 {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) ? byte ^ 0x20 : byte
  }

  func testEveryBitOfEveryCharacterMatters() throws {
    let bytes = Array(try code(sample).utf8)
    for place in bytes.indices {
      for bit in 0..<7 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        XCTAssertThrowsError(try ChallengeCode.challenge(String(decoding: changed, as: UTF8.self)), "\(place).\(bit)")
      }
    }
  }

  /// A code that is well made and says what no sitting can be.
  func testNonsenseWithARightChecksumIsRefused() throws {
    let long = String(repeating: "x", count: 100_000)
    let changes: [(inout Challenge) -> Void] = [
      { $0.beginning.day = CivilDay(year: Int.max, month: 1, day: 1) },
      { $0.beginning.day = CivilDay(year: 2026, month: 2, day: 30) }, { $0.beginning.seed = -1 },
      { $0.beginning.players = [] }, { $0.beginning.players = ["a", "a"] }, { $0.beginning.plugins = [] },
      { $0.beginning.limits = LimitSettings(factor: .nan) },
      { $0.beginning.limits = LimitSettings(timing: .every(.infinity)) }, { $0.beginning.streak.current = Int.max },
      { $0.inputs = [.command(.pass(Int.max))] }, { $0.inputs = [.command(.pass(-1))] },
      { $0.inputs = [.command(.answer(.value(.nan), inputs: []))] }, { $0.marks[0].points = .infinity },
      { $0.score.percent = .nan }, { $0.beginning.players = ["\u{1B}[2J"] }, { $0.beginning.players = ["a\nb"] },
      { $0.beginning.players = [""] }, { $0.beginning.players = ["a,b"] }, { $0.beginning.players = [long] },
      { $0.beginning.players = (0..<2000).map { "p\($0)" } }, { $0.beginning.sitting = long },
      { $0.beginning.sitting = "" }, { $0.beginning.sitting = "a b" }, { $0.quiz?.title = long },
      { $0.score.headline = long }, { $0.beginning.plugins[0].name = long },
      { $0.beginning.languages = Array(repeating: "en", count: 1000) },
    ]
    for (index, change) in changes.enumerated() {
      var challenge = sample
      change(&challenge)
      XCTAssertThrowsError(try ChallengeCode.challenge(code(challenge)), "change \(index)")
    }
  }

  /// JSON that no challenge was, with a right checksum.
  func testForgedBytesAreRefused() throws {
    let json = EventCoding.text(sample)
    let deep = String(repeating: "[", count: 100_000)
    XCTAssertNoThrow(try ChallengeCode.challenge(ChallengeCode.forged(Array(json.utf8))))
    for forged in [
      "", "{", "[]", "null", "{}", deep, json.replacing(#""pass":60"#, with: #""pass":"# + deep), json + json,
      json.replacing(#""seed":7"#, with: #""seed":1e999"#), json.replacing(#""seed":7"#, with: #""seed":7.5"#),
      json.replacing(#""seed":7"#, with: #""seed":99999999999999999999"#), json.replacing("Mini", with: "\u{0}"),
      json.replacing(#""marks":[[1,1]"#, with: #""marks":[[1]"#), json.replacing(#""inputs":["#, with: #""inputs":{"#),
      json.replacing(#"{"b":"fifty"}"#, with: "{}"), json.replacing("[2026", with: "[-9223372036854775808"),
    ] {
      let code = ChallengeCode.forged(Array(forged.utf8))
      XCTAssertThrowsError(try ChallengeCode.challenge(code), forged.prefix(80).description) {
        XCTAssertEqual($0 as? ChallengeCode.Problem, .altered, forged.prefix(80).description)
      }
    }
    let newer = ChallengeCode.forged(Array(json.replacing(#""hint""#, with: #""dance""#).utf8))
    XCTAssertThrowsError(try ChallengeCode.challenge(newer)) { XCTAssertEqual($0 as? ChallengeCode.Problem, .newer) }
  }

  /// Streams that unpack to far more than they are, and some that are none.
  func testPackedBombsAreRefused() throws {
    let bomb = try XCTUnwrap(ChallengePacking.packed([UInt8](repeating: 32, count: ChallengePacking.longest)))
    XCTAssertLessThan(bomb.count, 10_000)
    XCTAssertEqual(ChallengePacking.unpacked(bomb)?.count, ChallengePacking.longest)
    XCTAssertNil(ChallengePacking.packed([UInt8](repeating: 32, count: ChallengePacking.longest + 1)))
    XCTAssertThrowsError(try ChallengeCode.challenge(ChallengeCode.sealed(bomb)))
    XCTAssertNil(ChallengePacking.unpacked(bomb.dropLast()))
    XCTAssertNil(ChallengePacking.unpacked(bomb + [0]))
    XCTAssertNil(ChallengePacking.unpacked([]))
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let noise = (0..<Int(random.below(200))).map { _ in UInt8(random.below(256)) }
      XCTAssertThrowsError(try ChallengeCode.challenge(ChallengeCode.sealed(noise)))
    }
  }

  /// A code as version 1 writes it: it can be read for ever.
  func testAPinnedCodeIsRead() throws {
    var ofFirstRules = sample
    ofFirstRules.beginning.rules = 1
    let (challenge, id) = try ChallengeCode.challenge(Self.pinned)
    XCTAssertEqual(challenge, ofFirstRules)
    XCTAssertEqual(id, ChallengeCode.code(of: ofFirstRules)?.id)
    XCTAssertLessThan(try code(sample).count, 450)
  }

  private static let pinned =
    "quizrun1-wxG9jkFRxn4urt4hwWEmQUFuboFmlu6mbo5hWGLdHDXaDXWMDGJR4v5wS14e1pgHZfJiRDz4QLnwmEpMMjTCUfZ"
    + "hL2dQikRIYWKkZwrK1ijxCiwOM5Hi1hfIVfgwf8JGlEg2MEhLwxXRsbjKRZiP4IVjTmYSso-SU4xNwOkMI_YNTYERg1HgJOL"
    + "O3qhFlRHIk5DqBK0cApY_CCMQhWEOKCaVYkHGw2sZSPGWlpkGzVSIEg5SMYELPmN4gQert5DTKTSFAgs-I6wp0hAoA06Uxkh"
    + "p0hQ1SXok5qQp1dYCAK62ti0HjUxFyRnYxQ"

  func testAQuizIsKnownByItsContent() {
    let quiz = Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b")])
    var other = quiz
    other.questions[0].answers[1].text = "c"
    XCTAssertEqual(ChallengeCode.content(of: quiz), ChallengeCode.content(of: quiz))
    XCTAssertNotEqual(ChallengeCode.content(of: quiz), ChallengeCode.content(of: other))
  }
}

extension ChallengeCode {
  /// A code forged with knowledge of how codes are made.
  fileprivate static func forged(_ json: [UInt8]) -> String {
    sealed(ChallengePacking.packed(json) ?? [])
  }
}
