internal import HTMLText
internal import QuizPlay
internal import Words

/// The page that explains a missing page.
enum ProblemFrame {
  /// `said` is the engine's sentence in the visitor's language; without it, a sentence for all of its kind.
  static func text(_ status: Int, _ said: String?, _ visit: PageVisit) -> String {
    let words = visit.words
    let title = words.problem.title(of: status)
    let frame = PageFrame(title) {
      Tag.h1(.named("tabindex", "-1")) { title }
      Tag.p(.dirAuto) { said ?? words.problem.sentence(of: status) }
      Tag.p(.class("row")) {
        Tag.a(.class("button"), .href("/")) { words.problem.home }
        // A browser that lost its cookie needs the key again.
        if !visit.isOwner && !visit.isRoomOnly && (status == 403 || status == 404) {
          Tag.a(.class("button"), .href("/key")) { words.house.toKey }
        }
      }
    }
    return frame.text(visit)
  }
}
