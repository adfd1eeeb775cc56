internal import LuaKit
internal import QuizCore

/// A plugin's source as it was read: its statements, its hooks, and what each expression is.
struct PluginTree {
  let tree: LuaTree
  private let bytes: [UInt8]
  let origins: [Origin]
  /// The enclosing expression of each expression.
  let parents: [Int?]
  /// The values of the table that the file returns, as places of expressions.
  let fields: [String: Int]
  /// The hook that each function is, or stands in.
  private(set) var hooks: [Hook: Int] = [:]
  private(set) var shapes: [Shape] = []
  /// Functions by the names under which they are put somewhere.
  private(set) var named: [String: [Int]] = [:]
  /// The hooks in order, so that findings on a shared function always name the same one.
  var orderedHooks: [(hook: Hook, function: Int)] {
    Hook.allCases.compactMap { hook in hooks[hook].map { (hook, $0) } }
  }

  /// nil when it is not Lua.
  init?(_ bytes: [UInt8]) {
    guard let tree = LuaTree(bytes) else { return nil }
    self.tree = tree
    self.bytes = bytes
    origins = Origin.all(tree)
    parents = Self.parents(tree)
    fields = Self.fields(tree, origins)
    for hook in Hook.allCases {
      if let value = fields[hook.rawValue], let function = function(at: value) { hooks[hook] = function }
    }
    named = Self.named(tree) { function(at: $0) }
    var shaping = Shaping(self)
    shapes = shaping.shaped()
  }

  subscript(_ expression: Int) -> LuaExpression.Kind { tree.expressions[expression].kind }

  /// An expression without its parentheses.
  func bare(_ expression: Int) -> Int {
    var place = expression
    while case .parentheses(let inner) = self[place] { place = inner }
    return place
  }

  /// The function that an expression is, written there or known by a name that has no other value.
  func function(at expression: Int) -> Int? {
    switch self[bare(expression)] {
    case .function(let function): return function
    case .variable(let variable):
      guard case .value(let value) = origins[variable], case .function(let function) = self[bare(value)] else {
        return nil
      }
      return function
    default: return nil
    }
  }

  /// The hook whose function contains an expression or a statement.
  func hook(around function: Int) -> Hook? {
    var place: Int? = function
    while let here = place {
      if let hook = orderedHooks.first(where: { $0.function == here })?.hook { return hook }
      place = tree.functions[here].parent
    }
    return nil
  }

  // MARK: Places

  /// The source of an expression in one line, if it is short.
  func written(_ expression: Int) -> String {
    let tokens = tree.expressions[expression].tokens
    let range = tree.tokens[tokens.lowerBound].offset..<tree.tokens[tokens.upperBound - 1].end
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.utf8.count > 60 || text.contains("\n") ? "this" : text
  }

  // MARK: Reading

  private static func parents(_ tree: LuaTree) -> [Int?] {
    var parents = [Int?](repeating: nil, count: tree.expressions.count)
    for (place, expression) in tree.expressions.enumerated() {
      for part in expression.kind.parts { parents[part] = place }
    }
    return parents
  }

  /// The fields of the table that the file returns, including later `M.key = …`.
  private static func fields(_ tree: LuaTree, _ origins: [Origin]) -> [String: Int] {
    guard let last = tree.functions[0].returns.last, case .returns(let values) = tree.statements[last].kind,
      let value = values.first
    else { return [:] }
    var table = value
    var owner: Int?
    if case .variable(let variable) = tree.expressions[value].kind, case .value(let first) = origins[variable] {
      (table, owner) = (first, variable)
    }
    var fields: [String: Int] = [:]
    if case .table(let entries) = tree.expressions[table].kind {
      for case let entry in entries {
        if case .name(let key) = entry.key { fields[key] = entry.value }
      }
    }
    for place in tree.functions[0].body {
      guard let owner, case .assign(let targets, let values) = tree.statements[place].kind else { continue }
      for (target, value) in zip(targets, values) {
        guard case .field(let base, let key, _) = tree.expressions[target].kind,
          case .variable(owner) = tree.expressions[base].kind
        else { continue }
        fields[key] = value
      }
    }
    return fields
  }
}

extension LuaExpression.Kind {
  /// The expressions that it consists of; a function's body is not among them.
  var parts: [Int] {
    switch self {
    case .none, .boolean, .number, .text, .varargs, .function, .variable, .global: []
    case .field(let base, _, _): [base]
    case .index(let base, let key): [base, key]
    case .call(let callee, let arguments): [callee] + arguments
    case .method(let base, _, _, let arguments): [base] + arguments
    case .unary(_, let value), .parentheses(let value): [value]
    case .binary(_, let left, let right): [left, right]
    case .table(let fields):
      fields.flatMap { field -> [Int] in
        if case .computed(let key) = field.key { return [key, field.value] }
        return [field.value]
      }
    }
  }
}
