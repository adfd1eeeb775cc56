internal import HTMLText
internal import QuizWire
internal import Words

/// One question as players see it, with ways to the others and back to the editor.
struct PreviewPage {
  let edited: EditedQuiz
  /// The question, from 0.
  let open: Int
  /// The page of a player; nil where the quiz cannot be played yet.
  let play: PageFrame?
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  var answer: WebAnswer {
    var frame = PageFrame(workshop.preview) {
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { "\(workshop.preview): \(edited.title)" }
      Tag.nav(.class("row"), .aria("label", workshop.preview)) {
        Tag.a(.class("button"), .href(Query(EditPage.path(edited.id), [("q", String(open))]).path + "#open")) {
          workshop.backToEditor
        }
        edited.quiz.questions.indices.map { index in
          Tag.a(
            [.class("button", "quiet"), .href("\(EditPage.path(edited.id))/preview?q=\(index)")]
              + (index == open ? [.aria("current", "page")] : [])
          ) { String(index + 1) }
        }
      }
      Tag.p(.class("message")) { play == nil ? workshop.notPlayable : workshop.previewNote }
      if let play { Tag.div(.class("preview"), .flag("inert")) { play.main } }
    }
    (frame.isWide, frame.isEditor) = (true, true)
    return .page(frame, visit)
  }
}

/// The own quizzes that a question can be copied into, a button for each.
struct CopyPage {
  let edited: EditedQuiz
  /// The question, from 0.
  let open: Int
  let quizzes: [WorkshopRow]
  let visit: PageVisit
  private var workshop: PageWords.Workshop { visit.words.workshop }

  var frame: PageFrame {
    let text = edited.line(ofQuestion: open)
    var frame = PageFrame(workshop.copyElsewhere) {
      Tag.p {
        Tag.a(.href(Query(EditPage.path(edited.id), [("q", String(open))]).path + "#open")) { workshop.backToEditor }
      }
      Tag.h1(.named("tabindex", "-1")) { workshop.copyWhere }
      Tag.p(.dirAuto) { text.isEmpty ? workshop.noText : text }
      Tag.p(.class("soft")) { quizzes.isEmpty ? workshop.noneYet : workshop.copyAbout }
      Tag.form(.class("stack"), .named("method", "post"), .named("action", EditPage.path(edited.id))) {
        HTML.hidden("open", String(open))
        HTML.hidden("do", "copy-into")
        quizzes.map { row in Tag.button(.class("quiet"), .name("into"), .value(row.id), .dirAuto) { row.title } }
      }
    }
    frame.isEditor = true
    return frame
  }
}
