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
