import QuizCore
import XCTest

/// Vectors computed independently (a dozen lines of Python); the docs show the same ones.
final class ChanceTests: XCTestCase {
  func testSplitMixVectors() {
    var stream = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    XCTAssertEqual(expected.map { _ in stream.next() }, expected)
  }

  func testHashVectors() {
    let table: [(purpose: [String], hash: UInt64)] = [
      ([], 0xCBF2_9CE4_8422_2325),
      ([""], 0xAF63_D24C_8601_DB8E),
      (["a"], 0x089B_E907_B544_FDC9),
      (["a", "b"], 0xE8BC_B182_3051_3C4A),
      (["ab"], 0xE720_0E19_0542_0ECF),
      (["1", "animals", "order"], 0x96CD_913F_07A8_5FCE),
      (["1", "animals", "q1", "answers"], 0x6409_71D5_A5D5_528A),
      (["9007199254740991", "höhe", "q1", "items"], 0xD191_F568_0F88_3D2B),
    ]
    for row in table { XCTAssertEqual(Chance.hash(row.purpose), row.hash, "\(row.purpose)") }
  }

  func testBelowVectors() {
    var stream = SplitMix64(seed: 7)
    let drawn = (0..<20).map { _ in stream.below(6) }
    XCTAssertEqual(drawn, [3, 0, 0, 3, 4, 3, 4, 0, 5, 5, 1, 4, 0, 4, 0, 0, 1, 5, 5, 4])
  }

  func testBelowRejectsDrawsAboveTheLargestMultiple() {
    // With a bound just above 2⁶³ about half of the draws must be thrown away; of this stream the first one.
    var stream = SplitMix64(seed: 42)
    let drawn = (0..<4).map { _ in stream.below(9_223_372_036_854_775_809) }
    let expected: [UInt64] = [
      2_949_826_092_126_892_291, 5_139_283_748_462_763_858, 6_349_198_060_258_255_764, 701_532_786_141_963_250,
    ]
    XCTAssertEqual(drawn, expected)
  }

  func testBelowIsFair() {
    var stream = SplitMix64(seed: 99)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[Int(stream.below(7))] += 1 }
    // Chi-square with 6 degrees of freedom: above 22.5 in one of a thousand runs; the stream is fixed, so this never flickers.
    let chiSquare = counts.reduce(0.0) { $0 + Double(($1 - 10_000) * ($1 - 10_000)) / 10_000 }
    XCTAssertLessThan(chiSquare, 22.5, "\(counts)")
  }

  func testSmallBoundsDrawNothing() {
    var stream = SplitMix64(seed: 1)
    let before = stream
    XCTAssertEqual(stream.below(0), 0)
    XCTAssertEqual(stream.below(1), 0)
    XCTAssertEqual(stream.within(5, 5), 5)
    XCTAssertEqual(stream.within(5, 4), 5)
    XCTAssertEqual(stream, before)
  }

  func testWithin() {
    var stream = SplitMix64(seed: 5)
    XCTAssertEqual((0..<10).map { _ in stream.within(-3, 3) }, [0, 2, -1, -1, 0, -3, -2, -2, 3, 3])
    var raw = SplitMix64(seed: 8)
    var whole = raw
    XCTAssertEqual(whole.within(.min, .max), Int(truncatingIfNeeded: raw.next()))
    for _ in 0..<100 { XCTAssertTrue((Int.max - 1...Int.max).contains(stream.within(.max - 1, .max))) }
  }

  func testFractionVectors() {
    var stream = SplitMix64(seed: 7)
    XCTAssertEqual(stream.fraction(), 0.3898297483912715)
    XCTAssertEqual(stream.fraction(), 0.01678829452815611)
    XCTAssertEqual(stream.fraction(), 0.9007606806068834)
  }

  func testShuffleVectors() {
    let numbers = Array(1...10)
    let table: [(stream: SplitMix64, numbers: [Int], letters: String)] = [
      (Chance.stream("1", "quiz", "order"), [5, 8, 4, 2, 6, 9, 3, 1, 7, 10], "bcad"),
      (Chance.stream("2", "quiz", "order"), [2, 7, 4, 5, 3, 9, 6, 8, 1, 10], "cdab"),
      (Chance.stream("1", "quiz", "q1", "answers"), [6, 7, 2, 4, 3, 1, 9, 5, 8, 10], "cadb"),
    ]
    for row in table {
      XCTAssertEqual(numbers.shuffled(by: row.stream), row.numbers)
      XCTAssertEqual(String(Array("abcd").shuffled(by: row.stream)), row.letters)
    }
    XCTAssertEqual([Int]().shuffled(by: SplitMix64(seed: 1)), [])
    XCTAssertEqual([1].shuffled(by: SplitMix64(seed: 1)), [1])
  }

  func testShuffleIsFair() {
    var counts: [[Int]: Int] = [:]
    var stream = SplitMix64(seed: 3)
    for _ in 0..<24_000 { counts[[1, 2, 3, 4].shuffled(by: &stream), default: 0] += 1 }
    XCTAssertEqual(counts.count, 24)
    let chiSquare = counts.values.reduce(0.0) { $0 + Double(($1 - 1000) * ($1 - 1000)) / 1000 }
    XCTAssertLessThan(chiSquare, 49.7, "23 degrees of freedom: above 49.7 in one of a thousand runs")
  }

  func testSampleKeepsTheOrder() {
    let numbers = Array(1...10)
    XCTAssertEqual(numbers.sampled(4, by: Chance.stream("1", "quiz", "pick")), [2, 4, 7, 9])
    XCTAssertEqual(numbers.sampled(10, by: SplitMix64(seed: 1)), numbers)
    XCTAssertEqual(numbers.sampled(99, by: SplitMix64(seed: 1)), numbers)
    XCTAssertEqual(numbers.sampled(0, by: SplitMix64(seed: 1)), [])
    XCTAssertEqual(numbers.sampled(-1, by: SplitMix64(seed: 1)), [])
  }
}
