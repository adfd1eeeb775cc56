internal import HTMLText
internal import QuizPlay
internal import Words

/// The page that guests see in place of the owner's pages.
struct OwnersPage {
  private let words: PageWords

  init(_ visit: PageVisit) {
    words = visit.words
  }

  var frame: PageFrame {
    PageFrame(words.problem.title(of: 403)) {
      Tag.h1(.named("tabindex", "-1")) { words.problem.title(of: 403) }
      Tag.p { words.house.ownersOnly }
      Tag.p(.class("row")) {
        Tag.a(.class("button", "main"), .href("/key")) { words.house.toKey }
        Tag.a(.class("button"), .href("/")) { words.problem.home }
      }
    }
  }
}
