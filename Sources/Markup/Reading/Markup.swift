/// A text with Markdown, read into blocks: CommonMark with the tables and strikethrough of GitHub, and formulas.
///
/// Of HTML a few tags without attributes are markup; every other tag is shown as written. A text that is too long or
/// nested too deep becomes one paragraph as written.
package struct Markup: Equatable, Sendable {
  /// Longer texts are not read, in bytes.
  package static let lengthLimit = 200_000
  /// Deeper nesting is not read.
  package static let depthLimit = 32

  package let blocks: [MarkupBlock]
  package let problems: [MarkupProblem]

  package init(_ source: String) {
    guard source.utf8.count <= Self.lengthLimit else {
      self.init(asWritten: source, .tooLong(limit: Self.lengthLimit))
      return
    }
    let guarded = GuardedSource(source)
    var reader = MarkdownReader(guarded.pieces)
    guard let blocks = reader.blocks(of: guarded.text) else {
      self.init(asWritten: source, .tooDeep(limit: Self.depthLimit))
      return
    }
    let problems = guarded.problems + reader.problems
    self.init(blocks: blocks, problems: problems.sorted { ($0.offset ?? .max) < ($1.offset ?? .max) })
  }

  private init(blocks: [MarkupBlock], problems: [MarkupProblem]) {
    self.blocks = blocks
    self.problems = problems
  }

  private init(asWritten source: String, _ kind: MarkupProblem.Kind) {
    var inlines: [MarkupInline] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { inlines.append(.lineBreak) }
      inlines.append(.text(String(line)))
    }
    self.init(blocks: [.paragraph(inlines)], problems: [MarkupProblem(kind: kind, offset: 0)])
  }
}
