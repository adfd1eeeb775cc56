internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import Words

/// A text with a field or a list in each gap.
struct GapFields {
  let question: QuestionView
  let words: PageWords
  let refilled: Refilled

  @HTMLBuilder var html: HTML {
    Tag.div(.class("gaps"), .dirAuto) {
      question.filled { field(question.gaps[$0], $0) }
    }
    question.gaps.map { gap in refilled.amiss(name(gap)) }
  }

  private func name(_ gap: GapView) -> String { "gap.\(gap.id)" }

  private func field(_ gap: GapView, _ place: Int) -> HTML {
    let label = Attribute.aria("label", words.play.gapNumber(["n": String(place + 1)]))
    let common: [Attribute] = [.id("gap-\(place + 1)"), .name(name(gap)), label] + refilled.marks(name(gap))
    if !gap.offered.isEmpty { return list(gap, common) }
    var attributes: [Attribute] = [.type("text"), .value(value(gap)), .named("size", "12"), .dirAuto] + common
    if gap.kind == .number {
      attributes.append(.named("inputmode", "decimal"))
    } else {
      attributes += [.named("autocapitalize", "off"), .named("spellcheck", "false")]
    }
    return Tag.input(attributes)
  }

  private func list(_ gap: GapView, _ common: [Attribute]) -> HTML {
    let chosen = value(gap)
    return Tag.select(common + (gap.kind == .word ? [.class("word")] : [])) {
      Tag.option(.value(""), .aria("label", words.play.notChosen)) { "–" }
      question.offered(for: gap).map { choice in
        Tag.option([.value(choice.id)] + count(choice, gap) + (choice.id == chosen ? [.flag("selected")] : [])) {
          choice.text
        }
      }
    }
  }

  /// How many gaps a word may be put into, for the script.
  private func count(_ choice: Choice, _ gap: GapView) -> [Attribute] {
    gap.kind == .word && !gap.reusesWords ? [.data("count", String(gap.words.count { $0 == choice.id }))] : []
  }

  /// The value of a gap, as it was typed or from the draft.
  private func value(_ gap: GapView) -> String {
    if let typed = refilled.value(name(gap)) { return typed }
    switch question.filled(gap.id) {
    case .text(let text)?: return text
    case .number(let number)?: return TypedNumber.text(of: number, words.language)
    case nil: return ""
    }
  }
}

/// The choices and words for the gaps of a question, where nothing is entered: on the screen and once it is closed.
struct GapOffers {
  let question: QuestionView
  let words: PageWords

  @HTMLBuilder var html: HTML {
    question.gaps.enumerated().map { place, gap in
      gap.kind == .choice
        ? Tag.p(.dirAuto) {
          "\(place + 1): "
          HTML.joined(gap.answers.map { question.shown($0.text).lines }, separator: .text(" / "))
        } : HTML.empty
    }
    if let gap = question.gaps.first(where: { $0.kind == .word }) {
      Tag.p(.dirAuto) { "\(words.play.gapWordsLabel): " + gap.words.joined(separator: ", ") }
    }
  }
}

/// A text with what was filled into its gaps, each marked by more than colour.
struct MarkedGaps {
  let question: QuestionView
  let verdict: VerdictView
  let words: PageWords

  var html: HTML {
    Tag.div(.class("gaps", "marked"), .dirAuto) {
      question.filled { gap(question.gaps[$0]) }
    }
  }

  private func gap(_ gap: GapView) -> HTML {
    let isRight = verdict.gaps.first { $0.id == gap.id }?.isRight
    let given = text(verdict.given, gap)
    let right = isRight == true ? nil : text(verdict.answer, gap)
    return Tag.span(.class("gap", isRight.map { $0 ? "right" : "wrong" } ?? "")) {
      switch isRight {
      case true?: Icon.right.html()
      case false?: Icon.wrong.html()
      case nil: HTML.empty
      }
      Tag.b(.dirAuto) { given ?? words.nothing }
      right.map { right in
        HTML {
          " "
          Tag.span(.class("mark", "right")) {
            words.play.theRightAnswer + ":"
            " "
            Tag.b(.dirAuto) { right }
          }
        }
      }
    }
  }

  /// The value of a gap as players see it: only the answers of a choice have markup.
  private func text(_ reply: Reply?, _ gap: GapView) -> HTML? {
    if case .text(let id)? = reply?.filledGaps.first(where: { $0.id == gap.id })?.value,
      let answer = gap.answers.first(where: { $0.id == id })
    {
      return question.shown(answer.text).lines
    }
    return question.line(of: gap, in: reply, words.number).map(HTML.text)
  }
}

extension QuestionView {
  /// The text with an element in each gap, made of the gap's place.
  fileprivate func filled(_ element: (Int) -> HTML) -> HTML {
    var (texts, elements): ([String?], [HTML]) = ([], [])
    for piece in gapPieces {
      switch piece {
      case .text(let text): texts.append(text)
      case .gap(let place):
        texts.append(nil)
        elements.append(element(place))
      }
    }
    return shown(ShownText.marked(texts)).filled(with: elements) { $0.lines }
  }
}
