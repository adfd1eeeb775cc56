internal import Markup
internal import QuizCore

/// One question of a Markdown quiz while its lines are gathered.
struct MarkdownQuestion {
  let offset: Int
  let isHeading: Bool
  let attributes: MarkdownAttributes?
  let category: String?
  /// The id of the section it stands in.
  var section: String?
  var text: MarkdownBlock
  var explanation = MarkdownBlock()
  var choices: [Choice] = []
  var responses: [Response] = []
  var items: [Choice] = []
  var pairs: [MarkdownLine] = []
  var image: (path: String, alt: String, offset: Int)?
  /// Blank lines since the last line that said something.
  private var blanks = 0
  /// Whether a paragraph behind the answers has begun, which explains.
  var isExplaining = false
  /// The spaces before the last answer.
  var lastIndentation = 0
  /// A quotation above the answers: it belongs to the text once something follows it, else it explains.
  var quotation = MarkdownBlock()
  /// Boxes that say neither right nor wrong.
  private var oddBoxes: [ImportFinding] = []
  var findings: [ImportFinding] = []
  /// The syntax that the file or the question names; nil where the texts show it.
  private(set) var markup: TextMarkup?
  /// The signs and blanks before the text of a numbered question.
  private let width: Int

  /// The answer in a list at the end of the file; nil without one.
  var listed: (text: String, offset: Int)?

  /// An answer that is chosen, or put in order.
  struct Choice {
    var line: MarkdownLine
    /// The letter; nil when it has a box.
    var letter: MarkdownLetter?
    var box = MarkdownBox(isRight: false, isRadio: false)
    var text: MarkdownBlock
    var feedback = MarkdownBlock()
    /// The complete text.
    var plain: String { text.text }
    /// The text as it is written, without the indentation of the list.
    var source: String { text.source(in: line.indentation + line.markerWidth) }
  }

  /// `Answer:` or `Otherwise:`.
  struct Response {
    var line: MarkdownLine
    var share: Double
    var isOtherwise: Bool
    /// Whether it is said in another word, which may begin an explanation too.
    var isKey = false
    var feedback = MarkdownBlock()
    var plain: String { MarkdownText.plain(line.text) }
  }

  init(_ line: MarkdownLine, isHeading: Bool, category: String?, markup: TextMarkup? = nil) {
    var heading = line.text
    attributes = MarkdownAttributes.take(from: &heading)
    let named = attributes?.values.first { $0.key == "markup" }.flatMap { TextMarkup(rawValue: $0.value) }
    self.markup = named ?? markup
    width = !isHeading && line.kind == .numbered ? line.markerWidth : 0
    let (words, images) = MarkdownText.withoutRemoteImages(heading)
    text = MarkdownBlock(isHeading || line.kind == .numbered ? words : MarkdownEmphasis.inside(words) ?? words)
    offset = line.offset
    findings = images.map { ImportFinding(.outsideImage($0), at: line.offset) }
    self.isHeading = isHeading
    self.category = category
  }

  /// Whether numbered lines are to be put in order: below a heading that names no other kind, without other answers.
  var takesOrder: Bool {
    let kind = attributes?.values.first { $0.key == "kind" }?.value ?? Question.Kind.order.rawValue
    return isHeading && kind == Question.Kind.order.rawValue && choices.isEmpty && responses.isEmpty && pairs.isEmpty
  }

  var hasItems: Bool { !items.isEmpty }

  var hasAnswers: Bool { !(choices.isEmpty && responses.isEmpty && items.isEmpty && pairs.isEmpty) }

  mutating func note(_ problem: ImportProblem, at place: Int? = nil) {
    findings.append(ImportFinding(problem, at: place ?? offset))
  }

