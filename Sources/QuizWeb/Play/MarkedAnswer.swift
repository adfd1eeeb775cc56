internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import Words

/// The given and the right answers, where the choices stood; each is marked by more than colour.
struct MarkedAnswer {
  let question: QuestionView
  let verdict: VerdictView
  let words: PageWords

  var html: HTML {
    switch question.kind {
    case .single, .truefalse, .multiple: choices
    case .order: order
    case .match: pairs
    case .gaps: MarkedGaps(question: question, verdict: verdict, words: words).html
    case .text, .number, .range: compared
    case .info: .empty
    }
  }

  /// The right answer in one line; nil where it was given, or stays hidden.
  var inWords: String? { verdict.grade == .right ? nil : verdict.answer.map(line) }

  // MARK: Choices

  private var choices: HTML {
    let (given, right) = (verdict.given.ids, verdict.answer?.ids)
    return Tag.ul(.class("options", "marked")) {
      question.answers.map { answer in
        choice(question.shown(answer.text), isGiven: given.contains(answer.id), isRight: right?.contains(answer.id))
      }
    }
  }

  /// A choice; `isRight` is nil where it stays hidden, and the given one is marked like the whole.
  private func choice(_ text: ShownText, isGiven: Bool, isRight: Bool?) -> HTML {
    let isGood = isRight ?? (verdict.grade == .right && isGiven)
    let isBad = isGiven && (isRight == false || isRight == nil && [.wrong, .late].contains(verdict.grade))
    let kind = isGood ? "right" : isBad ? "wrong" : isGiven ? "given" : ""
    return Tag.li(.class("option", kind)) {
      question.answer(text.lines)
      if isGood {
        mark("right", isGiven ? words.play.rightAndYours : words.play.theRightAnswer)
      } else if isGiven {
        mark(isBad ? "wrong" : "", words.play.yourAnswerLabel)
      }
    }
  }

  private func mark(_ kind: String, _ word: String, _ text: HTML? = nil) -> HTML {
    Tag.span(.class("mark", kind)) {
      switch kind {
      case "right": Icon.right.html()
      case "wrong": Icon.wrong.html()
      default: HTML.empty
      }
      word
      text.map { text in
        HTML {
          " "
          Tag.span(.dirAuto) { text }
        }
      }
    }
  }

  // MARK: Order and match

  private var order: HTML {
    let right = verdict.answer?.ids
    let shown = verdict.given.ids.isEmpty ? right ?? question.answers.map(\.id) : verdict.given.ids
    return Tag.ol(.class("options", "marked", "order")) {
      shown.enumerated().map { place, id in
        let belongs = verdict.given == nil ? nil : right?.firstIndex(of: id)
        return Tag.li(.class("option", belongs.map { $0 == place ? "right" : "wrong" } ?? "")) {
          Tag.span(.class("text"), .dirAuto) { question.choice(id) }
          belongs.map { belongs in
            belongs == place
              ? mark("right", words.play.rightPlace)
              : mark("wrong", words.play.belongs(["n": String(belongs + 1)]))
          }
        }
      }
    }
  }

  private var pairs: HTML {
    let (given, right) = (verdict.given.pairs, verdict.answer?.pairs)
    return Tag.ul(.class("options", "marked")) {
      question.left.map { left in
        pair(
          question.choice(left.id), given: given[left.id].map(question.choice),
          right: right.map { $0[left.id].map(question.choice) })
      }
    }
  }

  /// A pair; `right` is nil where it stays hidden, and holds nil where the left has no right.
  private func pair(_ left: HTML, given: HTML?, right: HTML??) -> HTML {
    let isRight = right.map { $0 == given }
    return Tag.li(.class("option", isRight.map { $0 ? "right" : "wrong" } ?? "")) {
      Tag.span(.class("text")) {
        Tag.span(.dirAuto) { left }
        " → "
        Tag.b(.dirAuto) { given ?? words.nothing }
      }
      switch isRight {
      case true?: mark("right", words.play.rightVerdict)
      case false?:
        // The sign of wrong belongs to what was given, never to the right answer.
        mark("wrong", words.play.wrongVerdict)
        mark("", words.play.theRightAnswer + ":", (right ?? nil) ?? .text("–"))
      case nil: HTML.empty
      }
    }
  }

  // MARK: Lines

  private var compared: HTML {
    Tag.dl(.class("compare")) {
      Tag.dt { words.play.yourAnswerLabel }
      Tag.dd {
        verdict.given.map { given in Tag.span(.dirAuto) { line(given) } } ?? .text(words.play.nothingGiven)
      }
      if let answer = verdict.answer, verdict.grade != .right || answer != verdict.given {
        Tag.dt { words.play.theRightAnswer }
        Tag.dd { Tag.b(.dirAuto) { line(answer) } }
      }
    }
  }

  private func line(_ reply: Reply) -> String {
    switch reply {
    case .text(let text): text
    case .number(let number): TypedNumber.text(of: number, words.language)
    case .ids(let ids): ids.map(question.text).joined(separator: ", ")
    case .gaps: question.written(reply, words)
    case .pairs(let pairs):
      pairs.map { "\(question.text(of: $0.left)) – \(question.text(of: $0.right))" }.joined(separator: ", ")
    }
  }
}

extension Reply {
  fileprivate var ids: [String] { if case .ids(let ids) = self { ids } else { [] } }

  fileprivate var pairs: [String: String] {
    guard case .pairs(let pairs) = self else { return [:] }
    return Dictionary(pairs.map { ($0.left, $0.right) }) { first, _ in first }
  }
}

extension Reply? {
  fileprivate var ids: [String] { self?.ids ?? [] }
  fileprivate var pairs: [String: String] { self?.pairs ?? [:] }
}

extension PageWords {
  /// A dash where nothing was given, and a sentence for those who do not see it.
  var nothing: HTML {
    HTML {
      Tag.span(.aria("hidden", "true")) { "–" }
      Tag.span(.class("sr")) { play.nothingGiven }
    }
  }
}
