internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import TextLayout
internal import Words

/// The place for a response below a question, by its kind.
struct PaperForm {
  let printed: PaperQuestion
  let texts: PaperTexts
  let words: PaperWords

  /// A text below its picture, with a word for its sound; a picture that is not there is named.
  @HTMLBuilder private func tile(_ text: String, _ media: TileMedia) -> HTML {
    if let image = media.image {
      if let source = texts.pictures.source(image) {
        Tag.img(.class("tile"), .src(source), .alt(media.imageAlt ?? ""))
      } else if let name = media.name {
        Tag.span(.class("lost")) { name }
      }
    }
    if !text.isEmpty { self.text(text) }
    if media.audio != nil { Tag.span(.class("told")) { words.sound } }
  }

  private func side(_ name: String, isLeft: Bool) -> HTML {
    guard let side = printed.question.mediaSide(name, isLeft: isLeft) else {
      return text(name, PaperTexts.halfWidth)
    }
    return Tag.span(.class("tiled")) { tile(side.hasText ? name : "", side.media) }
  }

  private func answer(_ answer: Answer) -> HTML {
    if answer.media.isNothing { return text(answer.text) }
    return Tag.span(.class("tiled")) { tile(answer.text, answer.media) }
  }

  var html: HTML {
    switch printed.question.kind {
    case .single, .multiple, .truefalse: choices
    case .order: order
    case .match: sides
    case .range: PaperScale(printed.question.scale).html
    case .number: Tag.p(.class("line")) { Tag.span(.class("rule short")) }
    case .text: room
    case .gaps: offers
    case .info: .empty
    }
  }

  private var choices: HTML {
    let isRound = printed.question.kind != .multiple
    return Tag.div(.class("choices", columns)) {
      for (place, answer) in printed.answers.enumerated() {
        Tag.div(.class("choice")) {
          Self.bubble(PaperQuestion.letter(place), isRound: isRound)
          self.answer(answer)
        }
      }
    }
  }

  private func shown(_ text: String) -> ShownText { texts.shown(text, printed.question) }

  private func text(_ text: String, _ codeWidth: Int = PaperTexts.wholeWidth) -> HTML {
    shown(text).element(.span, "text", codeWidth: codeWidth)
  }

  /// The class of the list of answers: rich ones, such as code and pictures, stand one below the other.
  private var columns: String {
    if printed.answers.contains(where: { $0.media.image != nil }) { return "three" }
    return Self.columns(of: printed.answers.map { shown($0.text) })
  }

  private static func columns(of texts: [ShownText]) -> String {
    texts.contains { $0.isBlock } ? "one" : columns(texts.map(\.plain))
  }

  static func bubble(_ letter: String, isRound: Bool) -> HTML {
    Tag.span(.class("bubble", isRound ? "round" : "square")) { letter }
  }

  /// The number of columns: as many as fit, since a page is about a hundred letters wide.
  static func columns(_ texts: [String]) -> String {
    let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cells } }
    switch lines.max() ?? 0 {
    case ...14: return "four"
    case ...22: return "three"
    case ...38: return "two"
    default: return "one"
    }
  }

  private var order: HTML {
    HTML {
      Tag.div(.class("choices", columns)) {
        for (place, item) in printed.answers.enumerated() {
          Tag.div(.class("choice")) {
            Tag.span(.class("place")) { String(place + 1) }
            answer(item)
          }
        }
      }
      Self.boxes(printed.answers.count)
    }
  }

  static func boxes(_ count: Int) -> HTML {
    Tag.div(.class("boxes")) { for _ in 0..<count { Tag.span(.class("box")) } }
  }

  /// The words under letters, and the answers of each gap of choice.
  private var offers: HTML {
    HTML {
      if !printed.words.isEmpty { lettered(printed.words.map { ShownText($0, .plain) }) }
      for (place, gap) in printed.gaps.enumerated() where !gap.answers.isEmpty {
        Tag.div(.class("offer")) {
          Tag.span(.class("place")) { String(place + 1) }
          lettered(gap.answers.map { shown($0.text) })
        }
      }
    }
  }

  private func lettered(_ texts: [ShownText]) -> HTML {
    Tag.div(.class("choices", Self.columns(of: texts))) {
      for (place, text) in texts.enumerated() {
        Tag.div(.class("choice")) {
          Tag.span(.class("place")) { PaperQuestion.letter(place) }
          text.element(.span, "text", codeWidth: PaperTexts.wholeWidth)
        }
      }
    }
  }

  /// The text with a line for each typed gap, and a box for each letter.
  static func gapText(_ printed: PaperQuestion, _ texts: PaperTexts) -> HTML {
    var (pieces, gaps): ([String?], [HTML]) = ([], [])
    for piece in printed.question.gapPieces {
      switch piece {
      case .text(let text): pieces.append(text)
      case .gap(let id):
        pieces.append(nil)
        gaps.append(gap(id, printed))
      }
    }
    return texts.shown(ShownText.marked(pieces), printed.question).filled(with: gaps) { $0.cell }
  }

  private static func gap(_ id: String, _ printed: PaperQuestion) -> HTML {
    guard let place = printed.gaps.firstIndex(where: { $0.gap.id == id }) else { return .text("[[\(id)]]") }
    let gap = printed.gaps[place].gap
    return Tag.span(.class("gap"), .data("gap", "\(printed.number).\(place + 1)")) {
      if printed.gaps.count > 1 { Tag.sub { String(place + 1) } }
      switch gap.kind {
      case .text: Tag.span(.class("rule"))
      case .number: Tag.span(.class("rule short"))
      case .choice, .word: Tag.span(.class("box"))
      }
    }
  }

  private var sides: HTML {
    Tag.div(.class("sides")) {
      Tag.div {
        for (place, left) in printed.lefts.enumerated() {
          Tag.div(.class("choice")) {
            Tag.span(.class("place")) { String(place + 1) }
            side(left, isLeft: true)
            Tag.span(.class("box"))
          }
        }
      }
      Tag.div {
        for (place, right) in printed.rights.enumerated() {
          Tag.div(.class("choice")) {
            Tag.span(.class("place")) { PaperQuestion.letter(place) }
            side(right, isLeft: false)
          }
        }
      }
    }
  }

  /// The space for a response: a line for a word, or else room for sentences, more for more points.
  private var room: HTML {
    let question = printed.question
    let accepted =
      question.accept
      + question.answers.flatMap { answer in
        if case .matches(let patterns)? = answer.rule { return patterns }
        return []
      }
    if !accepted.isEmpty, question.marked == .byRule {
      let isLong = accepted.contains { $0.cells > 30 }
      return Tag.p(.class("line")) { Tag.span(.class(isLong ? "rule full" : "rule")) }
    }
    let lines = Int(min(16, max(4, 2 + 2 * question.points)))
    return Tag.div(.class("room")) { for _ in 0..<lines { Tag.div(.class("rule full")) } }
  }
}
