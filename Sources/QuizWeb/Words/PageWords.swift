internal import QuizPlay
internal import Words

extension PageWords {
  /// `3.5`, `3,5`: at most two decimals.
  func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(value)" }
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return (whole < 0 ? "\u{2212}" : "") + "\(units)" + (rest == 0 ? "" : decimalMark + decimals)
  }

  /// `70 %`, rounded as in every listing; on one line.
  func percent(_ value: Double) -> String { ListingWords.of(language).percent(value).replacing(" ", with: "\u{A0}") }
}
