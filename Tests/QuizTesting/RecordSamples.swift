package import QuizCore

/// Random values of everything a record keeps, the awkward ones among them; the same seed gives the same values.
package struct RecordSamples {
  var chance: SplitMix64

  package init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
  }

  // MARK: Simple values

  mutating func isHit(_ oneIn: Int = 2) -> Bool {
    chance.within(1, oneIn) == 1
  }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[chance.within(0, values.count - 1)]
  }

  mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    isHit() ? value(&self) : nil
  }

  mutating func few<Value>(_ most: Int = 3, _ value: (inout Self) -> Value) -> [Value] {
    (0..<chance.within(0, most)).map { _ in value(&self) }
  }

  package mutating func text() -> String {
    one(of: [
      "", "a", "q1", "Katze", "e\u{301}", "\u{E9}", "line\nbreak\ttab", "nul\u{0}", "\u{1F431}\u{200D}",
      "\"quoted\" \\",
      "\u{7F}\u{85}\u{2028}", "$number", "zu lang " + String(repeating: "x", count: chance.within(0, 50)), "\u{FEFF}b",
      "-0",
    ])
  }

  package mutating func double() -> Double {
    switch chance.within(0, 4) {
    case 0: return Double(bitPattern: chance.next())
    case 1: return Double(chance.within(-3, 3))
    case 2:
      return one(of: [
        0.0, -0.0, 1 / 3, 0.1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e300, 1e22, 9_007_199_254_740_994,
      ])
    case 3: return Double(chance.within(-1000, 1000)) / 100
    default: return chance.fraction()
    }
  }

  /// A number as results have them: within the bounds of everything that modes give.
  mutating func amount() -> Double { Amount(nearest: double()).value }

  package mutating func integer() -> Int {
    isHit(4) ? one(of: [Int.min, Int.max, 0, -1, 1 << 53]) : chance.within(-10, 1000)
  }

  /// A number of a kind that stored forms have, the ends of its range among them.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    isHit(4) ? one(of: [range.lowerBound, range.upperBound]) : range.nearest(chance.within(-10, 1000))
  }

  mutating func count() -> Int { whole(StoredRange.counts) }

  mutating func milliseconds() -> Int { whole(StoredRange.milliseconds) }

  package mutating func plain(_ depth: Int = 3) -> PlainValue {
    switch chance.within(0, depth > 0 ? 9 : 5) {
    case 0: return .null
    case 1: return .bool(isHit())
    case 2: return .int(integer())
    case 3: return .number(double())
    case 4: return .text(text())
    case 5: return .question(text())
    case 6: return .list(few { $0.plain(depth - 1) })
    case 7: return .map(few { PlainField($0.key(), $0.plain(depth - 1)) })
    case 8: return .record(few { PlainField($0.text(), $0.plain(depth - 1)) })
    default: return .empty
    }
  }

  mutating func key() -> PlainKey {
    isHit() ? .int(integer()) : .text(text())
  }

  mutating func fields() -> [PlainField] {
    few { PlainField($0.key(), $0.plain()) }
  }

  mutating func flag() -> Bool { isHit() }
}
