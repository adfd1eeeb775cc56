package import QuizCore
internal import QuizPlay
internal import TextLayout

/// A quiz in the list.
package struct QuizEntry: Equatable, Sendable {
  package var id: String
  package var title: String
  package var description: String?
  package var category: String?
  /// The number of questions; nil when it is unknown beforehand.
  package var questions: Int?
  /// The progress of an unfinished sitting.
  package var progress: Progress?
  /// The day it was finished the last time, and the best result in percent.
  package var last: CivilDay?
  package var best: Double?
  /// How much of it is due today; nil when no mode says so.
  package var due: Int?
  /// True for a deck in learning: its due cards were asked before, or come next.
  package var isLearnt = true
  /// The path of its picture.
  package var picture: String?
  /// The results of the last times in percent, the newest last.
  package var recent: [Double]

  package init(
    id: String, title: String, description: String? = nil, category: String? = nil, questions: Int? = nil,
    progress: (settled: Int, of: Int?)? = nil, last: CivilDay? = nil, best: Double? = nil, due: Int? = nil,
    picture: String? = nil, recent: [Double] = []
  ) {
    self.picture = picture
    self.recent = recent
    self.id = id
    self.title = title
    self.description = description
    self.category = category
    self.questions = questions
    self.progress = progress.map { Progress(settled: $0.settled, of: $0.of) }
    self.last = last
    self.best = best
    self.due = due
  }

  /// How far an unfinished sitting is.
  package struct Progress: Equatable, Sendable {
    package var settled: Int
    /// Questions in all; nil when the mode decides.
    package var of: Int?
  }
}

extension QuizEntry {
  /// The quizzes that every word of a text is found in, the closest first.
  static func matches(_ text: String, in quizzes: [QuizEntry]) -> [QuizSearch.Match<QuizEntry>] {
    QuizSearch.matches(text, in: quizzes) {
      QuizSearch.Texts(title: $0.title.cleaned, category: $0.category, id: $0.id, description: $0.description)
    }
  }
}
