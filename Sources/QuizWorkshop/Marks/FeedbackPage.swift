internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import TextLayout
internal import Words

/// Sheets for participants as HTML for paper: each a section on a page of its own, nothing loaded from anywhere.
struct FeedbackPage {
  private let quiz: Quiz
  private let words: FeedbackWords
  private let page: HTMLPage
  private let pictures: SharedPictures
  private let questions: [String: Question]
  private let papers: PrintedPapers?
  private let pages: PageFolder?

  /// With `papers` questions are ordered and numbered as on the participant's own; `pages` are what was scanned of them.
  init(
    _ quiz: Quiz, _ language: InterfaceLanguage, _ pictures: PagePictures, _ papers: PrintedPapers? = nil,
    _ pages: PageFolder? = nil
  ) {
    self.quiz = quiz
    (self.papers, self.pages) = (papers, pages)
    words = .of(language)
    self.pictures = SharedPictures(of: quiz.questions.filter { $0.kind != .info }, pictures)
    questions = Dictionary(quiz.questions.map { ($0.id, $0) }) { first, _ in first }
    var page = HTMLPage(
      language: language.rawValue, title: quiz.title,
      styleSheet: FeedbackPage.style + MarkupSheet.paper + self.pictures.style)
    (page.colours, page.isMain) = ("light", true)
    self.page = page
  }

  var opening: String { page.opening }
  var closing: String { page.closing }

  /// A sentence for each picture that is not in it.
  var remarks: [String] {
    let words = PaperWords.of(words.language)
    return pictures.lost.map { words.lostPicture(["name": $0.name, "id": $0.question]) }
  }

  /// A file with one sheet alone.
  func file(_ row: GradedRow) -> String { opening + section(row) + closing }

  /// The sheet of a participant.
  func section(_ row: GradedRow) -> String {
    Tag.section(.data("participant", row.participant), .class("sheet")) {
      Tag.header {
        Tag.p(.class("quiz"), quizLanguage) { quiz.title }
        Tag.h1 { row.participant }
        if let version = papers?.version(row.version) {
          Tag.p(.class("version")) { PaperWords.of(words.language).version(["letter": version.letter]) }
        }
        if let error = row.error { Tag.p(.class("note")) { words.notGraded(["why": error]) } }
        result(row)
      }
      sections(row)
      if !row.questions.isEmpty {
        Tag.ol(.class("questions")) { numbered(row).map { question($0, row) } }
      }
      own(row)
    }.source
  }

  /// The participant's own pages, as they were scanned.
  @HTMLBuilder private func own(_ row: GradedRow) -> HTML {
    let pictures = pages?.pictures(of: row.participant) ?? []
    if !pictures.isEmpty {
      Tag.div(.class("own")) {
        pictures.enumerated().map { place, picture in
          Tag.img(
            .src("data:image/png;base64," + PagePictures.base64(picture)),
            .alt(
              PaperWords.of(words.language).sheetPage(["n": String(place + 1), "of": String(pictures.count)])))
        }
      }
    }
  }

  private var quizLanguage: Attribute { quiz.language.map(Attribute.lang) ?? .dirAuto }

  // MARK: The result

  @HTMLBuilder private func result(_ row: GradedRow) -> HTML {
    if let score = score(row) { Tag.p(.class("score")) { score } }
    if let headline = row.result?.headline, !isScore(headline, row) {
      Tag.p(.class("headline"), .dirAuto) { headline }
    }
    if let passed = passed(row) { Tag.p(.class("passed")) { passed } }
    if let result = row.result, let body = result.body { box(body, "text", result.markup) }
    if let note = row.result?.note { Tag.pre(.class("columns"), .dirAuto) { note } }
    if !row.waiting.isEmpty {
      Tag.p(.class("note")) { words.waiting(row.waiting.count) }
    }
    if !row.bars.isEmpty {
      Tag.table(.class("bars")) { row.bars.map { bar($0, longest: row.longestBar) } }
    }
  }

