internal import CCmark
internal import Formula

/// Makes values of what the library reads; it sees private signs where formulas and tags stand.
struct LibraryReader {
  private let pieces: [GuardedSource.Guarded]
  private(set) var problems: [MarkupProblem] = []
  /// True inside a table's cell, where a bar of a formula is written `\|`.
  private var isInTable = false

  init(_ pieces: [GuardedSource.Guarded]) {
    self.pieces = pieces
  }

  /// The blocks of a text; nil where they are nested too deep.
  mutating func blocks(of text: String, withTables: Bool) -> [MarkupBlock]? {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in withTables ? ["table", "strikethrough"] : ["strikethrough"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    var source = text
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    guard Self.depth(of: document) <= Markup.depthLimit else { return nil }
    return children(of: document)
  }

  /// The deepest level below a node, found without a call inside a call.
  private static func depth(of root: OpaquePointer) -> Int {
    guard let iterator = cmark_iter_new(root) else { return .max }
    defer { cmark_iter_free(iterator) }
    var (depth, deepest) = (0, 0)
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return deepest }
      guard cmark_node_first_child(cmark_iter_get_node(iterator)) != nil else { continue }
      depth += event == CMARK_EVENT_ENTER ? 1 : -1
      deepest = max(deepest, depth)
    }
  }

  // MARK: - Blocks

  private mutating func children(of node: OpaquePointer) -> [MarkupBlock] {
    var blocks: [MarkupBlock] = []
    var child = cmark_node_first_child(node)
    while let block = child {
      blocks += self.blocks(block)
      child = cmark_node_next(block)
    }
    return blocks
  }

  private mutating func blocks(_ node: OpaquePointer) -> [MarkupBlock] {
    switch Self.name(of: node) {
    case "paragraph": return paragraphs(inlines(of: node))
    case "heading":
      return [.heading(inlines(of: node).map(\.inLine), level: Int(cmark_node_get_heading_level(node)))]
    case "code_block": return [code(node)]
    case "block_quote": return [.quotation(children(of: node))]
    case "list": return [list(node)]
    case "table": return [table(node)]
    case "thematic_break": return [.rule]
    default: return [.paragraph([.text(written(Self.text(cmark_node_get_literal(node))))])]
    }
  }

  /// A paragraph, divided where formulas stand on their own.
  private func paragraphs(_ pieces: [Inline]) -> [MarkupBlock] {
    var blocks: [MarkupBlock] = []
    var line: [MarkupInline] = []
    func flush() {
      let trimmed = line.withoutBlanksAtEnds
      if !trimmed.isEmpty { blocks.append(.paragraph(trimmed)) }
      line = []
    }
    for piece in pieces {
      switch piece {
      case .inline(let inline): line.append(inline)
      case .display(let formula):
        flush()
        blocks.append(.formula(formula))
      }
    }
    flush()
    return blocks
  }

  private func code(_ node: OpaquePointer) -> MarkupBlock {
    let language = Self.text(cmark_node_get_fence_info(node)).prefix { $0 != " " }
    var text = written(Self.text(cmark_node_get_literal(node)))
    if text.hasSuffix("\n") { text.removeLast() }
    return .code(text, language: language.isEmpty ? nil : String(language).lowercased())
  }

  private mutating func list(_ node: OpaquePointer) -> MarkupBlock {
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    var items: [[MarkupBlock]] = []
    var child = cmark_node_first_child(node)
    while let item = child {
      items.append(children(of: item))
      child = cmark_node_next(item)
    }
    return .list(
      MarkupList(
        start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0, items: items))
  }

  private mutating func table(_ node: OpaquePointer) -> MarkupBlock {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let alignments = cmark_gfm_extensions_get_table_alignments(node)
    let columns = (0..<count).map { index -> MarkupTable.Column in
      switch alignments?[index] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .centre
      case UInt8(ascii: "r"): .right
      default: .unsaid
      }
    }
    isInTable = true
    defer { isInTable = false }
    var rows: [[[MarkupInline]]] = []
    var row = cmark_node_first_child(node)
    while let here = row {
      var cells: [[MarkupInline]] = []
      var cell = cmark_node_first_child(here)
      while let content = cell {
        cells.append(inlines(of: content).map(\.inLine))
        cell = cmark_node_next(content)
      }
      rows.append(cells + Array(repeating: [], count: max(0, count - cells.count)))
      row = cmark_node_next(here)
    }
    return .table(MarkupTable(columns: columns, rows: rows))
  }

  // MARK: - Lines

  /// A piece of a paragraph, or a formula that stands on its own between two.
  private enum Inline {
    case inline(MarkupInline)
    case display(Formula)

    /// The piece where no formula can stand on its own.
    var inLine: MarkupInline {
      switch self {
      case .inline(let inline): inline
      case .display(let formula): .formula(formula)
      }
    }
  }

  private mutating func inlines(of node: OpaquePointer) -> [Inline] {
    var builder = InlineBuilder<Inline>()
    var child = cmark_node_first_child(node)
    while let inline = child {
      add(inline, to: &builder)
      child = cmark_node_next(inline)
    }
    return builder.finished {
      .inline(.styled($0, $1.map(\.inLine)))
    } text: {
      .inline(.text($0))
    }
  }

  private mutating func add(_ node: OpaquePointer, to builder: inout InlineBuilder<Inline>) {
    let content = { (reader: inout LibraryReader) in reader.inlines(of: node).map(\.inLine) }
    switch Self.name(of: node) {
    case "text": add(Self.text(cmark_node_get_literal(node)), to: &builder)
    case "softbreak", "linebreak": builder.append(.inline(.lineBreak))
    case "code": builder.append(.inline(.code(written(Self.text(cmark_node_get_literal(node))))))
    case "emph": builder.append(.inline(.styled(.italic, content(&self))))
    case "strong": builder.append(.inline(.styled(.bold, content(&self))))
    case "strikethrough": builder.append(.inline(.styled(.struck, content(&self))))
    case "link": builder.append(.inline(link(node, content(&self))))
    case "image": builder.append(.inline(picture(node, content(&self))))
    default: builder.append(.inline(.text(written(Self.text(cmark_node_get_literal(node))))))
    }
  }

  /// Text with the formulas and tags that private signs in it stand for.
  private mutating func add(_ text: String, to builder: inout InlineBuilder<Inline>) {
    // Only lead bytes of plane 16 can begin a private sign.
    guard text.utf8.contains(0xF4) else {
      builder.append(text)
      return
    }
    for (scalar, guarded) in pieces(of: text) {
      guard let guarded else {
        builder.append(scalar)
        continue
      }
      switch guarded.piece {
      case .formula(let tex, let isDisplay, let offset):
        let formula = self.formula(tex, offset)
        builder.append(isDisplay ? .display(formula) : .inline(.formula(formula)))
      case .tag(let style, let isEnd): builder.append(style, isEnd: isEnd, source: guarded.source)
      case .lineBreak: builder.append(.inline(.lineBreak))
      case .lessThan: builder.append("<")
      }
    }
  }

  private mutating func formula(_ tex: String, _ offset: Int) -> Formula {
    let formula = Formula(tex: isInTable ? tex.replacing("\\|", with: "|") : tex)
    problems += formula.problems.map { MarkupProblem(kind: .formula($0.kind), offset: offset + $0.offset) }
    return formula
  }

  private mutating func link(_ node: OpaquePointer, _ content: [MarkupInline]) -> MarkupInline {
    let address = written(Self.text(cmark_node_get_url(node)))
    if ["http:", "https:", "mailto:"].contains(where: address.lowercased().hasPrefix) {
      return .link(content, address: address)
    }
    problems.append(MarkupProblem(kind: .foreignLink(address), offset: nil))
    return .styled(.italic, content + [.text(" (\(address))")])
  }

  private mutating func picture(_ node: OpaquePointer, _ content: [MarkupInline]) -> MarkupInline {
    let path = written(Self.text(cmark_node_get_url(node)))
    let alt = content.map(\.plainText).joined()
    if alt.isEmpty { problems.append(MarkupProblem(kind: .pictureWithoutAlt(path), offset: nil)) }
    return .picture(path: path, alt: alt)
  }

  // MARK: - Texts of the library

  private func guarded(_ scalar: Unicode.Scalar) -> GuardedSource.Guarded? {
    guard scalar.value >= GuardedSource.firstSign else { return nil }
    let index = Int(scalar.value - GuardedSource.firstSign)
    return index < pieces.count ? pieces[index] : nil
  }

  /// A text with the source in place of private signs, as code shows it.
  private func written(_ text: String) -> String {
    guard text.utf8.contains(0xF4) else { return text }
    return pieces(of: text).reduce(into: "") { result, part in
      if let guarded = part.guarded {
        result += guarded.source
      } else {
        result.unicodeScalars.append(part.scalar)
      }
    }
  }

  /// The signs of a text with what private ones stand for, without the edges beside those.
  private func pieces(of text: String) -> [(scalar: Unicode.Scalar, guarded: GuardedSource.Guarded?)] {
    let parts = text.unicodeScalars.map { (scalar: $0, guarded: guarded($0)) }
    return parts.enumerated().filter { index, part in
      guard part.scalar == GuardedSource.edge else { return true }
      let isBehind = index > 0 && parts[index - 1].guarded != nil
      return !isBehind && !(index + 1 < parts.count && parts[index + 1].guarded != nil)
    }.map(\.element)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

  private static func name(of node: OpaquePointer) -> String { text(cmark_node_get_type_string(node)) }
}
