/// The template of a card's side: HTML with fields in braces, as in Anki
/// (https://docs.ankiweb.net/templates/intro.html).
///
/// `{{Field}}`, with filters before it as in `{{text:Field}}`; `{{#Field}}…{{/Field}}` is shown only where the field
/// has content, `{{^Field}}…{{/Field}}` only where it has none. An unclosed part ends with the text.
struct DeckTemplate {
  indirect enum Node: Equatable {
    case text(String)
    /// The filter next to the field comes first.
    case field(String, filters: [String])
    case condition(String, isThere: Bool, [Node])
  }

  let nodes: [Node]

  /// Conditions deeper than this do not count.
  private static let deepest = 32

  init(_ source: String) {
    var parser = Parser(DeckTemplate.withBraces(source)[...])
    nodes = parser.nodes()
  }

  /// An old directive makes `<%` and `%>` the braces.
  private static func withBraces(_ source: String) -> String {
    let directive = "{{=<% %>=}}"
    guard source.trimmed.hasPrefix(directive) else { return source }
    return String(source.trimmed.dropFirst(directive.count)).replacing("<%", with: "{{").replacing("%>", with: "}}")
  }

  /// Goes through the text once, with the conditions that are open on a stack.
  private struct Parser {
    private var rest: Substring
    private var open: [(name: String, isThere: Bool, nodes: [Node])] = [("", true, [])]

    init(_ source: Substring) { rest = source }

    mutating func nodes() -> [Node] {
      while let start = rest.firstRange(of: "{{") {
        guard let end = rest[start.upperBound...].firstRange(of: "}}") else { break }
        add(String(rest[..<start.lowerBound]))
        // Of braces in braces the inner ones count.
        let inside = rest[start.upperBound..<end.lowerBound]
        let last = inside.ranges(of: "{{").last?.upperBound ?? inside.startIndex
        add(String(inside[..<last]))
        take(String(inside[last...]).trimmed)
        rest = rest[end.upperBound...]
      }
      add(String(rest))
      while open.count > 1 { close() }
      return open[0].nodes
    }

    private mutating func add(_ text: String) {
      if !text.isEmpty { open[open.count - 1].nodes.append(.text(text)) }
    }

    private mutating func take(_ word: String) {
      let name = String(word.dropFirst()).trimmed
      switch word.first {
      case "#", "^": if open.count <= DeckTemplate.deepest { open.append((name, word.first == "#", [])) }
      case "/": if open.count > 1, open.last?.name == name { close() }
      case nil: break
      default:
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
        open[open.count - 1].nodes.append(.field(parts.last ?? "", filters: parts.dropLast().reversed()))
      }
    }

    private mutating func close() {
      let (name, isThere, nodes) = open.removeLast()
      open[open.count - 1].nodes.append(.condition(name, isThere: isThere, nodes))
    }
  }
}
