internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import Words

/// Answers of which one is chosen, or several are ticked.
struct ChoiceField {
  let question: QuestionView
  let words: PageWords
  let isLettered: Bool

  @HTMLBuilder var html: HTML {
    if question.kind == .multiple { Tag.p(.class("soft")) { words.play.several } }
    let kinds = [question.answers.areTiles ? "pictures" : "", isLettered ? "lettered" : ""]
    Tag.fieldset(.class("options", kinds[0], kinds[1]), .aria("labelledby", "question")) {
      question.answers.enumerated().map { place, answer in
        Tag.label(.class("option", isLettered ? Emblem.hue(place) : "")) {
          if isLettered { Emblem.answer(place) }
          Tag.input(box(answer.id) + question.shown(answer.text).label)
          question.answer(HTML.tile(answer, question.shown(answer.text).lines))
        }
      }
    }
  }

  private func box(_ id: String) -> [Attribute] {
    let type = question.kind == .multiple ? "checkbox" : "radio"
    return [.type(type), .name("answer"), .value(id)] + (chosen.contains(id) ? [.flag("checked")] : [])
  }

  private var chosen: [String] { if case .ids(let ids)? = question.draft { ids } else { [] } }
}

extension QuestionView {
  /// The text of an answer. Words for true and false that the quiz does not bring may be of another language than the quiz.
  func answer(_ text: HTML) -> HTML {
    let sides = kind == .truefalse ? SideWords.language(of: answers.map(\.text)) : nil
    return Tag.span(.class("text"), .dirAuto) { text }.inLanguage(sides)
  }
}

/// Items that are put in order: a list of choices for each place, which the script makes movable.
struct OrderField {
  let question: QuestionView
  let words: PageWords

  var html: HTML {
    .joined([RichChoices(question.answers, of: question).html, list])
  }

  private var list: HTML {
    let order = order
    return HTML {
      PictureList(question.answers, of: question).html
      places(order)
    }
  }

  private func places(_ order: [String]) -> HTML {
    Tag.ol(.class("options", "order"), .aria("labelledby", "question")) {
      order.enumerated().map { place, chosen in
        Tag.li(.class("option")) {
          Tag.select(.name("answer"), .aria("label", words.play.place(["n": String(place + 1)]))) {
            question.answers.map { item in
              Tag.option([.value(item.id)] + (item.id == chosen ? [.flag("selected")] : [])) {
                item.text.isEmpty ? item.name : question.shown(item.text).line
              }
            }
          }
        }
      }
    }
  }

  /// The items in their present order: the draft's, if it has every item.
  private var order: [String] {
    let shown = question.answers.map(\.id)
    if case .ids(let ids)? = question.draft, ids.sorted() == shown.sorted() { return ids }
    return shown
  }
}

/// Lefts, to each of which a right is chosen.
struct MatchField {
  let question: QuestionView
  let words: PageWords

  var html: HTML {
    let chosen = chosen
    return HTML {
      PictureList(question.right, of: question).html
      fields(chosen)
    }
  }

  private func fields(_ chosen: [String: String]) -> HTML {
    Tag.fieldset(.class("options", "match"), .aria("labelledby", "question")) {
      RichChoices(question.right, of: question).html
      question.left.map { left in
        Tag.div(.class("pair")) {
          Tag.label(.named("for", "left.\(left.id)"), .dirAuto) { HTML.tile(left, question.shown(left.text).cell) }
          Tag.select([.id("left.\(left.id)"), .name("left.\(left.id)")] + question.shown(left.text).label) {
            Tag.option(.value(""), .aria("label", words.play.notChosen)) { "–" }
            question.right.map { right in
              Tag.option([.value(right.id)] + (chosen[left.id] == right.id ? [.flag("selected")] : [])) {
                right.text.isEmpty ? right.name : question.shown(right.text).line
              }
            }
          }
        }
      }
    }
  }

  private var chosen: [String: String] {
    guard case .pairs(let pairs)? = question.draft else { return [:] }
    return Dictionary(pairs.map { ($0.left, $0.right) }) { first, _ in first }
  }
}

/// The choices as they look: lists to choose from hold plain texts alone. The script moves it into what it makes.
private struct RichChoices {
  private let choices: [Choice]
  private let question: QuestionView

  init(_ choices: [Choice], of question: QuestionView) {
    (self.choices, self.question) = (choices, question)
  }

  /// Empty where the plain texts say all.
  var html: HTML {
    guard choices.contains(where: { question.shown($0.text).isRich }) else { return .empty }
    return Tag.ul(.class("rich")) {
      choices.map { choice in
        Tag.li { Tag.span(.class("text"), .dirAuto, .data("choice", choice.id)) { question.shown(choice.text).button } }
      }
    }
  }
}

/// The pictures and sounds that a list of choices cannot show, each above the words that the list has for it.
struct PictureList {
  private let choices: [Choice]
  private let question: QuestionView

  init(_ choices: [Choice], of question: QuestionView) {
    (self.choices, self.question) = (choices, question)
  }

  var html: HTML {
    guard choices.contains(where: { !$0.media.isNothing }) else { return .empty }
    return Tag.div(.class("pictures", "named")) {
      choices.map { choice in
        Tag.figure(.class("option")) {
          Tag.span(.class("text"), .dirAuto) {
            HTML.tile(choice, question.shown(choice.text).lines)
            if choice.text.isEmpty { Tag.span(.class("soft")) { choice.name } }
          }
        }
      }
    }
  }
}
