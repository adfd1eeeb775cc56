/// Percentages, bands and rankings: the arithmetic behind every result.
package enum Scores {
  /// 100 · points / of, rounded half up to that many digits; of 0: 0. A share beyond the bounds of amounts stays at them.
  package static func percent(_ points: Double, of total: Double, digits: Int = 0) -> Double {
    guard total != 0 else { return 0 }
    var factor = 1.0
    for _ in 0..<max(0, min(9, digits)) { factor *= 10 }
    let exact = Amount(nearest: 100 * points / total).value
    // 100 · 0.145 is 14.499999999999998: a hair of slack rounds it as it was meant.
    return (exact * factor + 0.5 + 1e-9).rounded(.down) / factor
  }

  /// The band of an exact percentage: the highest `from` that is not above it; a negative percentage counts as 0.
  package static func band(_ percent: Double, in bands: [Band]) -> Band? {
    bands.filter { $0.from <= max(0, percent) + 1e-9 }.max { $0.from < $1.from }
  }

  /// The bands of a quiz that has none of its own.
  package static let builtInBands = [
    Band(from: 100, title: "Perfect", emoji: "🏆"),
    Band(from: 80, title: "Excellent", emoji: "🌟"),
    Band(from: 60, title: "Well done", emoji: "👍"),
    Band(from: 40, title: "Getting there", emoji: "📈"),
    Band(from: 0, title: "Keep practising", emoji: "🌱"),
  ]

  /// One place of a ranking; equal values share a place: 1, 1, 3.
  package struct Ranked: Equatable, Sendable {
    package var id: String
    package var value: Double
    package var place: Int
  }

  /// Values best first; ties in the given order of ids, ids not in it last, by their bytes.
  ///
  /// What binary fractions lose makes no difference: 0.1 + 0.2 and 0.3 are a tie.
  package static func ranking(_ values: [(id: String, value: Double)], ties order: [String]) -> [Ranked] {
    var outcomes: [String: Int] = [:]
    for (outcome, id) in order.enumerated() where outcomes[id] == nil { outcomes[id] = outcome }
    return placed(values).sorted { a, b in
      if a.place != b.place { return a.place < b.place }
      let (x, y) = (outcomes[a.id] ?? Int.max, outcomes[b.id] ?? Int.max)
      return x == y ? a.id.utf8.lexicographicallyPrecedes(b.id.utf8) : x < y
    }
  }

  /// Values best first with their places; a tie is within a hair of its best.
  private static func placed(_ values: [(id: String, value: Double)]) -> [Ranked] {
    var ranked: [Ranked] = []
    var best: Ranked?
    for (index, item) in values.sorted(by: { $0.value > $1.value }).enumerated() {
      var next = Ranked(id: item.id, value: item.value, place: index + 1)
      if let best, best.value - next.value <= 1e-9 * max(1, abs(best.value)) {
        next.place = best.place
      } else {
        best = next
      }
      ranked.append(next)
    }
    return ranked
  }
}
