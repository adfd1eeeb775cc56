internal import QuizCore
package import QuizLibrary
internal import QuizPlay
package import QuizSittings
internal import Words

/// A quiz at hand made into paper: pictures beside its file, or inside of it, are put into it.
package struct PrintRun {
  package var versions = 1
  package var seed = 0
  package var hasKey = false
  package var hasSheet = false
  package var paper = PrintedQuiz.Paper.a4

  package init() {}

  /// The largest picture to embed; a file of gigabytes prints nowhere.
  private static let largestPicture = 32 << 20

  /// The HTML of the requested quiz, for a file other than its own; problems are reported.
  package func text(
    _ surroundings: Surroundings, _ request: PlayRequest, for output: String?
  ) throws(Problem) -> String {
    let modes = try ModeChoice([], surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    guard case .quiz(let found) = choice else { throw Problem(.usage, "name a quiz, by its path or id") }
    var files = FileUse(reading: [found.path])
    try files.write(output, as: "--out")
    for warning in found.warnings { surroundings.tell(warning) }
    let media = surroundings.library.media(ofQuizAt: found.path)
    let (text, warnings) = printed(found, media, surroundings.language)
    for warning in warnings { surroundings.tell("\(found.path): \(warning)") }
    return text
  }

  private func printed(
    _ found: QuizAtHand, _ files: QuizMediaFiles, _ reader: InterfaceLanguage
  ) -> (text: String, warnings: [String]) {
    let words = PaperWords.of(PrintedQuiz.language(of: found.quiz, reader: reader))
    var printed = PrintedQuiz(found.quiz, versions: versions, seed: seed, words: words) { name in
      files.bytes(name).flatMap { $0.count > Self.largestPicture ? nil : $0 }
    }
    (printed.paper, printed.hasKey, printed.hasSheet) = (paper, hasKey, hasSheet)
    return printed.file
  }
}
