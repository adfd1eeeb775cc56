/// Percentages, bands and rankings: the arithmetic behind every result.
package enum Scores {
  /// 100 · points / of, rounded half up to that many digits; of 0: 0.
  package static func percent(_ points: Double, of total: Double, digits: Int = 0) -> Double {
    guard total != 0 else { return 0 }
    var factor = 1.0
    for _ in 0..<max(0, min(9, digits)) { factor *= 10 }
    let exact = 100 * points / total
    // 100 · 0.145 is 14.499999999999998: a hair of slack rounds it as it was meant.
    return (exact * factor + 0.5 + 1e-9).rounded(.down) / factor
  }

  /// The band of an exact percentage: the highest `from` that is not above it; a negative percentage counts as 0.
  package static func band(_ percent: Double, in bands: [Band]) -> Band? {
    bands.filter { $0.from <= max(0, percent) + 1e-9 }.max { $0.from < $1.from }
  }

  /// What stands in for the bands of a quiz that has none.
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
  package static func ranking(_ values: [(id: String, value: Double)], ties order: [String]) -> [Ranked] {
    var places: [String: Int] = [:]
    for (place, id) in order.enumerated() where places[id] == nil { places[id] = place }
    let sorted = values.sorted { a, b in
      if a.value != b.value { return a.value > b.value }
      let (x, y) = (places[a.id] ?? Int.max, places[b.id] ?? Int.max)
      return x == y ? a.id.utf8.lexicographicallyPrecedes(b.id.utf8) : x < y
    }
    var ranked: [Ranked] = []
    for (index, item) in sorted.enumerated() {
      let place = ranked.last.flatMap { $0.value == item.value ? $0.place : nil } ?? index + 1
      ranked.append(Ranked(id: item.id, value: item.value, place: place))
    }
    return ranked
  }
}
