/// A text with Markdown, read into blocks: CommonMark with the tables and strikethrough of GitHub, and formulas.
///
/// Of HTML a few tags without attributes are markup; every other tag is shown as written. A text that is too long or
/// nested too deep becomes one paragraph as written.
package struct Markup: Equatable, Sendable {
  /// Longer texts are not read, in bytes.
  package static let lengthLimit = 200_000
  /// Deeper nesting is not read.
  package static let depthLimit = 32

  /// Lines with more bars are no rows of a table.
  package static let columnLimit = 200

  package let blocks: [MarkupBlock]
  package let problems: [MarkupProblem]

  package init(_ source: String) {
    guard source.utf8.count <= Self.lengthLimit else {
      self.init(asWritten: source, .tooLong(limit: Self.lengthLimit))
      return
    }
    let guarded = GuardedSource(source)
    var reader = LibraryReader(guarded.pieces)
    let wide = Self.wideLine(of: source)
    guard let blocks = reader.blocks(of: guarded.text, withTables: wide == nil) else {
      self.init(asWritten: source, .tooDeep(limit: Self.depthLimit))
      return
    }
    let tooWide = wide.map { MarkupProblem(kind: .tooWide(limit: Self.columnLimit), offset: $0) }
    let problems = guarded.problems + reader.problems + [tooWide].compactMap(\.self)
    let lines = source.split(separator: "\n").joined(separator: "\n")
    self.init(
      blocks: blocks.isHollow ? [Self.paragraph(asWritten: lines)] : blocks,
      problems: problems.sorted { ($0.offset ?? .max) < ($1.offset ?? .max) })
  }

  /// The scalars before the first line with more bars than a table may have columns; nil without one.
  private static func wideLine(of source: String) -> Int? {
    if source.utf8.count <= columnLimit { return nil }
    var (place, start, bars) = (0, 0, 0)
    for scalar in source.unicodeScalars {
      if scalar == "\n" { (start, bars) = (place + 1, 0) }
      if scalar == "|" { bars += 1 }
      if bars > columnLimit + 1 { return start }
      place += 1
    }
    return nil
  }

  private init(blocks: [MarkupBlock], problems: [MarkupProblem]) {
    self.blocks = blocks
    self.problems = problems
  }

  private init(asWritten source: String, _ kind: MarkupProblem.Kind) {
    self.init(blocks: [Self.paragraph(asWritten: source)], problems: [MarkupProblem(kind: kind, offset: 0)])
  }

  private static func paragraph(asWritten source: String) -> MarkupBlock {
    var inlines: [MarkupInline] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { inlines.append(.lineBreak) }
      inlines.append(.text(String(line)))
    }
    return .paragraph(inlines)
  }
}

extension [MarkupBlock] {
  /// True for signs alone, as of a list or a heading without a word: they are meant themselves, as the answers `-` and `#`.
  fileprivate var isHollow: Bool { contains { !$0.isParagraph } && allSatisfy(\.isHollow) }
}

extension MarkupBlock {
  fileprivate var isParagraph: Bool { if case .paragraph = self { true } else { false } }

  fileprivate var isHollow: Bool {
    switch self {
    case .paragraph(let line), .heading(let line, _): line.allSatisfy(\.isHollow)
    case .quotation(let blocks): blocks.allSatisfy(\.isHollow)
    case .list(let list): list.items.allSatisfy { $0.allSatisfy(\.isHollow) }
    case .code, .table, .formula, .rule: false
    }
  }
}

extension MarkupInline {
  fileprivate var isHollow: Bool {
    switch self {
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .lineBreak: true
    case .styled(_, let content): content.allSatisfy(\.isHollow)
    case .code, .formula, .link, .picture: false
    }
  }
}

extension Markup {
  /// True for anything but paragraphs without styles: a plain text cannot say the same.
  package var isMarked: Bool { blocks.contains { $0.isMarked } }
}

extension MarkupBlock {
  /// True where a plain text cannot say the same.
  package var isMarked: Bool {
    switch self {
    case .paragraph(let line):
      line.contains { inline in
        switch inline {
        case .text, .lineBreak: false
        case .code, .formula, .styled, .link, .picture: true
        }
      }
    case .heading, .code, .quotation, .list, .table, .formula, .rule: true
    }
  }
}

extension Markup {
  /// The paths of the pictures in a source, in their order; empty for nearly every text.
  package static func picturePaths(in source: String) -> [String] {
    guard source.contains("![") else { return [] }
    return Markup(source).blocks.flatMap(paths)
  }

  private static func paths(_ block: MarkupBlock) -> [String] {
    switch block {
    case .paragraph(let line), .heading(let line, _): line.flatMap(paths)
    case .quotation(let blocks): blocks.flatMap(paths)
    case .list(let list): list.items.flatMap { $0.flatMap(paths) }
    case .table(let table): table.rows.flatMap { $0.flatMap { $0.flatMap(paths) } }
    case .code, .formula, .rule: []
    }
  }

  private static func paths(_ inline: MarkupInline) -> [String] {
    switch inline {
    case .picture(let path, _): [path]
    case .styled(_, let content), .link(let content, _): content.flatMap(paths)
    case .text, .lineBreak, .code, .formula: []
    }
  }
}
