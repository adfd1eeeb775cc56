package import QuizCore
package import Words

extension HistoryEntry {
  /// The headline for people; a bare score is written in their language.
  package func resultText(_ words: ListingWords) -> String {
    guard isFinished else { return words.inProgress }
    guard let points, let of, headline == ListingWords.english.points(points, of: of) else { return headline ?? "" }
    return words.points(points, of: of)
  }
}
