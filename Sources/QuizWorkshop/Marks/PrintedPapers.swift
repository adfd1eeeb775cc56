package import QuizCore

/// The versions that were printed, as sheets and marks name them.
package final class PrintedPapers {
  private let quiz: Quiz
  private let seed: Int
  private var versions: [PaperVersion] = []

  /// The versions of a quiz under a seed.
  package init(_ quiz: Quiz, seed: Int) {
    self.quiz = quiz
    self.seed = seed
  }

  /// The version of a name such as `"A 2071"`; nil for none.
  func version(_ name: String?) -> PaperVersion? {
    guard let name, let place = PaperVersion.named(name)?.place else { return nil }
    if place >= versions.count { versions = PaperVersion.versions(place + 1, of: quiz, seed: seed) }
    return versions.indices.contains(place) ? versions[place] : nil
  }
}
