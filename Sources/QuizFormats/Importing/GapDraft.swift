internal import Markup
internal import QuizCore

/// A gap of a text while a foreign format is read.
struct GapDraft {
  /// The signs around the number of a gap while its text is read; no text contains them.
  static let (markStart, markEnd): (Character, Character) = ("\u{F8F0}", "\u{F8F1}")

  let id: String
  /// The solution, as a draft without a text, of kind `text`, `number` or `single`.
  var solution: QuestionDraft
  /// Its share of the points, compared with the other gaps.
  var weight = 1.0

  init(_ id: String, _ kind: Question.Kind, at offset: Int) {
    self.id = id
    solution = QuestionDraft(kind, "", at: offset)
  }

  /// A gap for one of the question's words.
  static func word(_ id: String, _ word: String, at offset: Int) -> GapDraft {
    var gap = GapDraft(id, .single, at: offset)
    gap.solution.correct = SourceValue(Content.text(word), at: offset)
    return gap
  }

  /// A text in which brackets that are no gap of the question are no gap either.
  static func hidingOthers(in text: String, _ gaps: [GapDraft]) -> String {
    let pieces = GapText.pieces(of: text, markup: .plain).map { piece in
      switch piece {
      case .text(let text): text
      case .gap(let id): gaps.contains { $0.id == id } ? "[[\(id)]]" : "[ [\(id)] ]"
      }
    }
    return pieces.joined()
  }

  /// A text in Markdown with its gaps outside of code, where they would be none: code around a gap becomes code in lines.
  static func opening(_ text: String, _ gaps: [GapDraft]) -> String {
    let shown = GapText.pieces(of: text, markup: .markdown)
    let isShown = { (gap: GapDraft) in shown.contains { $0 == .gap(gap.id) } }
    if gaps.allSatisfy(isShown) { return text }
    let (start, end) = (GapDraft.markStart, GapDraft.markEnd)
    let marks = gaps.indices.map { (gap: "[[\(gaps[$0].id)]]", mark: "\(start)\($0)\(end)") }
    let marked = marks.reduce(text) { $0.replacing($1.gap, with: $1.mark) }
    let written = MarkupSource.written(Markup(marked).blocks.flatMap(\.withoutMarksInCode))
    return marks.reduce(written) { $0.replacing($1.mark, with: $1.gap) }
  }

  /// The entry of `gaps`.
  func field(_ translations: Translations) -> SourceField {
    let offset = solution.offset
    var fields = solution.others + solution.solution(translations)
    if weight != 1 { fields.append(SourceField("weight", .numeric(weight), at: offset)) }
    return SourceField(id, .map(fields), at: offset)
  }
}

extension MarkupBlock {
  /// The same with the marks of gaps beside code instead of in it.
  fileprivate var withoutMarksInCode: [MarkupBlock] {
    switch self {
    case .code(let text, _) where text.contains(GapDraft.markStart):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .split(whereSeparator: \.isBlank)
        .map { lines in .paragraph(Array(lines.map(MarkupInline.around).joined(separator: [.lineBreak]))) }
    case .paragraph(let line): [.paragraph(line.flatMap(\.withoutMarksInCode))]
    case .heading(let line, let level): [.heading(line.flatMap(\.withoutMarksInCode), level: level)]
    case .quotation(let content): [.quotation(content.flatMap(\.withoutMarksInCode))]
    case .list(var list):
      [
        {
          list.items = list.items.map { $0.flatMap(\.withoutMarksInCode) }
          return .list(list)
        }()
      ]
    case .table(var table):
      [
        {
          table.rows = table.rows.map { $0.map { $0.flatMap(\.withoutMarksInCode) } }
          return .table(table)
        }()
      ]
    case .code, .formula, .rule: [self]
    }
  }
}

extension MarkupInline {
  fileprivate var withoutMarksInCode: [MarkupInline] {
    switch self {
    case .code(let text): MarkupInline.around(text)
    case .styled(let style, let content): [.styled(style, content.flatMap(\.withoutMarksInCode))]
    case .link(let content, let address): [.link(content.flatMap(\.withoutMarksInCode), address: address)]
    case .text, .lineBreak, .formula, .picture: [self]
    }
  }

  /// A line of code in pieces, with the marks of gaps between them.
  fileprivate static func around(_ line: String) -> [MarkupInline] {
    var pieces: [MarkupInline] = []
    var code = ""
    for character in line {
      if character == GapDraft.markStart {
        if !code.isEmpty { pieces.append(.code(code)) }
        code = String(character)
      } else if character == GapDraft.markEnd {
        pieces.append(.text(code + String(character)))
        code = ""
      } else {
        code.append(character)
      }
    }
    return code.isEmpty ? pieces : pieces + [.code(code)]
  }
}