  private func score(_ row: GradedRow) -> String? {
    guard let points = row.result?.points, let of = row.result?.of else { return nil }
    let score = row.count(words.language) ?? words.score(points, of: of)
    let percent = row.result?.percent.map { words.inPercent(["n": words.number($0)]) }
    let parts = [score + (percent.map { " (\($0))" } ?? ""), row.waiting.isEmpty ? nil : words.untilNow]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// The built-in default's headline says the score again.
  private func isScore(_ headline: String, _ row: GradedRow) -> Bool {
    guard let points = row.result?.points, let of = row.result?.of else { return false }
    return headline.hasPrefix("\(Scores.written(points)) of \(Scores.written(of))")
  }

  private func bar(_ bar: SittingResult.Bar, longest: Double) -> HTML {
    var drawn = bar
    drawn.of = bar.saidOf ?? longest
    let (zero, end) = (drawn.share(0), drawn.share(bar.value))
    return Tag.tr {
      Tag.th(.dirAuto) { bar.label }
      Tag.td {
        Tag.svg(.named("viewBox", "0 0 100 10"), .named("preserveAspectRatio", "none"), .aria("hidden", "true")) {
          Tag.rect(.named("width", "100"), .named("height", "10"), .class("all"))
          Tag.rect(
            .named("x", Scores.written(100 * min(zero, end))), .named("width", Scores.written(100 * abs(end - zero))),
            .named("height", "10"))
        }
      }
      Tag.td(.class("n")) { bar.text ?? bar.saidOf.map { words.score(bar.value, of: $0) } ?? words.number(bar.value) }
    }
  }

  /// Whether it was passed; nil where the mode's own words begin with that.
  private func passed(_ row: GradedRow) -> String? {
    guard let word = row.result?.passed.map({ $0 ? words.isPassed : words.failed }) else { return nil }
    let isSaid = [row.result?.headline, row.result?.body].contains { $0?.folded.hasPrefix(word.folded) == true }
    return isSaid ? nil : word
  }

  /// The sums of sections of which no bar says the same.
  @HTMLBuilder private func sections(_ row: GradedRow) -> HTML {
    let told = Set(row.bars.filter { row.isSection($0, quiz) }.map(\.label))
    let sums = row.sections.map { sum in (name: quiz.sections.first { $0.id == sum.id }?.name ?? sum.id, sum: sum) }
    let left = sums.filter { !told.contains($0.name) }
    if !left.isEmpty {
      Tag.table(.class("parts")) {
        left.map { name, sum in
          Tag.tr {
            Tag.th(.dirAuto) { name }
            Tag.td(.class("n")) { words.score(sum.points, of: sum.of) }
          }
        }
      }
    }
  }

  // MARK: Questions

  /// A question as it stands on a sheet: with the printed number, where there is one, and the text that is enough there.
  private struct Numbered {
    var question: ParticipantSheet.Question
    var number: Int?
    var text: String
  }

  /// The questions in the order of the participant's paper; others follow.
  private func numbered(_ row: GradedRow) -> [Numbered] {
    let printed = papers?.version(row.version)?.questions ?? []
    let numbers = Dictionary(printed.map { ($0.question.id, $0.number) }) { first, _ in first }
    var list = row.questions.map { Numbered(question: $0, number: numbers[$0.id], text: $0.text) }
    if !printed.isEmpty { list.sort { ($0.number ?? .max) < ($1.number ?? .max) } }
    for place in list.indices.dropFirst() {
      let earlier = list[place - 1].question.text
      if list[place].question.markup == .plain, let excerpt = GapExcerpt.text(list[place].text, below: earlier) {
        list[place].text = excerpt
      }
    }
    return list
  }

  private func question(_ numbered: Numbered, _ row: GradedRow) -> HTML {
    let question = numbered.question
    let isWaiting = row.waiting.contains(question.id)
    let problem = row.problems.first { $0.question == question.id }
    let kind = Attribute.class(isWaiting ? "waiting" : mark(question).name)
    let content = HTML {
      Tag.div(.class("head")) {
        box(numbered.text, "text", question.markup)
        Tag.p(.class("mark")) { isWaiting ? words.handPoints : self.points(question) }
      }
      pictures.html(questions[question.id])
      media(questions[question.id])
      Tag.dl {
        answers(words.yourAnswerLabel, given(question, problem?.cell), question)
        if let problem { Tag.dd(.class("note")) { words.unreadable(["cell": problem.cell, "at": problem.place]) } }
        if !isWaiting, question.correct != true, !question.right.isEmpty {
          answers(words.rightAnswerLabel, question.right, question)
        }
      }
      if isWaiting { Tag.div(.class("room")) }
      if let feedback = question.feedback { box(feedback, "feedback", question.feedbackMarkup) }
      if let explanation = question.explanation { box(explanation, "explanation", question.markup) }
    }
    guard let number = numbered.number else { return Tag.li(kind) { content } }
    return Tag.li(kind, .value(String(number))) { content }
  }

  /// A word for a sound or film, which paper cannot play.
  @HTMLBuilder private func media(_ question: Question?) -> HTML {
    let words = PaperWords.of(words.language)
    if question?.audio != nil { Tag.p(.class("note")) { words.sound } }
    if question?.video != nil { Tag.p(.class("note")) { words.film } }
  }

  private func given(_ question: ParticipantSheet.Question, _ unread: String?) -> [String] {
    if !question.given.isEmpty { return question.given }
    return unread == nil ? [words.nothing] : []
  }

  private func answers(_ name: String, _ texts: [String], _ question: ParticipantSheet.Question) -> HTML {
    HTML {
      Tag.dt { name }
      texts.map { text in
        Tag.dd(.dirAuto) { shown(question.isNumber ? words.decimal(text) : text, question.answerMarkup).cell }
      }
    }
  }

  private func box(_ text: String, _ name: String, _ markup: TextMarkup) -> HTML {
    shown(text, markup).element(.p, name, codeWidth: Self.codeWidth)
  }

  private func shown(_ text: String, _ markup: TextMarkup) -> ShownText {
    ShownText(text, markup) { path, alt in pictures.html(path, alt) }
  }

  /// Cells of a line of code on a sheet.
  private static let codeWidth = 68

  private func mark(_ question: ParticipantSheet.Question) -> (name: String, sign: String) {
    switch question.correct {
    case nil: ("unmarked", "")
    case true?: ("right", "✓ ")
    case false?: question.points > 0 ? ("partly", "◐ ") : ("wrong", "✗ ")
    }
  }

  private func points(_ question: ParticipantSheet.Question) -> String {
    if question.of == 0 { return words.isNotMarked }
    return mark(question).sign
      + words.score(question.points, of: question.of)
  }

  // MARK: How it looks

  private static let style = """
    @page { size: A4; margin: 18mm; }
    body { font: 11pt/1.45 system-ui, "Noto Sans", sans-serif; color: #111; background: #fff; margin: 0 auto; max-width: 46em;
      padding: 0 1em; overflow-wrap: anywhere; }
    section.sheet { break-after: page; padding: 1em 0; border-bottom: 1px solid #bbb; }
    section.sheet:last-of-type { break-after: auto; border-bottom: 0; }
    h1 { font-size: 1.5em; margin: 0 0 .4em; } .quiz { color: #444; margin: 0; }
    .score { font-size: 1.25em; font-weight: 600; margin: .2em 0; } .headline, .passed { margin: .2em 0; }
    .text, .feedback, .explanation { white-space: pre-line; }
    .columns { white-space: pre-wrap; font: .9rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; }
    .note { border-left: 4px solid #b8860b; padding: .2em .6em; background: #fff8e1; }
    table { border-collapse: collapse; margin: .6em 0; } th { text-align: left; font-weight: 500; padding: .1em .8em .1em 0; }
    td.n { text-align: right; padding-left: .8em; font-variant-numeric: tabular-nums; }
    .bars svg { display: block; width: 12em; height: .8em; } rect { fill: #3567a8; } rect.all { fill: #ddd; }
    ol.questions { padding-left: 1.8em; } ol.questions > li { break-inside: avoid; margin: 0 0 1.1em; }
    .head { display: flex; gap: 1em; justify-content: space-between; align-items: baseline; }
    .head > :first-child { min-width: 0; } dd .math { text-align: start; }
    .head p { margin: 0; } .head .text { font-weight: 600; } .mark { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .right .mark { color: #1d6b3e; } .partly .mark { color: #8a5200; } .wrong .mark { color: #a32020; }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1em .8em; margin: .3em 0; }
    dt { color: #444; grid-column: 1; } dd { margin: 0; grid-column: 2; white-space: pre-line; }
    .picture { background-size: 100% 100%; background-repeat: no-repeat; margin: .4em 0; }
    .feedback, .explanation { margin: .2em 0; } .explanation { color: #333; font-style: italic; }
    .own img { display: block; width: 100%; border: 1px solid #bbb; margin: 0 0 1em; break-inside: avoid; }
    @media screen and (min-width: 80em) {
      body:has(.own) { max-width: 94em; }
      .sheet:has(.own) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2em; align-content: start; }
      .sheet:has(.own) > * { grid-column: 1; } .sheet > .own { grid-column: 2; grid-row: 1 / span 9; }
    }
    .room { height: 5em; border: 1px solid #999; margin: .4em 0; }
    .head .text.markup { font-weight: 400; } dd > .markup-code { white-space: pre-wrap; } .picture.inner { display: inline-block; vertical-align: middle; }
    @media print { body { max-width: none; padding: 0; } section.sheet { border: 0; padding: 0; }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact; } }
    """
}
