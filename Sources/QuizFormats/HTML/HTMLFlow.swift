internal import Formula
internal import Markup

/// Gathers the parts of HTML into blocks, as a browser lays them out.
struct HTMLFlow {
  typealias Style = HTMLRun.Style

  private typealias Run = HTMLRun

  /// Lists and quotations inside one another that are kept; deeper ones become lines.
  private static let deepest = 8

  /// True where line breaks of the source count.
  private let keepsLines: Bool
  private let depth: Int
  private var blocks: [MarkupBlock] = []
  private var runs: [Run] = []
  /// White space that is a blank if anything follows it in the line, and the styles where it began.
  private var blank: (text: String, styles: [Style])?
  /// True where the next piece begins a new line.
  private var breaksLine = false
  private(set) var lost: [HTMLReading.Loss] = []
  private(set) var drawn: [String] = []
  private var isInSound = false
  private var hasSource = false

  init(keepsLines: Bool, depth: Int = 0) {
    self.keepsLines = keepsLines
    self.depth = depth
  }

  mutating func finished() -> [MarkupBlock] {
    endParagraph()
    return blocks
  }

  mutating func add(_ nodes: [HTMLNode], _ styles: [Style]) {
    for node in nodes {
      switch node {
      case .text(let text): add(text, styles)
      case .formula(let tex, let isDisplay): add(Formula(tex: tex), isDisplay: isDisplay, styles)
      case .element(let element): add(element, styles)
      }
    }
  }

  // MARK: - Lines

  private mutating func append(_ leaf: MarkupInline, _ styles: [Style]) {
    if breaksLine, !runs.isEmpty { runs.append(Run(leaf: .lineBreak, styles: [])) }
    if let blank {
      let isAtStart = runs.last.map { $0.leaf == .lineBreak } ?? true
      let count = blank.text.reduce(0) { $0 + width($1) }
      let isLone = count == 1 && (!blank.text.contains("\u{A0}") || (runs.isEmpty && blocks.isEmpty))
      if isAtStart, count > 0, !isLone {
        runs.append(Run(leaf: .text(String(repeating: "\u{A0}", count: count)), styles: []))
      } else if !isAtStart {
        runs.append(Run(leaf: .text(blank.text == "\u{A0}" ? "\u{A0}" : " "), styles: blank.styles))
      }
    }
    (breaksLine, blank) = (false, nil)
    runs.append(Run(leaf: leaf, styles: styles))
  }

  /// The cells that white space at the beginning of a line takes.
  private func width(_ blank: Character) -> Int {
    if blank == "\u{A0}" { return 1 }
    return keepsLines && !(runs.isEmpty && blocks.isEmpty) ? blank == "\t" ? 4 : blank == " " ? 1 : 0 : 0
  }

  private mutating func add(_ text: String, _ styles: [Style]) {
    // A line to write on consists of underlined blanks, and in code each one counts.
    let keepsBlanks = styles.contains(.markup(.underlined)) || styles.contains(.code)
    var words = ""
    for scalar in text.unicodeScalars {
      if !scalar.isBlankInHTML || (keepsBlanks && scalar == "\u{A0}") {
        words.unicodeScalars.append(scalar)
        continue
      }
      if !words.isEmpty { append(.text(words), styles) }
      words = ""
      if keepsLines, scalar == "\n" {
        breakLine()
      } else {
        blank = ((blank?.text ?? "") + String(scalar), blank?.styles ?? styles)
      }
    }
    if !words.isEmpty { append(.text(words), styles) }
  }

  /// A line break; a second one in a row ends the paragraph.
  private mutating func breakLine() {
    blank = nil
    if runs.last?.leaf == .lineBreak || breaksLine { return endParagraph() }
    if !runs.isEmpty { runs.append(Run(leaf: .lineBreak, styles: [])) }
  }

  private mutating func endParagraph() {
    (blank, breaksLine) = (nil, false)
    let line = HTMLRun.line(of: runs)
    runs = []
    if !line.allSatisfy({ $0 == .lineBreak || $0 == .text("") }) { blocks.append(.paragraph(line)) }
  }

  /// The line ends where something follows.
  private mutating func endLine() {
    blank = nil
    if !runs.isEmpty, runs.last?.leaf != .lineBreak { breaksLine = true }
  }

  private mutating func add(_ formula: Formula, isDisplay: Bool, _ styles: [Style]) {
    if formula.source.isBlank { return }
    guard isDisplay else { return append(.formula(formula), styles.filter { $0 != .code }) }
    endParagraph()
    blocks.append(.formula(formula))
  }

  // MARK: - Elements

  private mutating func add(_ element: HTMLElement, _ outer: [Style]) {
    let styles = outer.adding(element.styles)
    switch element.name {
    case "br": breakLine()
    case "hr":
      endParagraph()
      blocks.append(.rule)
    case "img": add(image: element, styles)
    case "input": if ["text", nil].contains(element.attributes["type"]) { add("_____", []) }
    case "pre": add(code: element)
    case "ul", "ol", "menu", "dir": add(list: element, styles)
    case "blockquote": add(quotation: element, styles)
    case "table": add(table: element, styles)
    case "h1", "h2", "h3", "h4", "h5", "h6": add(heading: element, styles)
    case "q":
      add("“", styles)
      add(element.children, styles)
      add("”", styles)
    case "a": add(link: element, styles)
    case "audio", "source": add(sound: element, styles)
    case "video", "object", "iframe", "embed": lost.append(.recording)
    case "div", "dt", "dd", "option", "optgroup", "tr", "li", "tbody", "thead", "tfoot", "caption":
      endLine()
      add(element.children, styles)
      endLine()
    case "td", "th":
      add(" ", [])
      add(element.children, styles)
    default:
      let isBlock = HTMLTags.blocks.contains(element.name)
      if isBlock { endParagraph() }
      add(element.children, styles)
      if isBlock { endParagraph() }
    }
  }

