internal import HTMLText
internal import QuizCore
internal import QuizPlay
internal import Words

/// The right answer: of a question without choices on the screen and for the host, of one with choices to a player who
/// missed it.
struct RightAnswer {
  let question: QuestionView
  let answer: Reply
  let words: PageWords

  var html: HTML {
    switch answer {
    case .pairs where question.kind == .gaps, .gaps:
      Tag.ul(.class("options", "marked")) {
        question.gapLines(answer, words.number).map { line in
          option { Tag.span(.class("text"), .dirAuto) { line } }
        }
      }
    case .pairs(let pairs): list(pairs.map { (question.choice($0.left), question.choice($0.right)) })
    case .ids(let ids) where question.kind == .order:
      Tag.ol(.class("options", "marked", "order")) {
        ids.map { id in option { Tag.span(.class("text"), .dirAuto) { question.choice(id) } } }
      }
    case .ids(let ids) where SpreadList.fits(question):
      Tag.dl(.class("compare")) {
        Tag.dt { words.play.theRightAnswer }
        ids.map { id in Tag.dd { Tag.b(.dirAuto) { question.choice(id) } } }
      }
    default:
      Tag.dl(.class("compare")) {
        Tag.dt { words.play.theRightAnswer }
        Tag.dd { Tag.b(.dirAuto) { question.written(answer, words) } }
      }
    }
  }

  private func list(_ pairs: [(left: HTML, right: HTML)]) -> HTML {
    Tag.ul(.class("options", "marked")) {
      pairs.map { pair in
        option {
          Tag.span(.class("text")) {
            Tag.span(.dirAuto) { pair.left }
            " → "
            Tag.b(.dirAuto) { pair.right }
          }
        }
      }
    }
  }

  private func option(@HTMLBuilder _ content: () -> HTML) -> HTML {
    Tag.li(.class("option", "right")) { content() }
  }
}
