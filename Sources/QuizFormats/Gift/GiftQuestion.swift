internal import QuizCore

/// Reads one block of GIFT: its name, text, format and answers.
struct GiftQuestion {
  let block: GiftBlock
  private(set) var findings: [ImportFinding] = []
  var format = GiftTextFormat.moodle
  private let wordings: Wordings

  init(_ block: GiftBlock, _ wordings: Wordings) {
    self.block = block
    self.wordings = wordings
  }

  mutating func note(_ problem: ImportProblem, at index: Int) {
    findings.append(ImportFinding(problem, at: block.place(index)))
  }

  /// The question; nil when it could not be read, which was noted.
  mutating func read() -> QuestionDraft? {
    var rest = block.bytes[...].trimmedBytes
    let name = takeName(&rest)
    let open = rest.firstIndex(of: UInt8(ascii: "{"))
    let close = rest.firstIndex(of: UInt8(ascii: "}"))
    guard let open, let close, open < close else {
      if open == nil && close == nil { return page(rest, name) }
      note(.unbalanced(open: close == nil), at: close ?? open ?? rest.startIndex)
      return nil
    }
    var answers = rest[(open + 1)..<close]
    // A second brace begins the answers of another question.
    if answers.contains(UInt8(ascii: "{")) {
      note(.unbalanced(open: true), at: open)
      return nil
    }
    let explanation = takeGeneralFeedback(&answers)
    var stem = Array(rest[..<open])
    let after = rest[(close + 1)...]
    // Braces left in the text would be shown to players.
    if let second = after.firstIndex(where: { "{}".utf8.contains($0) }) {
      note(after[second] == UInt8(ascii: "{") ? .secondAnswers : .unbalanced(open: false), at: second)
      return nil
    }
    // The answers stand in the middle of a sentence.
    if !after.trimmedBytes.isEmpty { stem += Array("_____".utf8) + after }
    var question = draft(.info, stem[...], at: rest.startIndex)
    question = solve(question, answers.trimmedBytes, at: open)
    if let explanation { question.explanation = text(explanation) }
    findings += wordings.findings
    return findings.contains { !$0.problem.isWarning } ? nil : finished(question, name)
  }

  /// A block without answers.
  private mutating func page(_ text: ArraySlice<UInt8>, _ name: String?) -> QuestionDraft {
    let page = draft(.info, text)
    findings += wordings.findings
    return finished(page, name)
  }

  /// `::name::`, when the block begins with one.
  private func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.starts(with: Array("::".utf8)), let end = rest.dropFirst(2).firstIndex(ofText: "::") else { return nil }
    let name = GiftBlock.plain(rest[(rest.startIndex + 2)..<end]).trimmed
    rest = rest[(end + 2)...].trimmedBytes
    return name.isEmpty ? nil : name
  }

  /// Cuts off and returns the text after the last `####`; nil without one.
  private func takeGeneralFeedback(_ answers: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let at = answers.lastIndex(ofText: "####") else { return nil }
    defer { answers = answers[..<at] }
    return answers[(at + 4)...]
  }

  private mutating func draft(_ kind: Question.Kind, _ stem: ArraySlice<UInt8>, at start: Int? = nil) -> QuestionDraft {
    let place = block.place(start ?? stem.startIndex)
    var stem = stem.trimmedBytes
    format = GiftTextFormat.take(from: &stem) ?? .moodle
    return QuestionDraft(
      kind, format.read(GiftBlock.plain(stem), wordings, at: place, hasPlace: true), at: block.place(0),
      textAt: place)
  }

  private func finished(_ draft: QuestionDraft, _ name: String?) -> QuestionDraft {
    var draft = draft
    draft.id = block.id ?? name
    draft.translations = wordings.translations
    draft.markup = wordings.markup
    var tags: [SourceValue] = []
    for tag in block.tags {
      if let key = ["difficulty"].first(where: { tag.hasPrefix($0 + ":") }) {
        draft.set(key, .text(tag.dropFirst(key.count + 1).trimmed), at: draft.offset)
      } else {
        tags.append(SourceValue(Content.text(tag), at: draft.offset))
      }
    }
    if !tags.isEmpty { draft.data.append(SourceField("tags", .list(tags), at: draft.offset)) }
    return draft
  }

  /// A text of an answer or a feedback; its own format wins over that of the question.
  func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.trimmedBytes
    let own = GiftTextFormat.take(from: &bytes) ?? format
    return own.read(GiftBlock.plain(bytes), wordings, at: block.place(bytes.startIndex))
  }

  /// A text that a player types, which Moodle compares as it is written.
  func typed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.trimmedBytes
    _ = GiftTextFormat.take(from: &bytes)
    return wordings.typed(GiftBlock.plain(bytes), at: block.place(bytes.startIndex))
  }

  /// The right of a pair: Moodle shows it as it is written, unless its own format is named.
  func right(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.trimmedBytes
    let place = block.place(bytes.startIndex)
    let own = GiftTextFormat.take(from: &bytes)
    let format = own == .html ? GiftTextFormat.html : .plain
    return format.read(GiftBlock.plain(bytes), wordings, at: place)
  }
}

/// How a text of GIFT is written: `[html]`, `[moodle]`, `[plain]` or `[markdown]` in front of it.
enum GiftTextFormat: String, CaseIterable {
  case html, moodle, plain, markdown

  /// The format named at the start; an unknown one stays a part of the text.
  static func take(from bytes: inout ArraySlice<UInt8>) -> GiftTextFormat? {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    for format in allCases where bytes.starts(with: Array("[\(format.rawValue)]".utf8)) {
      bytes = bytes.dropFirst(format.rawValue.utf8.count + 2).trimmedBytes
      return format
    }
    return nil
  }

  /// The text in the form of the question; Moodle's own format is HTML with significant line breaks.
  func read(_ text: String, _ wordings: Wordings, at offset: Int, hasPlace: Bool = false) -> String {
    switch self {
    case .html: return wordings.read(text, keepingLines: false, at: offset, hasPlace: hasPlace)
    case .moodle where GiftTextFormat.isHTML(text):
      let read = wordings.read(text, keepingLines: true, at: offset, hasPlace: hasPlace)
      // An answer such as `<b>` names the tag: markup alone says nothing.
      return read.isEmpty && !wordings.hasPicture(at: offset) ? wordings.written(text.trimmed) : read
    case .markdown: return wordings.source(text, at: offset)
    case .moodle, .plain: return wordings.literal(text, at: offset)
    }
  }

  private static func isHTML(_ text: String) -> Bool {
    HTMLText.looksLikeHTML(text) || text.contains("{mlang ")
      || (HTMLMarkup.isPossible(in: text) && HTMLMarkup(text, keepingLines: true).blocks.haveMarkup)
  }
}
