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
