internal import QuizCore

/// A number with a tolerance: `3`, `3 ± 0.5`, `3 ± 5%`, `3 ± x2`, `2.5..3.5`, `3:0.5`.
struct MarkdownNumber {
  var value: Double
  var tolerance: Content?

  init?(_ text: String, at offset: Int = 0) {
    let tight = text.replacing("+-", with: "±").replacing("+/-", with: "±").filter { $0 != " " }
    let parts = tight.split(separator: "±", omittingEmptySubsequences: false)
    if parts.count == 2, let value = NumberText.read(parts[0]),
      let tolerance = NumberRange.tolerance(String(parts[1]))
    {
      (self.value, self.tolerance) = (value, NumberRange.content(tolerance, at: offset))
      return
    }
    guard parts.count == 1, let (value, tolerance) = NumberRange.read(tight) else { return nil }
    self.value = value
    self.tolerance = NumberRange.content(tolerance, at: offset)
  }

  /// The keys of an answer that applies there.
  func fields(at offset: Int) -> [SourceField] {
    [SourceField("value", .numeric(value), at: offset)]
      + (tolerance.map { [SourceField("tolerance", $0, at: offset)] } ?? [])
  }

  static func written(_ value: Double, _ tolerance: Tolerance) -> String {
    let number = NumberText.written(value)
    switch tolerance {
    case .absolute(0): return number
    case .absolute(let distance): return "\(number) ± \(NumberText.written(distance))"
    case .relative(let share): return "\(number) ± \(NumberText.exactPercent(share) ?? NumberText.percent(share))%"
    case .geometric(let factor): return "\(number) ± x\(NumberText.written(factor))"
    }
  }
}
