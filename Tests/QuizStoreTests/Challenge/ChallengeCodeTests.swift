import QuizCore
import QuizStore
import QuizTesting
import XCTest

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

  func testACodeComesBack() throws {
    let (code, id) = ChallengeCode.code(of: sample)
    let (challenge, again) = try ChallengeCode.challenge(code)
    XCTAssertEqual(challenge, sample)
    XCTAssertEqual(again, id)
    XCTAssertEqual(id.count, 24)
    XCTAssertTrue(ChallengeCode.isMeant(by: code))
    XCTAssertFalse(ChallengeCode.isMeant(by: "01ARZ3NDEKTSV4RRFFQ69G5FAV"))
    XCTAssertFalse(code.contains { $0.isWhitespace })
  }

  func testTenThousandMutatedCodesAreRefused() {
    let bytes = Array(ChallengeCode.code(of: sample).text.utf8)
    var random = SplitMix64(seed: 2026)
    for round in 0..<10_000 {
      let mutated = mutation(of: bytes, round % 6, &random)
      if mutated == bytes { continue }
      do {
        _ = try ChallengeCode.challenge(String(decoding: mutated, as: UTF8.self))
        XCTFail("accepted: \(String(decoding: mutated, as: UTF8.self))")
      } catch {
        XCTAssertEqual(error, .altered, String(decoding: mutated, as: UTF8.self))
      }
    }
  }

  private func mutation(of bytes: [UInt8], _ kind: Int, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    let place = Int(random.below(UInt64(bytes.count)))
    let other = UInt8(random.below(96) + 32)
    switch kind {
    case 0: bytes[place] = other
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(other, at: place)
    case 3: bytes.removeLast(1 + place)
    case 4: bytes.swapAt(place, Int(random.below(UInt64(bytes.count))))
    default: bytes += [other, UInt8(random.below(256))]
    }
    return bytes
  }

  func testEveryBitOfEveryCharacterMatters() {
    let bytes = Array(ChallengeCode.code(of: sample).text.utf8)
    for place in bytes.indices {
      for bit in 0..<7 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        XCTAssertThrowsError(try ChallengeCode.challenge(String(decoding: changed, as: UTF8.self)), "\(place).\(bit)")
      }
    }
  }

  /// A code that is well made and says what no sitting can be.
  func testNonsenseWithARightChecksumIsRefused() {
    let changes: [(inout Challenge) -> Void] = [
      { $0.beginning.day = CivilDay(year: Int.max, month: 1, day: 1) },
      { $0.beginning.day = CivilDay(year: 2026, month: 2, day: 30) }, { $0.beginning.seed = -1 },
      { $0.beginning.players = [] }, { $0.beginning.players = ["a", "a"] }, { $0.beginning.plugins = [] },
      { $0.beginning.limits = LimitSettings(factor: .nan) },
      { $0.beginning.limits = LimitSettings(timing: .every(.infinity)) }, { $0.beginning.streak.current = Int.max },
      { $0.inputs = [.command(.pass(Int.max))] }, { $0.inputs = [.command(.pass(-1))] },
      { $0.inputs = [.command(.answer(.value(.nan), inputs: []))] }, { $0.marks[0].points = .infinity },
      { $0.score.percent = .nan },
    ]
    for (index, change) in changes.enumerated() {
      var challenge = sample
      change(&challenge)
      XCTAssertThrowsError(try ChallengeCode.challenge(ChallengeCode.code(of: challenge).text), "change \(index)")
    }
  }

  func testAQuizIsKnownByItsContent() {
    let quiz = Quiz(id: "q", title: "Q", questions: [.single("q1", "*a", "b")])
    var other = quiz
    other.questions[0].answers[1].text = "c"
    XCTAssertEqual(ChallengeCode.content(of: quiz), ChallengeCode.content(of: quiz))
    XCTAssertNotEqual(ChallengeCode.content(of: quiz), ChallengeCode.content(of: other))
  }
}
