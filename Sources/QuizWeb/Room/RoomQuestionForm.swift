internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// The open question on a player's page, with all by which it can be answered.
struct RoomQuestionForm {
  let question: QuestionView
  let base: RoomFrame
  private var words: PageWords { base.words }
  private var isKept: Bool { base.room.mine?.isKept == true }

  var html: HTML {
    Tag.form(
      .class("step"), .named("method", "post"), .named("action", "\(base.code.path)/answer"),
      .named("autocomplete", "off"), .data("kind", question.kind.rawValue)
    ) {
      HTML.hidden("epoch", String(base.room.epoch))
      HTML.hidden("kind", question.kind.rawValue)
      // The hidden field lets the script send the form again after a lost line; it goes no further.
      HTML.hidden("request", "r\(base.place)")
      question.pages.map(\.html)
      if isKept { Tag.p(.class("message", "kept"), .named("role", "status")) { words.room.kept } }
      AskedFields(question, words, told: base.toldOfForm, isByHand: question.isByHand, isLettered: true).html
      Tag.div(.class("actions")) {
        Tag.button(.class("main")) { isKept ? words.room.change : words.room.answerButton }
        HTML.asItIs(base.toldOfForm, words)
      }
      if base.isTurn { Tag.noscript { Tag.p { Tag.a(.href(base.code.path)) { words.room.lookAgain } } } }
    }
  }
}

/// A question without a form: on the screen, and once it is closed.
struct FormlessQuestion {
  private let question: QuestionView
  private let words: PageWords
  private let given: Reply?
  /// Whether it is the projector's, which plays by itself what is to be heard.
  private let isScreen: Bool

  init(_ question: QuestionView, _ words: PageWords, given: Reply? = nil, isScreen: Bool = false) {
    (self.question, self.words, self.given, self.isScreen) = (question, words, given, isScreen)
  }

  @HTMLBuilder var html: HTML {
    question.pages.map(\.html)
    Tag.h1(.named("tabindex", "-1"), .dirAuto) { question.heading(words) }
    HTML.beside(question.picture) {
      HTML.sound(
        question.audio, lacking: question.audio == nil && question.lacksSound, words,
        playing: isScreen ? .atOnce : .asked)
      HTML.film(question.video, lacking: question.lacksFilm, words, playing: isScreen ? .atOnce : .asked)
      choices
      if let given, question.answers.isEmpty || question.kind == .order {
        Self.own(given, to: question, words)
      }
    }
  }

  /// The player's answer, in words.
  static func own(_ given: Reply, to question: QuestionView, _ words: PageWords) -> HTML {
    let written = question.written(given, words)
    return Tag.p(.dirAuto) {
      HTML.lines("\(words.play.yourAnswerLabel): \(written.isEmpty ? words.room.nothingWord : written)")
    }
  }

  /// A side of pairs; a picture needs an element of its own to stand above its words.
  private func tile(_ side: Choice) -> HTML {
    let tile = HTML.tile(side, question.shown(side.text).cell)
    return side.media.isNothing ? tile : Tag.span(.class("text"), .dirAuto) { tile }
  }

  @HTMLBuilder private var choices: HTML {
    let chosen: [String] = if case .ids(let ids)? = given, question.kind != .order { ids } else { [] }
    if !question.answers.isEmpty {
      Tag.ul(.class("options", "lettered", "marked", question.answers.areTiles ? "pictures" : "")) {
        question.answers.enumerated().map { place, answer in
          Tag.li(.class("option", Emblem.hue(place), chosen.contains(answer.id) ? "given" : "")) {
            Emblem.answer(place)
            question.answer(HTML.tile(answer, question.shown(answer.text).lines))
            if chosen.contains(answer.id) { Tag.span(.class("mark")) { words.play.yourAnswerLabel } }
          }
        }
      }
    }
    if !question.left.isEmpty {
      Tag.div(.class("sides")) {
        Tag.ul(.class("options")) {
          question.left.map { left in
            Tag.li(.class("option"), .dirAuto) { tile(left) }
          }
        }
        Tag.ul(.class("options", "lettered")) {
          question.right.enumerated().map { place, right in
            Tag.li(.class("option", Emblem.hue(place))) {
              Emblem.answer(place)
              Tag.span(.class("text"), .dirAuto) { HTML.tile(right, question.shown(right.text).cell) }
            }
          }
        }
      }
    }
    GapOffers(question: question, words: words).html
    if let scale = question.scale {
      let ends = Scale.ends(scale.min, scale.max, scale.labels, words.number)
      Tag.p(.class("soft"), .dirAuto) { words.play.fromMinToMax(ends) }
    }
  }
}

extension QuestionView.PageBefore {
  var html: HTML {
    Tag.section(.class("card")) {
      title.map { title in Tag.h2(.dirAuto) { HTML.lines(title) } }
      body.map { shown($0).paragraphs }
      HTML.picture(DescribedPicture(image, imageAlt))
    }
  }
}

extension QuestionView {
  /// An answer in words.
  func written(_ reply: Reply, _ words: PageWords) -> String {
    switch reply {
    case .text(let text): text
    case .number(let number): TypedNumber.text(of: number, words.language)
    case .ids(let ids): ids.map(text).joined(separator: ", ")
    case .pairs where kind == .gaps, .gaps: gapLines(reply, words.number).joined(separator: "; ")
    case .pairs(let pairs): pairs.map { "\(text(of: $0.left)) – \(text(of: $0.right))" }.joined(separator: ", ")
    }
  }
}