  /// `isLettered` says whether the line is one of several answers with letters.
  mutating func take(_ line: MarkdownLine, isLettered: Bool = false) {
    defer { blanks = line.kind == .blank || line.kind == .rule ? blanks + 1 : 0 }
    endQuotation(before: line.kind)
    if isLettered, let letter = line.letter, takesLetters { return takeLetter(letter, line) }
    switch line.kind {
    case .blank, .rule, .heading, .fence: if !hasAnswers, quotation.isEmpty { text.add("") }
    case .answer(let box): takeChoice(Choice(line: line, box: box, text: MarkdownBlock(local(line.text, of: line))))
    case .response(let share): takeResponse(Response(line: line, share: share, isOtherwise: false))
    case .key: takeKey(line)
    case .labelled: takeText(line)
    case .otherwise(let share): takeResponse(Response(line: line, share: share, isOtherwise: true))
    case .numbered, .indentedNumber: takeNumber(line)
    case .item: takeItem(line)
    case .quote: takeQuote(line)
    case .image(let alt): takeImage(line, alt)
    case .text: takeText(line)
    }
  }

  /// The text without remote images, each of which is reported.
  mutating func local(_ text: String, of line: MarkdownLine) -> String {
    let (words, images) = MarkdownText.withoutRemoteImages(text)
    for image in images { note(.outsideImage(image), at: line.offset) }
    return words
  }

  /// A line of a block of code, its fences included.
  mutating func takeCode(_ line: String) {
    endQuotation(before: .text)
    addBlanks()
    if isExplaining || (hasAnswers && choices.isEmpty && items.isEmpty) {
      explanation.add(code: line)
    } else if !choices.isEmpty {
      choices[choices.count - 1].text.add(code: line)
    } else if !items.isEmpty {
      items[items.count - 1].text.add(code: line)
    } else {
      text.add(code: line)
    }
    blanks = 0
  }

  // MARK: Answers

  private mutating func takeChoice(_ choice: Choice) {
    demote()
    if areLettered { demoteLetters() }
    isExplaining = false
    choices.append(choice)
    lastIndentation = choice.line.indentation
  }

  mutating func takeResponse(_ response: Response) {
    demote()
    // Text below it explains the whole question.
    isExplaining = !choices.isEmpty
    responses.append(response)
    lastIndentation = response.line.indentation
  }

  /// Returns items and pairs to the text of the question, once other answers follow.
  mutating func demote() {
    for item in items {
      text.add(item.line.written, indentation: item.line.indentation)
      var rest = item.text
      rest.dropFirst()
      text.add(rest)
    }
    for pair in pairs { text.add(pair.written, indentation: pair.indentation) }
    items = []
    pairs = []
  }

  private mutating func takeNumber(_ line: MarkdownLine) {
    guard takesOrder, !isExplaining else { return takeText(line) }
    items.append(Choice(line: line, text: MarkdownBlock(line.text)))
    lastIndentation = line.indentation
  }

  private mutating func takeItem(_ line: MarkdownLine) {
    let isAmongChoices = !choices.isEmpty && !isExplaining && line.indentation <= lastIndentation
    if let mark = MarkdownMarks.oddBox(of: line.text), isAmongChoices || !hasAnswers {
      oddBoxes.append(ImportFinding(.oddBox(mark), at: line.offset))
    } else if line.isAnswer, choices.isEmpty, responses.isEmpty, items.isEmpty, !isExplaining {
      pairs.append(line)
      lastIndentation = line.indentation
      return
    } else if isAmongChoices {
      note(.noBox(line.text), at: line.offset)
      return takeChoice(Choice(line: line, text: MarkdownBlock(line.text)))
    }
    takeText(line)
  }

  private mutating func takeImage(_ line: MarkdownLine, _ alt: String) {
    if hasAnswers, isExplaining || line.indentation > lastIndentation { return takeText(line) }
    if image == nil {
      image = (line.text, alt, line.offset)
    } else {
      note(.lossy("a second image", cure: "a question has one: put both into one file"), at: line.offset)
    }
  }

  /// Adds a line to the question before the answers; after them to the last answer, unless it is a separate paragraph.
  mutating func takeText(_ line: MarkdownLine) {
    if hasAnswers, blanks > 0, line.indentation == 0 { isExplaining = true }
    if areLettered, MarkdownReader.explains(line.text) { isExplaining = true }
    // Nothing else can follow a typed or matched answer.
    if hasAnswers, choices.isEmpty, items.isEmpty { isExplaining = true }
    addBlanks()
    let written = local(line.written, of: line)
    if isExplaining {
      explanation.add(written, indentation: line.indentation)
    } else if !choices.isEmpty {
      choices[choices.count - 1].text.add(written, indentation: line.indentation)
    } else if !items.isEmpty {
      items[items.count - 1].text.add(written, indentation: line.indentation)
    } else {
      text.add(written, indentation: line.indentation)
    }
  }

