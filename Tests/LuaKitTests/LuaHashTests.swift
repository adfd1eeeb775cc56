import LuaKit
import QuizTesting
import XCTest

/// Texts chosen so that tables become slow: they harm machines whose seed is known, and no others.
final class LuaHashTests: XCTestCase {
  private let count = 8_192
  private let other: UInt32 = 0x51F1_5EED

  func testTheTextsCollideUnderTheirSeedAlone() {
    for seed in [LuaMachine.usualHashes, other] {
      let texts = CollidingTexts(seed: seed).make(1 << 16)
      XCTAssertEqual(Set(texts).count, 1 << 16)
      XCTAssertTrue(texts.allSatisfy { $0.utf8.count == 32 })
      XCTAssertEqual(Set(texts.map { CollidingTexts.hash($0, seed: seed) }).count, 1)
      let elsewhere = Dictionary(grouping: texts) { CollidingTexts.hash($0, seed: seed &+ 12_345) }
      XCTAssertLessThan(elsewhere.values.map(\.count).max() ?? 0, 1_000)
    }
  }

  /// The thread's own time, compared with that of as many texts without order.
  func testTheyAreSlowUnderTheirSeedAlone() throws {
    let scattered = CollidingTexts.scattered(count)
    for seed in [LuaMachine.usualHashes, other] {
      let texts = CollidingTexts(seed: seed).make(count)
      let usual = try seconds(scattered, hashes: seed)
      XCTAssertGreaterThan(try seconds(texts, hashes: seed), 8 * usual, "the texts do not collide")
      XCTAssertLessThan(try seconds(texts, hashes: seed &+ 12_345), 3 * usual)
    }
  }

  /// A script that knows the seed gains no more than a hook that only works: the clock is looked at while texts are
  /// handed over.
  func testTheClockEndsThemWhereTheSeedIsKnown() throws {
    let texts = LuaValue.list(CollidingTexts(seed: LuaMachine.usualHashes).make(32_768).map { .text($0) })
    let start = ThreadTime.seconds
    XCTAssertEqual(try lua("local texts = ... return #texts", [texts], limits: .patient), .int(32_768))
    let unhindered = ThreadTime.seconds - start
    var limits = LuaLimits.standard
    limits.milliseconds = UInt32(max(10, unhindered * 1000 / 10))
    let again = ThreadTime.seconds
    XCTAssertEqual(failure("local texts = ... return #texts", [texts], limits: limits)?.kind, .time)
    XCTAssertLessThan(ThreadTime.seconds - again, unhindered / 6)
  }

  private static let counting =
    "local seen, n = {}, 0 for _, text in ipairs(...) do seen[text] = true n = n + 1 end return n"

  /// The least time of a few runs that count `texts`, in seconds.
  private func seconds(_ texts: [String], hashes: UInt32) throws -> Double {
    let list = LuaValue.list(texts.map { .text($0) })
    return try (0..<3).map { _ in
      let machine = try LuaMachine(limits: .patient, hashes: hashes)
      let start = ThreadTime.seconds
      XCTAssertEqual(try lua(Self.counting, [list], on: machine), .int(Int64(texts.count)))
      return ThreadTime.seconds - start
    }.min() ?? 0
  }
}
