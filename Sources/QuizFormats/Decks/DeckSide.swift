/// A side of a card as it comes from its template.
struct DeckSide {
  /// The values for a template.
  struct Filling {
    /// HTML by the names of fields, `Tags`, `Deck` and the like among them.
    var fields: [String: String]
    /// The number of the gap, of a card that leaves one.
    var gap: Int?
    var isBack: Bool
  }

  private(set) var html = ""
  /// The shown fields, each with its shown HTML.
  private(set) var shown: [(name: String, html: String)] = []
  /// The text to type there; nil when nothing is typed.
  private(set) var typed: String?
  /// The hint shown on request; nil without one.
  private(set) var hint: String?
  private let filling: Filling

  init(_ template: DeckTemplate, _ filling: Filling) {
    self.filling = filling
    render(template.nodes)
  }

  private mutating func render(_ nodes: [DeckTemplate.Node]) {
    for node in nodes {
      switch node {
      case .text(let text): html += text
      case .condition(let name, let isThere, let inside): if has(name) == isThere { render(inside) }
      case .field(let name, let filters): show(name, filters)
      }
    }
  }

  /// `c1` stands for the first gap.
  private func has(_ name: String) -> Bool {
    if let gap = filling.gap, name == "c\(gap)" { return true }
    return filling.fields[name].map { !DeckText.isEmpty($0) } ?? false
  }

  private mutating func show(_ name: String, _ filters: [String]) {
    guard let field = filling.fields[name] else { return }
    if filters.last == "type" {
      typed = filters.contains("cloze") ? gapText(field) : field
      return
    }
    var part = field
    for filter in filters where filter != "hint" { part = filtered(part, by: filter) }
    if filters.contains("hint"), !filling.isBack {
      if !DeckText.isEmpty(part) { hint = part }
      return
    }
    html += part
    if !DeckText.isEmpty(part) { shown.append((name, part)) }
  }

  private func gapText(_ field: String) -> String {
    filling.gap.map { DeckCloze(field).answers($0).joined(separator: ", ") } ?? field
  }

  private func filtered(_ field: String, by filter: String) -> String {
    switch filter {
    case "cloze":
      guard let gap = filling.gap else { return field }
      return filling.isBack ? DeckCloze(field).revealed(gap) : DeckCloze(field).question(gap)
    case "cloze-only": return gapText(field)
    case "kanji": return DeckRuby.base(of: field)
    case "kana": return DeckRuby.reading(of: field)
    case "furigana": return DeckRuby.both(of: field)
    default: return filter.hasPrefix("tts ") ? "" : field
    }
  }
}

/// Readings above characters as Anki writes them: ` 日本語[にほんご]`.
enum DeckRuby {
  static func base(of text: String) -> String { replaced(text) { base, _ in String(base) } }

  static func reading(of text: String) -> String { replaced(text) { _, reading in String(reading) } }

  static func both(of text: String) -> String {
    replaced(text) { base, reading in
      "<ruby>\(base)<rp>(</rp><rt>\(reading)</rt><rp>)</rp></ruby>"
    }
  }

  /// The characters in front of a bracket, back to a space or tag, belong to it.
  private static func replaced(_ text: String, _ written: (Substring, Substring) -> String) -> String {
    var output = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let before = rest[..<open]
      let reading = rest[rest.index(after: open)..<close]
      let start = before.lastIndex { $0 == " " || $0 == ">" || $0 == "\u{A0}" }.map { before.index(after: $0) }
      let base = before[(start ?? before.startIndex)...]
      if reading.hasPrefix("sound:") || base.isEmpty || reading.isEmpty {
        output += rest[...close]
      } else {
        let head = before[..<base.startIndex]
        output += (head.last == " " ? head.dropLast() : head) + written(base, reading)
      }
      rest = rest[rest.index(after: close)...]
    }
    return output + rest
  }
}
