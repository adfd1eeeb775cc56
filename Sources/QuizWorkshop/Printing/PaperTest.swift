internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import Words

/// The questions of a version, as pupils get them.
struct PaperTest {
  let version: PaperVersion
  let words: PaperWords
  let texts: PaperTexts
  private var quiz: Quiz { texts.quiz }

  @HTMLBuilder var html: HTML {
    Tag.h1(.dirAuto) { quiz.title }
    Self.fields([words.nameLabel, words.group, words.date], total: total, words)
    if let description = quiz.description { box(texts.shown(description)) }
    Tag.p(.class("facts")) { facts }
    for (place, item) in version.items.enumerated() { html(item, below: place > 0 ? version.items[place - 1] : nil) }
  }

  /// Lines to be filled in by hand, and a place for the points.
  static func fields(_ names: [String], total: Double, _ words: PaperWords) -> HTML {
    Tag.div(.class("fields")) {
      for name in names {
        Tag.span(.class("field")) {
          name
          Tag.span(.class("rule"))
        }
      }
      if total > 0 {
        Tag.span(.class("field points")) {
          words.pointsLabel
          Tag.span(.class("rule short"))
          "/ " + words.number(total)
        }
      }
    }
  }

  private var total: Double { version.questions.reduce(0) { $0 + $1.worth } }

  private var facts: String {
    var facts = [words.extent(questions: version.questions.count, points: total)]
    if let limit = quiz.timing.quiz { facts.append(words.minutes(["n": words.number(limit / 60)])) }
    if let limit = quiz.timing.question { facts.append(words.secondsEach(["n": words.number(limit)])) }
    return facts.joined(separator: " · ")
  }

  private func box(_ text: ShownText) -> HTML { text.element(.p, "text", codeWidth: PaperTexts.wholeWidth) }

  // MARK: Items

  @HTMLBuilder private func html(_ item: PaperVersion.Item, below earlier: PaperVersion.Item?) -> HTML {
    switch item {
    case .section(let section):
      Tag.div(.class("section"), .data("section", section.id)) {
        if let title = section.title { Tag.h2(.dirAuto) { title } }
        if let text = section.text { box(texts.shown(text)) }
      }
    case .page(let page):
      Tag.div(.class("page")) {
        box(texts.shown(page.text, page))
        media(page)
      }
    case .question(let printed): html(printed, below: earlier?.printed?.text)
    }
  }

  private func html(_ printed: PaperQuestion, below earlier: String?) -> HTML {
    let question = printed.question
    let text = GapExcerpt.text(of: question, below: earlier) ?? question.text
    return Tag.div(
      .class("question"), .data("kind", question.kind.rawValue), .data("number", String(printed.number)),
      .data("question", question.id), .data("version", version.letter)
    ) {
      Tag.div(.class("number")) { "\(printed.number)." }
      Tag.div(.class("body")) {
        Tag.div(.class("stem")) {
          if question.kind == .gaps {
            Tag.p(.class("text"), .dirAuto) { PaperForm.gapText(printed, texts) }
          } else {
            box(texts.shown(text, question))
          }
          if printed.worth > 0 { Tag.span(.class("worth")) { "/ " + words.number(printed.worth) } }
        }
        media(question)
        if let told = instruction(printed) { Tag.p(.class("told")) { told } }
        PaperForm(printed: printed, texts: texts, words: words).html
      }
    }
  }

  private func instruction(_ printed: PaperQuestion) -> String? {
    switch printed.question.kind {
    case .multiple: words.tickAll
    case .order: words.writeOrder
    case .match: words.writeLetters
    case .range: words.markLine
    case .gaps: printed.gaps.contains { !printed.letters(of: $0).isEmpty } ? words.writeGaps : nil
    case .single, .truefalse, .number, .text, .info: nil
    }
  }

  /// The picture, and words where a sound or film is played.
  @HTMLBuilder private func media(_ question: Question) -> HTML {
    if let name = question.image {
      if let source = texts.pictures.source(name) {
        Tag.img(.class("picture"), .src(source), .alt(question.imageAlt ?? ""))
      } else {
        Tag.div(.class("lost")) { words.picture(["name": question.imageAlt ?? name]) }
      }
    }
    if question.audio != nil { Tag.p(.class("told")) { words.hear } }
    if question.video != nil { Tag.p(.class("told")) { words.watch } }
  }
}

extension PaperQuestion {
  /// The possible points, by a rule or by hand; 0 when it is not marked.
  var worth: Double { question.countsAsMarked ? question.points : 0 }
}