  private mutating func add(image: HTMLElement, _ styles: [Style]) {
    if let (tex, isDisplay) = HTMLFormula.tex(of: image) {
      drawn.append((image.attributes["src"] ?? "").trimmed)
      return add(Formula(tex: tex), isDisplay: isDisplay, styles)
    }
    let words = (image.attributes["alt"] ?? "").trimmed
    append(.picture(path: (image.attributes["src"] ?? "").trimmed, alt: words), styles.filter { $0 != .code })
  }

  private mutating func add(code element: HTMLElement) {
    endParagraph()
    var text = element.children.verbatim
    if text.hasPrefix("\n") { text.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    if element.has(class: HTMLText.plainClass) {
      blocks += MarkupSource.blocks(plain: text)
      return
    }
    let code = element.children.lazy.compactMap { node -> String? in
      if case .element(let inner) = node, inner.name == "code" { return inner.language }
      return nil
    }.first
    if !text.isBlank { blocks.append(.code(text, language: element.language ?? code)) }
  }

  private mutating func add(heading: HTMLElement, _ styles: [Style]) {
    endParagraph()
    var flow = HTMLFlow(keepsLines: false, depth: Self.deepest)
    flow.add(heading.children, styles.filter { $0 != .markup(.bold) })
    let line = flow.finished().inLine
    lost += flow.lost
    if !line.isEmpty { blocks.append(.heading(line, level: heading.name.last?.wholeNumberValue ?? 1)) }
  }

  private mutating func add(quotation: HTMLElement, _ styles: [Style]) {
    endParagraph()
    guard depth < Self.deepest else {
      add(quotation.children, styles)
      return endParagraph()
    }
    let inner = content(of: quotation.children, styles)
    if !inner.isEmpty { blocks.append(.quotation(inner)) }
  }

  private mutating func content(of nodes: [HTMLNode], _ styles: [Style]) -> [MarkupBlock] {
    var flow = HTMLFlow(keepsLines: keepsLines, depth: depth + 1)
    flow.add(nodes, styles)
    defer { lost += flow.lost }
    return flow.finished()
  }

  private mutating func add(list element: HTMLElement, _ styles: [Style]) {
    endParagraph()
    guard depth < Self.deepest else {
      add(element.children, styles)
      return endParagraph()
    }
    var items: [[MarkupBlock]] = []
    var start = element.attributes["start"].flatMap { Int($0.trimmed) } ?? 1
    var isTight = true
    for node in element.children {
      if case .element(let item) = node, item.name == "li" {
        if items.isEmpty, let value = item.attributes["value"].flatMap({ Int($0.trimmed) }) { start = value }
        if item.children.contains(where: \.isParagraph) { isTight = false }
        items.append(content(of: item.children, styles))
        continue
      }
      let stray = content(of: [node], styles)
      if stray.isEmpty { continue }
      if items.isEmpty { items.append(stray) } else { items[items.count - 1] += stray }
    }
    items.removeAll(where: \.isEmpty)
    let isNumbered = element.name == "ol"
    if !items.isEmpty {
      blocks.append(.list(MarkupList(start: isNumbered ? start : nil, isTight: isTight, items: items)))
    }
  }

  private mutating func add(link: HTMLElement, _ styles: [Style]) {
    let address = (link.attributes["href"] ?? "").trimmed
    // Moodle makes a player of a link to a sound among the files of a text.
    if address.hasPrefix("@@PLUGINFILE@@"), HTMLStripper.namesSound(address) {
      lost.append(.sound(source: address))
      return add(link.children, styles)
    }
    let isPlace = ["http://", "https://", "mailto:"].contains { address.lowercased().hasPrefix($0) }
    let hasLink = styles.contains { if case .link = $0 { true } else { false } }
    add(link.children, isPlace && !hasLink ? styles + [.link(address)] : styles)
  }

  private mutating func add(sound element: HTMLElement, _ styles: [Style]) {
    let source = (element.attributes["src"] ?? "").trimmed
    if element.name == "source" {
      if isInSound, !hasSource, !source.isEmpty {
        hasSource = true
        lost.append(.sound(source: source))
      }
      return
    }
    (isInSound, hasSource) = (true, !source.isEmpty)
    if !source.isEmpty { lost.append(.sound(source: source)) }
    add(element.children, styles)
    if !hasSource { lost.append(.recording) }
    isInSound = false
  }

  private mutating func add(table element: HTMLElement, _ styles: [Style]) {
    endParagraph()
    let table = HTMLTable(element) { [keepsLines] cell in
      var flow = HTMLFlow(keepsLines: keepsLines, depth: Self.deepest)
      flow.add(cell.children, styles)
      return (flow.finished().inLine, flow.lost)
    }
    lost += table.lost
    if let caption = table.caption {
      add(caption.children, styles)
      endParagraph()
    }
    if let markup = table.markup() { blocks.append(.table(markup)) }
  }
}
