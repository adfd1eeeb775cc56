/// Text among the elements of QTI, as the XHTML it is, or as HTML that is written as text.
struct QTIContent {
  let tree: XMLTree
  let wordings: Wordings
  /// The text in place of an element, such as an interaction; nil reads the element itself.
  var standIn: (Int) -> String? = { _ in nil }
  /// True for the text of a question or of an answer, where a picture has a place of its own.
  var hasPlace = false

  func html(inside element: Int) -> String {
    let text = Array(tree.elements[element].text.utf8)
    var output = ""
    var start = 0
    for (child, end) in zip(tree.elements[element].children, tree.elements[element].starts) {
      output += MarkupText.escaped(String(decoding: text[start..<min(max(end, start), text.count)], as: UTF8.self))
      start = min(max(end, start), text.count)
      output += html(child)
    }
    return output + MarkupText.escaped(String(decoding: text[start...], as: UTF8.self))
  }

  private func html(_ element: Int) -> String {
    if let standIn = standIn(element) { return standIn }
    let (name, attributes) = (tree.elements[element].name, tree.elements[element].attributes)
    if QTIContent.silent.contains(name) { return "" }
    if name == "rubricBlock" {
      return QTIContent.isForPlayers(tree.elements[element]) ? "<div>\(html(inside: element))</div>" : ""
    }
    if name == "math" || name.hasSuffix(":math") { return mathML(element) }
    let inside = html(inside: element)
    if name == "object", let data = attributes["data"] {
      if attributes["type"]?.hasPrefix("audio/") == true { return sound(data) }
      let isPicture = attributes["type"]?.hasPrefix("image/") ?? true
      // The words in place of a film, which has no place here.
      return isPicture
        ? "<img src=\"\(MarkupText.escaped(data))\" alt=\"\(MarkupText.escaped(words(inside)))\">"
        : "<object></object>" + inside
    }
    guard HTMLTags.isKnown(name) else { return inside }
    let kept = QTIContent.kept.compactMap { key in
      attributes[key].map { " \(key)=\"\(MarkupText.escaped($0))\"" }
    }
    return "<\(name)\(kept.joined())>" + (name == "img" || name == "br" ? "" : inside + "</\(name)>")
  }

  /// Attributes that say how a text is read.
  private static let kept = [
    "src", "alt", "href", "class", "style", "title", "start", "value", "colspan", "rowspan", "align",
    "data-equation-content", "data-mathml",
  ]

  /// A formula as it is written, its names without prefixes.
  private func mathML(_ element: Int) -> String {
    let name = tree.elements[element].name.split(separator: ":").last.map(String.init) ?? ""
    let attributes = tree.elements[element].attributes.sorted { $0.key < $1.key }
      .filter { !$0.key.hasPrefix("xmlns") }
      .map { " \($0.key)=\"\(MarkupText.escaped($0.value))\"" }.joined()
    let text = Array(tree.elements[element].text.utf8)
    var inside = ""
    var start = 0
    for (child, end) in zip(tree.elements[element].children, tree.elements[element].starts) {
      inside += MarkupText.escaped(String(decoding: text[start..<min(max(end, start), text.count)], as: UTF8.self))
      start = min(max(end, start), text.count)
      inside += mathML(child)
    }
    inside += MarkupText.escaped(String(decoding: text[start...], as: UTF8.self))
    return "<\(name)\(attributes)>\(inside)</\(name)>"
  }

  private func sound(_ address: String) -> String { "<audio src=\"\(MarkupText.escaped(address))\"></audio>" }

  private func words(_ html: String) -> String { HTMLText.plain(html, keepingLines: false) }

  /// Elements whose content is read elsewhere, or is not for players.
  private static let silent: Set<String> = [
    "prompt", "feedbackBlock", "feedbackInline", "modalFeedback", "stylesheet", "templateBlock", "templateInline",
  ]

  /// True for a `<rubricBlock>` that is not for scorers, authors or tutors alone.
  static func isForPlayers(_ rubric: XMLTree.Element) -> Bool {
    let views = (rubric.attributes["view"] ?? "").split(separator: " ")
    return views.isEmpty || views.contains { ["candidate", "testTaker"].contains($0) }
  }

  /// The plain text of an element's content.
  func text(inside element: Int) -> String {
    plain(html(inside: element), at: tree.elements[element].offset)
  }

  func plain(_ html: String, at offset: Int) -> String {
    wordings.read(html, keepingLines: false, at: offset, hasPlace: hasPlace)
  }

  // MARK: Version 1.2

  /// The text of `<material>` elements: `<mattext>`, or Blackboard's `<mat_formattedtext>`, as HTML or as text, and images.
  func text(ofMaterials materials: [Int], at offset: Int) -> String {
    let inside = materials.flatMap { tree.elements[$0].children }
    let parts = inside.flatMap { tree.elements[$0].name == "mat_extension" ? tree.elements[$0].children : [$0] }
      .compactMap(part)
    if parts.allSatisfy({ !$0.isHTML }) {
      return wordings.literal(parts.map(\.text).joined(separator: " "), at: offset)
    }
    let html = parts.map { $0.isHTML ? $0.text : MarkupText.escaped($0.text).replacing("\n", with: "<br>") }
    return plain(html.joined(separator: " "), at: offset)
  }

  private func part(_ element: Int) -> (text: String, isHTML: Bool)? {
    let (name, attributes) = (tree.elements[element].name, tree.elements[element].attributes)
    switch name {
    case "matimage": return ("<img src=\"\(MarkupText.escaped(attributes["uri"] ?? ""))\">", true)
    case "mataudio": return (attributes["uri"].map(sound) ?? "<video></video>", true)
    case "matvideo": return ("<video></video>", true)
    case "mattext", "matemtext", "mat_formattedtext":
      if !tree.elements[element].children.isEmpty { return (html(inside: element), true) }
      let text = tree.elements[element].text
      // Without a word about it, what looks like HTML is HTML, as in exports of many systems.
      let kind = (attributes["texttype"] ?? attributes["type"].flatMap { $0 == "SMART_TEXT" ? nil : $0 })?.lowercased()
      return (text, kind.map { $0.contains("html") } ?? HTMLText.looksLikeHTML(text))
    default: return nil
    }
  }
}
