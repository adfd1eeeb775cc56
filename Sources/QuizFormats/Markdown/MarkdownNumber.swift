internal import QuizCore

/// A number with what is still right around it: `3`, `3 ± 0.5`, `3 ± 5%`, `3 ± x2`, `2.5..3.5`, `3:0.5`.
struct MarkdownNumber {
  var value: Double
  var tolerance: Content?

  init?(_ text: String, at offset: Int = 0) {
    let tight = text.replacing("+-", with: "±").replacing("+/-", with: "±").filter { $0 != " " }
    let parts = tight.split(separator: "±", omittingEmptySubsequences: false)
    if parts.count == 2, let value = NumberText.read(parts[0]),
      let tolerance = MarkdownNumber.tolerance(String(parts[1]), at: offset)
    {
      (self.value, self.tolerance) = (value, tolerance)
      return
    }
    guard parts.count == 1, let (value, distance) = NumberRange.read(tight) else { return nil }
    self.value = value
    tolerance = distance == 0 ? nil : .numeric(distance)
  }

  /// `0.5`, `5%` of the right number, or `x2` for from half to double.
  static func tolerance(_ text: String, at offset: Int) -> Content? {
    if text.hasSuffix("%") {
      guard let percent = NumberText.read(text.dropLast()) else { return nil }
      return .map([SourceField("relative", .numeric(NumberText.share(percent: percent)), at: offset)])
    }
    if text.lowercased().hasPrefix("x") {
      guard let factor = NumberText.read(text.dropFirst()) else { return nil }
      return .map([SourceField("geometric", .numeric(factor), at: offset)])
    }
    return NumberText.read(text).map { .numeric(abs($0)) }
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
