internal import HTMLEntities
internal import Markup

/// A part of HTML: a text, a formula, or an element with its parts.
indirect enum HTMLNode {
  /// Its references undone.
  case text(String)
  case formula(tex: String, isDisplay: Bool)
  case element(HTMLElement)
}

/// An element of HTML; its name is in small letters.
struct HTMLElement {
  var name: String
  var attributes: [String: String] = [:]
  var children: [HTMLNode] = []

  /// The declarations of its `style` without blanks, in small letters.
  var style: String {
    (attributes["style"] ?? "").lowercased().filter { !$0.isWhitespace }
  }

  func has(class name: String) -> Bool {
    attributes["class"]?.split(separator: " ").contains { $0.lowercased() == name } ?? false
  }
}

/// Reads HTML into a tree of bounded depth, as browsers close what is left open.
///
/// Elements that lie deeper are left out, their parts stay.
struct HTMLTree {
  private static let deepest = 64

  private var tags: HTMLTags
  private var index = 0
  private var open = [HTMLElement(name: "")]
  /// Elements left out for their depth, by name: their ends close nothing.
  private var skipped: [String: Int] = [:]
  private var words: [UInt8] = []
  /// Inside of `<pre>` and `<code>` nothing is a formula.
  private var literalDepth = 0
  private(set) var lost: [HTMLReading.Loss] = []
  /// Formulas that are still read; more than so many have no place in a text.
  private var formulasLeft = 2_000

  static func read(_ html: String) -> (nodes: [HTMLNode], lost: [HTMLReading.Loss]) {
    var tree = HTMLTree(html)
    tree.read()
    return (tree.open[0].children, tree.lost)
  }

  private init(_ html: String) {
    tags = HTMLTags(Array(html.utf8))
  }

  private mutating func read() {
    while index < tags.bytes.count {
      let byte = tags.bytes[index]
      if byte == UInt8(ascii: "<"), let tag = tags.tag(at: index) {
        index = tag.end
        tag.isClosing ? close(tag.name) : take(tag)
      } else if HTMLFormula.starts.contains(byte), literalDepth == 0, formulasLeft > 0,
        let found = tags.formula(at: index)
      {
        formulasLeft -= 1
        add(.formula(tex: found.tex, isDisplay: found.isDisplay))
        index = found.end
      } else {
        words.append(byte)
        index += 1
      }
    }
    flush()
    while open.count > 1 { pop() }
  }

  // MARK: - Parts

  private mutating func flush() {
    if words.isEmpty { return }
    open[open.count - 1].children.append(.text(decodeHTMLEntities(String(decoding: words, as: UTF8.self))))
    words = []
  }

  private mutating func add(_ node: HTMLNode) {
    flush()
    open[open.count - 1].children.append(node)
  }

  private mutating func pop() {
    flush()
    let element = open.removeLast()
    if HTMLTree.isLiteral(element.name) { literalDepth -= 1 }
    open[open.count - 1].children.append(.element(element))
  }

  private static func isLiteral(_ name: String) -> Bool { name == "pre" || name == "code" }

  // MARK: - Tags

  private mutating func take(_ tag: HTMLTags.Tag) {
    let name = tag.name
    if name == "math" || name.hasSuffix(":math") || name == "anki-mathjax" { return takeFormula(tag) }
    if HTMLTags.silent.contains(name) { return takeSilent(tag) }
    let element = HTMLElement(name: name, attributes: tag.end - tag.nameEnd > 1 ? tags.attributes(of: tag) : [:])
    if element.isCopy, skipsElement(name) { return }
    closeBefore(name)
    if HTMLTree.empty.contains(name) { return add(.element(element)) }
    if open.count >= HTMLTree.deepest {
      skipped[name, default: 0] += 1
      return
    }
    flush()
    if HTMLTree.isLiteral(name) { literalDepth += 1 }
    open.append(element)
  }

  private static let empty: Set<String> = [
    "br", "hr", "img", "input", "wbr", "col", "source", "track", "embed", "param", "area",
  ]

  /// Ends what the beginning of an element ends.
  private mutating func closeBefore(_ name: String) {
    let (ended, limits): (Set<String>, Set<String>)
    switch name {
    case "li": (ended, limits) = (["li"], ["ul", "ol", "menu", "dir", "td", "th", "table"])
    case "td", "th": (ended, limits) = (["td", "th"], ["tr", "table"])
    case "tr": (ended, limits) = (["tr"], ["table"])
    case "tbody", "thead", "tfoot": (ended, limits) = (["tbody", "thead", "tfoot"], ["table"])
    case "dt", "dd": (ended, limits) = (["dt", "dd"], ["dl", "table"])
    case "option": (ended, limits) = (["option"], ["select"])
    case "rt", "rp", "rb": (ended, limits) = (["rt", "rp", "rb"], ["ruby"])
    default:
      guard HTMLTags.blocks.contains(name) else { return }
      (ended, limits) = (["p"], ["li", "td", "th", "blockquote", "div", "table", "dd", "button"])
    }
    let place = open.lastIndex { ended.contains($0.name) || limits.contains($0.name) }
    guard let place, place > 0, ended.contains(open[place].name) else { return }
    while open.count > place { pop() }
  }

