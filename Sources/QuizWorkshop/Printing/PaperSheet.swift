internal import HTMLText
internal import QuizCore
internal import Words

/// A sheet for the answers of a version: a row a question, with bubbles, boxes and lines.
struct PaperSheet {
  let version: PaperVersion
  let words: PaperWords

  @HTMLBuilder var html: HTML {
    Tag.h1 { words.sheet }
    PaperTest.fields(
      [words.nameLabel, words.group, words.date], total: version.questions.reduce(0) { $0 + $1.worth }, words)
    Tag.div(.class("rows")) { for printed in version.questions { row(printed) } }
  }

  private func row(_ printed: PaperQuestion) -> HTML {
    Tag.div(.class("row", isWide(printed) ? "wide" : ""), .data("number", String(printed.number))) {
      Tag.span(.class("number")) { String(printed.number) }
      form(printed)
    }
  }

  /// True when a question needs the whole width.
  private func isWide(_ printed: PaperQuestion) -> Bool {
    switch printed.question.kind {
    case .text:
      printed.question.marked != .byRule || (printed.question.accept.isEmpty && printed.question.answers.isEmpty)
    case .match: printed.lefts.count > 4
    case .gaps: printed.gaps.count > 2
    case .order: printed.answers.count > 8
    case .single, .multiple, .truefalse: printed.answers.count > 10
    case .range, .number, .info: false
    }
  }

  @HTMLBuilder private func form(_ printed: PaperQuestion) -> HTML {
    switch printed.question.kind {
    case .single, .multiple, .truefalse:
      Tag.span(.class("bubbles")) {
        for place in printed.answers.indices {
          PaperForm.bubble(PaperQuestion.letter(place), isRound: printed.question.kind != .multiple)
        }
      }
    case .order: PaperForm.boxes(printed.answers.count)
    case .match:
      Tag.span(.class("bubbles")) {
        for place in printed.lefts.indices {
          Tag.span(.class("pair")) {
            String(place + 1)
            Tag.span(.class("box"))
          }
        }
      }
    case .gaps:
      Tag.span(.class("bubbles")) {
        for (place, gap) in printed.gaps.enumerated() {
          Tag.span(.class("pair")) {
            String(place + 1)
            Tag.span(.class(gap.gap.kind.isTyped ? "rule short" : "box"))
          }
        }
      }
    case .range, .number, .text: Tag.span(.class("rule"))
    case .info: HTML.empty
    }
  }
}
