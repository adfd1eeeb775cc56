package import QuizCore
package import Words

extension ListingWords {
  /// `7 of 10 (70 %)`, or the headline where there are no points.
  package func written(_ score: Challenge.Score) -> String {
    guard let points = score.points else { return score.headline ?? challenge.withoutScore }
    let written = self.points(points, of: score.of)
    guard score.of != nil, let percent = score.percent else { return written }
    return challenge.score(["score": written, "percent": self.percent(percent)])
  }
}