  /// Goes on behind an element with all that is in it; false for one without an end.
  private mutating func skipsElement(_ name: String) -> Bool {
    if tags.lacks("/" + name) { return false }
    var depth = 1
    var place = index
    while place < tags.bytes.count {
      guard tags.bytes[place] == UInt8(ascii: "<"), let tag = tags.tag(at: place) else {
        place += 1
        continue
      }
      place = tag.end
      if tag.name == name { depth += tag.isClosing ? -1 : 1 }
      if depth == 0 {
        index = place
        return true
      }
    }
    tags.note(lacking: "/" + name)
    return false
  }

  private mutating func close(_ name: String) {
    if name.isEmpty { return }
    if let count = skipped[name], count > 0 {
      skipped[name] = count - 1
      return
    }
    guard let place = open.lastIndex(where: { $0.name == name }), place > 0 else { return }
    while open.count > place { pop() }
  }

  // MARK: - Elements that are no text

  private mutating func takeSilent(_ tag: HTMLTags.Tag) {
    let end = tags.end(of: tag.name, from: index)
    defer { index = end }
    if tag.name == "svg" { lost.append(.drawing) }
    guard tag.name == "script", let type = tags.attribute("type", of: tag)?.lowercased(), type.hasPrefix("math/tex")
    else {
      return
    }
    let inside = String(decoding: tags.bytes[index..<max(index, end - "</script>".utf8.count)], as: UTF8.self)
    add(.formula(tex: inside.trimmed, isDisplay: type.contains("display")))
  }

  private mutating func takeFormula(_ tag: HTMLTags.Tag) {
    let end = tags.end(of: tag.name, from: index)
    guard end > index else { return }
    let inside = tags.bytes[index..<max(index, end - tag.name.utf8.count - 3)]
    if tag.name == "anki-mathjax" {
      add(.formula(tex: HTMLFormula.tex(inside), isDisplay: tags.attribute("block", of: tag) == "true"))
    } else {
      let source = String(decoding: tags.bytes[(tag.nameEnd - tag.name.utf8.count - 1)..<end], as: UTF8.self)
      if let tex = HTMLFormula.tex(mathML: source) {
        add(.formula(tex: tex, isDisplay: tags.attribute("display", of: tag) == "block"))
      } else {
        add(.text(decodeHTMLEntities(HTMLText.plain(String(decoding: inside, as: UTF8.self), keepingLines: false))))
      }
    }
    index = end
  }
}

extension HTMLElement {
  /// Classes of what scripts draw of a formula that stands beside it in another form.
  private static let copies = [
    "katex-html", "mathjax_preview", "mathjax", "mathjax_display", "mathjax_svg", "mwe-math-mathml-a11y",
  ]

  /// True for a drawing of a formula that stands beside it too.
  fileprivate var isCopy: Bool {
    guard name == "span" || name == "div", attributes["class"] != nil else { return false }
    return HTMLElement.copies.contains(where: has(class:))
  }
}

/// A piece of a line with all that sets it off.
struct HTMLRun {
  enum Style: Equatable {
    case markup(MarkupStyle)
    case link(String)
    case code
  }

  var leaf: MarkupInline
  var styles: [Style]

  /// Runs as pieces in one another: neighbours of the same style are one.
  static func line(of runs: [HTMLRun]) -> [MarkupInline] { nested(runs[...], at: 0) }

  private static func nested(_ runs: ArraySlice<HTMLRun>, at level: Int) -> [MarkupInline] {
    var line: [MarkupInline] = []
    var rest = runs
    while let first = rest.first {
      guard level < first.styles.count else {
        line.append(first.leaf)
        rest.removeFirst()
        continue
      }
      let style = first.styles[level]
      let same = rest.prefix { level < $0.styles.count && $0.styles[level] == style }
      let content = nested(same, at: level + 1)
      switch style {
      case .markup(let style): line.append(.styled(style, content))
      case .link(let address): line.append(.link(content, address: address))
      case .code: line += content.map(coded)
      }
      rest = rest[same.endIndex...]
    }
    return line
  }

  private static func coded(_ inline: MarkupInline) -> MarkupInline {
    switch inline {
    case .text(let text): .code(text.replacing("\u{A0}", with: " "))
    case .styled(let style, let content): .styled(style, content.map(coded))
    case .link(let content, let address): .link(content.map(coded), address: address)
    case .lineBreak, .code, .formula, .picture: inline
    }
  }
}
