internal import Markup

extension Unicode.Scalar {
  /// White space that HTML makes one blank, and the no-break space that stands in for it.
  var isBlankInHTML: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\u{0C}" || self == "\u{A0}"
  }
}

extension [HTMLFlow.Style] {
  /// Styles that are there already are not added again.
  func adding(_ styles: [HTMLFlow.Style]) -> [HTMLFlow.Style] {
    self + styles.filter { !contains($0) }
  }
}

extension HTMLNode {
  var isParagraph: Bool { if case .element(let element) = self { element.name == "p" } else { false } }
}

extension HTMLElement {
  /// The styles that its name and its `style` give to the words in it.
  var styles: [HTMLFlow.Style] {
    var styles: [HTMLFlow.Style] = []
    let style = style
    let isLight = style.contains("font-weight:normal") || style.contains("font-weight:400")
    switch name {
    case "b", "strong": if !isLight { styles.append(.markup(.bold)) }
    case "i", "em", "var", "cite", "dfn": if !style.contains("font-style:normal") { styles.append(.markup(.italic)) }
    case "u": styles.append(.markup(.underlined))
    case "s", "strike": styles.append(.markup(.struck))
    case "sub": styles.append(.markup(.lowered))
    case "sup": styles.append(.markup(.raised))
    case "kbd": styles.append(.markup(.key))
    case "mark": styles.append(.markup(.marked))
    case "ins": styles.append(.markup(.inserted))
    case "del": styles.append(.markup(.deleted))
    case "ruby": styles.append(.markup(.ruby))
    case "rt": styles.append(.markup(.rt))
    case "rp": styles.append(.markup(.rp))
    case "code", "tt", "samp": styles.append(.code)
    default: break
    }
    if style.isEmpty { return styles }
    if ["bold", "bolder", "600", "700", "800", "900"].contains(where: { style.contains("font-weight:" + $0) }) {
      styles.append(.markup(.bold))
    }
    if style.contains("font-style:italic") { styles.append(.markup(.italic)) }
    if style.contains("text-decoration") {
      if style.contains("underline") { styles.append(.markup(.underlined)) }
      if style.contains("line-through") { styles.append(.markup(.struck)) }
    }
    if style.contains("vertical-align:super") { styles.append(.markup(.raised)) }
    if style.contains("vertical-align:sub") { styles.append(.markup(.lowered)) }
    return styles
  }

  /// The language of code, by a class such as `language-python`.
  var language: String? {
    let names = (attributes["class"] ?? "").split(separator: " ")
    let name = names.lazy.compactMap { word in
      ["language-", "lang-"].first(where: word.hasPrefix).map { word.dropFirst($0.count) }
    }.first
    guard let name, !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+#-".contains($0)) })
    else { return nil }
    return name == "markup" || name == "none" ? nil : name.lowercased()
  }
}

extension [HTMLNode] {
  /// The text with every blank, as in `<pre>`.
  var verbatim: String {
    map { node -> String in
      switch node {
      case .text(let text): text.replacing("\r\n", with: "\n").replacing("\u{A0}", with: " ")
      case .formula(let tex, _): tex
      case .element(let element):
        switch element.name {
        case "br": "\n"
        case "div", "p", "li": element.children.verbatim + "\n"
        default: element.children.verbatim
        }
      }
    }.joined()
  }
}
