internal import HTMLText
internal import QuizPlay

/// The page that says why there is none.
enum ProblemFrame {
  static func text(_ status: Int, _ message: String, _ language: InterfaceLanguage) -> String {
    let words = PageWords.of(language)
    let title = words.problem.title(of: status)
    let frame = PageFrame(title) {
      Tag.h1(.named("tabindex", "-1")) { title }
      Tag.p { words.problem.sentence(of: status) }
      Tag.p(.class("soft"), .lang("en")) { message }
      Tag.p { Tag.a(.class("button"), .href("/")) { words.problem.home } }
    }
    return frame.text(PageVisit(language: language))
  }
}
