/// The class of a node, which decides on the blank room beside it.
enum FormulaClass: Hashable {
  case ordinary, number, function, large, binary, relation, opening, closing, punctuation, fraction, fence, space
  /// A sign before a number: the minus of `-x`.
  case prefix

  init(_ node: FormulaNode) {
    switch node {
    case .atom(let atom): self.init(atom.kind)
    case .text, .raw, .root, .marked, .enclosed: self = .ordinary
    case .row(let nodes): self = nodes.count == 1 ? FormulaClass(nodes[0]) : .ordinary
    case .table: self = .fence
    case .space: self = .space
    case .fraction: self = .fraction
    case .scripts(let scripts):
      let base = FormulaClass(scripts.base)
      // Below a name with limits stands so much that what follows needs room.
      let hasLimits = base == .function && scripts.placement != .beside
      self = base == .number || base == .fraction ? .ordinary : hasLimits ? .large : base
    case .fenced: self = .fence
    }
  }

  private init(_ kind: FormulaAtom.Kind) {
    switch kind {
    case .identifier, .sign: self = .ordinary
    case .number: self = .number
    case .function: self = .function
    case .large: self = .large
    case .binary: self = .binary
    case .relation: self = .relation
    case .opening: self = .opening
    case .closing: self = .closing
    case .punctuation: self = .punctuation
    }
  }

  /// The classes of a row: a sign without a left or right side is a prefix, and bars open and close in turn.
  static func classes(of nodes: [FormulaNode]) -> [FormulaClass] {
    var classes = nodes.map(FormulaClass.init)
    let bars = nodes.indices.filter { nodes[$0].isBar }
    for (count, index) in bars.enumerated() {
      classes[index] = bars.count % 2 == 1 ? .fence : count % 2 == 0 ? .opening : .closing
    }
    var previous: FormulaClass?
    for index in classes.indices where classes[index] != .space {
      let following = classes[(index + 1)...].first { $0 != .space }
      if classes[index] == .binary {
        let lacksLeft =
          previous.map { [.binary, .relation, .opening, .punctuation, .large, .prefix].contains($0) } ?? true
        let lacksRight = following.map { [.relation, .closing, .punctuation].contains($0) } ?? true
        if lacksLeft || lacksRight { classes[index] = .prefix }
      }
      previous = classes[index]
    }
    return classes
  }

  /// True for letters, numbers and quotients: a name such as `sin` has a blank between it and them.
  var isOperand: Bool {
    switch self {
    case .ordinary, .number, .fraction: true
    case .function, .large, .binary, .relation, .opening, .closing, .punctuation, .fence, .space, .prefix: false
    }
  }
}

extension FormulaNode {
  /// A bar that may open or close, as in `|x|`; scripts may follow it.
  fileprivate var isBar: Bool {
    switch self {
    case .atom(let atom): atom.kind == .sign && (atom.text == "|" || atom.text == "‖")
    case .scripts(let scripts): scripts.base.isBar
    case .row, .text, .space, .fraction, .root, .marked, .fenced, .table, .enclosed, .raw: false
    }
  }
}
