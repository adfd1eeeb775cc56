package import QuizCore
package import Words

/// Numbers, times and settings as a listing writes them.
extension ListingWords {
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

extension ListingWords {
  /// `7 of 10 (70 %)`, or the headline where there are no points.
  package func written(_ score: Challenge.Score) -> String {
    guard let points = score.points else { return score.headline ?? challenge.withoutScore }
    let written = self.points(points, of: score.of)
    guard score.of != nil, let percent = score.percent else { return written }
    return challenge.score(["score": written, "percent": self.percent(percent)])
  }
}

extension HistoryEntry {
  /// The headline for people; a bare score is written in their language.
  package func resultText(_ words: ListingWords) -> String {
    guard isFinished else { return words.inProgress }
    guard let points, let of, headline == ListingWords.english.points(points, of: of) else { return headline ?? "" }
    return words.points(points, of: of)
  }
}
