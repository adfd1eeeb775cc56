internal import Formula
internal import Markup
internal import QuizCore
internal import QuizFormats

/// Mistakes in texts with markup, and markup in the texts of a plain quiz.
struct MarkupCheck {
  private let path: String
  private let bytes: [UInt8]
  private let problems: MediaProblems
  private let texts: [PlacedText]
  /// Whether the file could name a markup and does not.
  private let isUnsaid: Bool
  private let lines: Places

  /// `table` is the quiz as its file has it; nil for formats that give no places.
  init(_ quiz: Quiz, _ table: SourceValue?, path: String, bytes: [UInt8], _ problems: MediaProblems) {
    (self.path, self.bytes, self.problems) = (path, bytes, problems)
    texts = table.map { PlacedTexts(of: $0).all } ?? PlacedTexts(of: quiz).all
    isUnsaid = table.map { !$0.namesMarkup } ?? false
    lines = Places(bytes)
  }

  var findings: [Diagnostic] {
    var found: [Diagnostic] = []
    var known: [String: [Mistake]] = [:]
    for text in texts where text.markup == .markdown && !text.text.isEmpty {
      let mistakes = known[text.text] ?? mistakes(in: text.text)
      known[text.text] = mistakes
      found += mistakes.prefix(Self.most).map { diagnostic($0.sentence, in: text, at: $0.scalar) }
    }
    return found + unsaid
  }

  /// Findings of one text.
  private static let most = 20

  private struct Mistake {
    var sentence: String
    /// Unicode scalars of the text before it.
    var scalar: Int?
  }

  private func mistakes(in source: String) -> [Mistake] {
    let markup = Markup(source)
    let written = markup.problems.map { problem in
      Mistake(
        sentence: problem.sentence, scalar: problem.offset ?? problem.path.flatMap { Self.scalar(of: $0, in: source) })
    }
    var seen: Set<String> = []
    return written
      + markup.blocks.flatMap(\.pictures).filter { seen.insert($0).inserted }.compactMap { picture in
        guard let problem = problems.find(.inText, picture) else { return nil }
        return Mistake(sentence: "the image '\(picture)' \(problem)", scalar: Self.scalar(of: picture, in: source))
      }
  }

  private static func scalar(of path: String, in source: String) -> Int? {
    source.firstRange(of: path).map { source.unicodeScalars.distance(from: source.startIndex, to: $0.lowerBound) }
  }

  // MARK: Plain quizzes

  /// The first text that looks like Markdown, in a quiz that names no markup.
  private var unsaid: [Diagnostic] {
    guard isUnsaid, let text = texts.first(where: { Self.looksMarked($0.text) }) else { return [] }
    return [diagnostic("the text looks like Markdown: write \"markup\": \"markdown\" in the quiz", in: text, at: 0)]
  }

  /// Whether a text has a TeX command in a formula, a fence of code, or bold words between stars.
  private static func looksMarked(_ source: String) -> Bool {
    let bytes = source.utf8
    guard bytes.contains(UInt8(ascii: "\\")) || bytes.contains(UInt8(ascii: "*")) || bytes.contains(UInt8(ascii: "`"))
    else { return false }
    return Markup(source).blocks.contains { $0.isMeant(by: source) }
  }

  // MARK: Places

  private func diagnostic(_ sentence: String, in text: PlacedText, at scalar: Int?) -> Diagnostic {
    let message = "'\(text.key)' of \(text.owner): \(sentence)"
    guard let start = text.offset else { return Diagnostic(.warning, file: path, message: message) }
    let offset = scalar.map { QuotedPlaces(bytes).offset(of: $0, inTextAt: start) } ?? start
    let (line, column) = lines.position(of: offset)
    return Diagnostic(.warning, file: path, line: line, column: column, message: message)
  }
}

extension MarkupProblem {
  /// The path of the picture or address that the problem is about; nil for others.
  fileprivate var path: String? {
    switch kind {
    case .pictureWithoutAlt(let path), .foreignLink(let path): path
    case .formula, .unfinishedFormula, .unfinishedCode, .tooLong, .tooDeep, .tooWide: nil
    }
  }
}

extension MarkupBlock {
  private var inner: [MarkupBlock] {
    switch self {
    case .quotation(let blocks): blocks
    case .list(let list): list.items.flatMap { $0 }
    case .paragraph, .heading, .code, .table, .formula, .rule: []
    }
  }

  private var inlines: [MarkupInline] {
    switch self {
    case .paragraph(let line), .heading(let line, _): line
    case .table(let table): table.rows.flatMap { $0.flatMap { $0 } }
    case .code, .quotation, .list, .formula, .rule: []
    }
  }

  /// The paths of its pictures.
  fileprivate var pictures: [String] { inlines.flatMap(\.pictures) + inner.flatMap(\.pictures) }

  /// Whether the source has signs of markup that no plain text would have.
  fileprivate func isMeant(by source: String) -> Bool {
    switch self {
    case .formula(let formula): formula.hasCommand
    case .code: source.contains("```") || source.contains("~~~")
    case .paragraph, .heading, .quotation, .list, .table, .rule:
      inlines.contains { $0.isMeant(by: source) } || inner.contains { $0.isMeant(by: source) }
    }
  }
}

extension MarkupInline {
  fileprivate var pictures: [String] {
    switch self {
    case .picture(let path, _): [path]
    case .styled(_, let content), .link(let content, _): content.flatMap(\.pictures)
    case .text, .lineBreak, .code, .formula: []
    }
  }

  fileprivate func isMeant(by source: String) -> Bool {
    switch self {
    case .formula(let formula): formula.hasCommand
    case .styled(.bold, _): source.contains("**")
    case .styled(_, let content), .link(let content, _): content.contains { $0.isMeant(by: source) }
    case .text, .lineBreak, .code, .picture: false
    }
  }
}

extension Formula {
  /// Whether its source has a command such as `\frac`.
  fileprivate var hasCommand: Bool {
    zip(source, source.dropFirst()).contains { $0 == "\\" && $1.isASCII && $1.isLetter }
  }
}
