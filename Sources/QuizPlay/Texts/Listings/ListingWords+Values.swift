internal import QuizCore
package import Words

/// Numbers, times and settings as a listing writes them.
extension ListingWords {
  package func number(_ value: Double) -> String { decimal(Scores.written(value)) }

  /// `70 %`, half up, with so many decimals at most; empty for nil.
  package func percent(_ value: Double?, digits: Int = 0) -> String {
    guard let value else { return "" }
    return inPercent(["n": number(Scores.percent(value, of: 100, digits: digits))])
  }

  /// `7 of 10`; without `of` the points alone.
  package func points(_ points: Double, of: Double?) -> String {
    guard let of else { return number(points) }
    return countOf(["n": number(points), "of": number(of)])
  }

  /// `4.2 s`.
  package func seconds(ms: Int) -> String {
    let tenths = TimeText.tenths(ms: ms)
    return secondsShort(["n": decimal("\(tenths / 10).\(tenths % 10)")])
  }
}