  /// Blank lines inside of a text count once something follows them.
  private mutating func addBlanks() {
    guard hasAnswers else { return }
    for _ in 0..<blanks {
      if isExplaining {
        explanation.add("")
      } else if !choices.isEmpty {
        choices[choices.count - 1].text.add("")
      } else if !items.isEmpty {
        items[items.count - 1].text.add("")
      }
    }
  }

  // MARK: The end

  /// The question; nil when it has no answers, or something was noted.
  mutating func finished() -> QuestionDraft? {
    settleKeys()
    guard let kind = kind() else { return nil }
    // Nothing explains a page with markup.
    if kind == .info, markup == .markdown { text.add(quoting: quotation) } else { explanation.add(quotation) }
    if !choices.isEmpty { findings += oddBoxes }
    if kind == .order, !isNamed { checkOrder() }
    markup = markup ?? (hasMarkup(kind) ? .markdown : .plain)
    var draft = QuestionDraft(kind, said(text, in: width), at: offset)
    draft.markup = markup ?? .plain
    draft.isComplete = isNamed
    draft.category = category
    if let section { draft.set("section", .text(section), at: offset) }
    draft.explanation = explanation.isEmpty ? nil : said(explanation)
    draft.id = attributes?.id
    describe(&draft)
    solve(&draft)
    return findings.contains { !$0.problem.isWarning } ? nil : draft
  }

  // MARK: Markup

  /// A text in the syntax of the question.
  func said(_ block: MarkdownBlock, in width: Int = 0) -> String {
    markup == .markdown ? block.source(in: width) : block.text
  }

  func said(_ choice: Choice) -> String { markup == .markdown ? choice.source : choice.plain }

  /// True when one of its shown texts is more than plain text.
  private func hasMarkup(_ kind: Question.Kind) -> Bool {
    var sources = [text.source(in: width), explanation.source()]
    sources += (choices + items).flatMap { [$0.source, $0.feedback.source()] } + responses.map { $0.feedback.source() }
    if kind == .match { sources += pairs.map(\.text) }
    return sources.contains { Markup($0).isMarked }
  }

  /// Whether the question says what kind it is.
  private var isNamed: Bool { attributes?.values.contains { $0.key == "kind" } ?? false }

  /// The kind in the attributes, or else by the answers; nil without any.
  private mutating func kind() -> Question.Kind? {
    if let name = attributes?.values.first(where: { $0.key == "kind" })?.value {
      if let kind = Question.Kind(rawValue: name), kind != .gaps { return kind }
      note(.unknownKind(name, kinds: Question.Kind.allCases.filter { $0 != .gaps }.map(\.rawValue)))
      return nil
    }
    if !choices.isEmpty {
      if choices.map({ $0.plain.lowercased() }).sorted() == ["false", "true"], choices.count(where: \.box.isRight) == 1
      {
        return .truefalse
      }
      let rights = choices.count { $0.box.isRight || ($0.box.share ?? 0) > 0 }
      return rights > 1 && !choices.contains(where: \.box.isRadio) ? .multiple : .single
    }
    if !pairs.isEmpty { return .match }
    if !responses.isEmpty { return responses.allSatisfy(\.isNumber) ? .number : .text }
    return items.isEmpty ? nil : .order
  }

  /// A numbered list is an order to be found unless it has blanks to be filled in, asks itself, or names sources.
  private mutating func checkOrder() {
    let texts = [text.text] + items.map(\.plain)
    let hasBlanks = texts.contains { $0.contains("__") }
    let asks = items.count { $0.plain.hasSuffix("?") } * 2 > items.count
    let links = items.count { $0.plain.contains("](") || $0.plain.contains("://") } * 2 > items.count
    let fillsIn = ["fill in", "fill the", "lückentext", "lücken"].contains { texts[0].lowercased().contains($0) }
    if hasBlanks || asks || links || fillsIn { note(.noOrder, at: items.first?.line.offset) }
  }
}
