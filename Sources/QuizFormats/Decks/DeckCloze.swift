/// A text with gaps as Anki writes them: `{{c1::Paris::a city}} is on the {{c2::Seine}}`. Gaps may stand in gaps.
struct DeckCloze {
  private indirect enum Node {
    case text(String)
    case gap([Int], hint: String?, [Node])
  }

  private let nodes: [Node]

  /// Gaps deeper than this are text.
  private static let deepest = 16
  /// The numbers that Anki makes cards of.
  static let cards = 0...500

  init(_ source: String) {
    var parser = Parser(source)
    nodes = parser.nodes()
  }

  /// The numbers of all gaps, ascending.
  var numbers: [Int] {
    var found: Set<Int> = []
    DeckCloze.visit(nodes) { found.formUnion($0) }
    return found.sorted()
  }

  private static func visit(_ nodes: [Node], _ body: ([Int]) -> Void) {
    for case .gap(let numbers, _, let inside) in nodes {
      body(numbers.filter(cards.contains))
      visit(inside, body)
    }
  }

  /// The text with one gap left open, `[...]` or its hint in brackets; empty when there is no such gap.
  func question(_ number: Int) -> String {
    numbers.contains(number) ? DeckCloze.text(nodes, leavingOut: number) : ""
  }

  /// The whole text; empty when there is no such gap.
  func revealed(_ number: Int) -> String {
    numbers.contains(number) ? text : ""
  }

  /// The text without braces.
  var text: String { DeckCloze.text(nodes, leavingOut: nil) }

  /// The texts that the gaps of a number leave out, each once.
  func answers(_ number: Int) -> [String] {
    var answers: [String] = []
    var known: Set<String> = []
    DeckCloze.gather(number, nodes) { if known.insert($0).inserted { answers.append($0) } }
    return answers
  }

  private static func gather(_ number: Int, _ nodes: [Node], _ take: (String) -> Void) {
    for case .gap(let numbers, _, let inside) in nodes {
      guard numbers.contains(number) else {
        gather(number, inside, take)
        continue
      }
      take(text(inside, leavingOut: nil))
    }
  }

  private static func text(_ nodes: [Node], leavingOut number: Int?) -> String {
    var output = ""
    for node in nodes {
      switch node {
      case .text(let text): output += text
      case .gap(let numbers, let hint, let inside):
        let isLeftOut = number.map(numbers.contains) ?? false
        output += isLeftOut ? "[\(hint ?? "...")]" : text(inside, leavingOut: number)
      }
    }
    return output
  }

  private struct Parser {
    private var rest: Substring
    private var open: [(numbers: [Int], nodes: [Node], hint: String?)] = [([], [], nil)]

    init(_ source: String) { rest = source[...] }

    mutating func nodes() -> [Node] {
      while let character = rest.first {
        if character == "{", let numbers = opening() {
          open.append((numbers, [], nil))
        } else if open.count > 1, rest.hasPrefix("}}") {
          rest = rest.dropFirst(2)
          close()
        } else if open.count > 1, rest.hasPrefix("::"), open[open.count - 1].hint == nil {
          rest = rest.dropFirst(2)
          open[open.count - 1].hint = ""
        } else {
          let next = rest.dropFirst().firstIndex { "{}:".contains($0) } ?? rest.endIndex
          add(String(rest[..<next]))
          rest = rest[next...]
        }
      }
      // An unclosed gap is plain text.
      while open.count > 1 { undo() }
      return open[0].nodes
    }

    /// The numbers behind `{{c`, up to `::`.
    private mutating func opening() -> [Int]? {
      guard open.count <= DeckCloze.deepest, rest.hasPrefix("{{c") || rest.hasPrefix("{{C") else { return nil }
      let head = rest.dropFirst(3).prefix { $0.isASCII && ($0.isNumber || $0 == ",") }
      let numbers = head.split(separator: ",").compactMap { Int($0) }
      guard !numbers.isEmpty, head.count < 40, rest[head.endIndex...].hasPrefix("::") else { return nil }
      rest = rest[head.endIndex...].dropFirst(2)
      return numbers
    }

    private mutating func add(_ text: String) {
      if open[open.count - 1].hint != nil {
        open[open.count - 1].hint?.append(text)
      } else {
        open[open.count - 1].nodes.append(.text(text))
      }
    }

    private mutating func close() {
      let (numbers, nodes, hint) = open.removeLast()
      let node = Node.gap(numbers, hint: hint.flatMap { $0.isBlank ? nil : $0 }, nodes)
      // A gap in a hint is text of the hint.
      if open[open.count - 1].hint != nil {
        add(DeckCloze.text([node], leavingOut: nil))
      } else {
        open[open.count - 1].nodes.append(node)
      }
    }

    private mutating func undo() {
      let (numbers, nodes, hint) = open.removeLast()
      add("{{c" + numbers.map(String.init).joined(separator: ",") + "::")
      if open[open.count - 1].hint == nil {
        open[open.count - 1].nodes += nodes
      } else {
        add(DeckCloze.text(nodes, leavingOut: nil))
      }
      if let hint { add("::" + hint) }
    }
  }
}
