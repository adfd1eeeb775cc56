internal import HTMLText
internal import QuizPlay

/// The page that says why there is none.
enum ProblemFrame {
  /// `said` is what the engine says of it in the visitor's language; else there is a sentence for all of its kind.
  static func text(_ status: Int, _ said: String?, _ visit: PageVisit) -> String {
    let words = visit.words
    let title = words.problem.title(of: status)
    let frame = PageFrame(title) {
      Tag.h1(.named("tabindex", "-1")) { title }
      Tag.p(.dirAuto) { said ?? words.problem.sentence(of: status) }
      Tag.p { Tag.a(.class("button"), .href("/")) { words.problem.home } }
    }
    return frame.text(visit)
  }
}
