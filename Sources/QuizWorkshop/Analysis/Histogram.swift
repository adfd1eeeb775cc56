/// Values gathered in steps of equal, round width.
package struct Histogram {
  package struct Bar {
    package var from: Double
    /// The most that can fall into the step: belongs to it in the last one and among whole values, else to the next.
    package var to: Double
    var isClosed: Bool
    package var count = 0

    package var label: String {
      if from == to { return AnalysisFigures.written(from) }
      return "\(AnalysisFigures.written(from)) to \(isClosed ? "" : "under ")\(AnalysisFigures.written(to))"
    }
  }

  package private(set) var bars: [Bar] = []

  /// `runs` in ascending order, each value with how often it came; whole values get steps of whole width.
  package init(_ runs: [(value: Double, count: Int)], most: Int = 12) {
    guard let low = runs.first?.value, let high = runs.last?.value else { return }
    let isWhole = runs.allSatisfy { $0.value == $0.value.rounded() }
    let width = Self.width(from: low, to: high, most: Double(most), isWhole: isWhole)
    let (first, last) = ((low / width).rounded(.down), (high / width).rounded(.down))
    bars = (0...Int(last - first)).map { step in
      let from = (first + Double(step)) * width
      return Bar(from: from, to: min(high, from + width - (isWhole ? 1 : 0)), isClosed: isWhole || from + width > high)
    }
    for (value, times) in runs { bars[Int((value / width).rounded(.down) - first)].count += times }
  }

  /// The least of 1, 2 and 5 times a power of ten that needs no more than `most` steps; whole values: of 1 and more.
  private static func width(from low: Double, to high: Double, most: Double, isWhole: Bool) -> Double {
    var power = isWhole ? 1 : tenth(below: max(1e-6, (high - low) / most))
    while power.isFinite {
      for width in [power, 2 * power, 5 * power]
      where (high / width).rounded(.down) - (low / width).rounded(.down) < most { return width }
      power *= 10
    }
    return power
  }

  /// The highest power of ten up to a value above 0.
  private static func tenth(below value: Double) -> Double {
    var power = 1.0
    while power > value { power /= 10 }
    while power * 10 <= value { power *= 10 }
    return power
  }
}
