internal import HTMLEntities

/// An element of MathML with what stands in it, read without regard to namespaces.
struct MathMLElement {
  var name: String
  var attributes: [String: String] = [:]
  var children: [MathMLElement] = []
  /// The text of an element without children, its references undone, without blanks at both ends.
  var text = ""

  /// Elements inside elements, so that no source can use up the stack.
  static let deepest = 128
  static let most = 20_000

  /// The element of a whole source; text that stands between elements is passed over.
  static func read(_ source: String) throws(FormulaProblem) -> MathMLElement {
    var open = [MathMLElement(name: "")]
    var count = 0
    var rest = unquoted(source)[...]
    while let start = rest.firstIndex(of: "<") {
      open[open.count - 1].text += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw FormulaProblem(kind: .damagedMarkup, offset: 0) }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard let sign = tag.first, sign != "?", sign != "!" else { continue }
      count += 1
      guard count <= most else { throw FormulaProblem(kind: .tooLong(limit: most), offset: 0) }
      if sign == "/" {
        try close(name(of: tag.dropFirst()), &open)
      } else {
        guard open.count < deepest else { throw FormulaProblem(kind: .tooDeep(limit: deepest), offset: 0) }
        let element = MathMLElement(name: name(of: tag), attributes: attributes(of: tag))
        if tag.last == "/" { open[open.count - 1].children.append(element) } else { open.append(element) }
      }
    }
    guard open.count == 1 else { throw FormulaProblem(kind: .damagedMarkup, offset: 0) }
    return open[0]
  }

  private static func close(_ name: String, _ open: inout [MathMLElement]) throws(FormulaProblem) {
    guard open.count > 1, var element = open.popLast(), element.name == name else {
      throw FormulaProblem(kind: .damagedMarkup, offset: 0)
    }
    let text = decodeHTMLEntities(element.text)
    element.text = text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }).joined(separator: " ")
    open[open.count - 1].children.append(element)
  }

  /// The name before the first blank, without its namespace.
  private static func name(of tag: Substring) -> String {
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    return (name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name).lowercased()
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    for match in tag.matches(of: /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
      attributes[match.1.lowercased()] = decodeHTMLEntities(String(match.2 ?? match.3 ?? ""))
    }
    return attributes
  }

  /// The source with the signs of markup where an editor has written others for them: `«mi»x«/mi»`.
  private static func unquoted(_ source: String) -> String {
    guard source.contains("«") else { return source }
    let signs: [Character: Character] = ["«": "<", "»": ">", "¨": "\"", "§": "&", "`": "'"]
    return String(source.map { signs[$0] ?? $0 })
  }
}
