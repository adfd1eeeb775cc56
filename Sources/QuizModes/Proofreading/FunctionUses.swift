internal import LuaKit

/// The time when functions of a file run: while it is loaded, while the mode plays, or both.
struct FunctionUses {
  private let plugin: PluginTree
  /// The expressions that use each function; nil where it is more than a named function.
  private var places: [[Int]?]
  /// Functions that are called while the file is loaded, and by nothing else.
  private(set) var loadingOnly: Set<Int> = []
  /// Functions that are called while the file is loaded.
  private(set) var calledAtLoad: Set<Int> = []
  /// Functions that outlive the call in which they are made: returned, or put into something.
  private(set) var escaping: Set<Int> = []
  private var tree: LuaTree { plugin.tree }

  init(_ plugin: PluginTree) {
    self.plugin = plugin
    places = []
    places = plugin.tree.functions.indices.map(uses)
    findEscaping()
    findLoading()
  }

  /// Whether a function may run while the mode plays.
  func plays(_ function: Int) -> Bool { function != 0 && !loadingOnly.contains(function) }

  /// Whether `inner`, made in `outer`, outlives a call of it that the file makes while it is loaded.
  func outlives(_ inner: Int, _ outer: Int) -> Bool {
    guard inner != outer, calledAtLoad.contains(outer) else { return false }
    var place: Int? = inner
    while let here = place, here != outer {
      if escaping.contains(here) { return true }
      place = tree.functions[here].parent
    }
    return false
  }

  // MARK: Finding

  /// The uses of a function: reads of its name, or its own place.
  private func uses(of function: Int) -> [Int]? {
    guard
      let place = tree.expressions.firstIndex(where: { if case .function(function) = $0.kind { true } else { false } })
    else { return nil }
    let name = plugin.origins.firstIndex { if case .value(place) = $0 { true } else { false } }
    return name.map { tree.variables[$0].reads } ?? [place]
  }

  /// The role of a use.
  private enum Purpose {
    case call(Int)
    /// An argument of a call, at that place.
    case argument(Int, Int)
    case other
  }

  private func purpose(of use: Int) -> Purpose {
    var outer = use
    while let parent = plugin.parents[outer], case .parentheses = plugin[parent] { outer = parent }
    guard let parent = plugin.parents[outer] else { return .other }
    switch plugin[parent] {
    case .call(outer, _): return .call(parent)
    case .call(let callee, let arguments):
      if case .global("setmetatable") = plugin[callee] { return .other }
      return arguments.firstIndex(of: outer).map { .argument(parent, $0) } ?? .other
    case .method(_, _, _, let arguments): return arguments.firstIndex(of: outer).map { .argument(parent, $0) } ?? .other
    default: return .other
    }
  }

  private mutating func findEscaping() {
    var isNew = true
    while isNew {
      isNew = false
      for function in tree.functions.indices.dropFirst() where !escaping.contains(function) {
        if places[function]?.allSatisfy({ staysInside($0, function) }) ?? false { continue }
        escaping.insert(function)
        isNew = true
      }
    }
  }

  private func staysInside(_ use: Int, _ function: Int) -> Bool {
    // A function around it that outlives the call may use it then.
    var around: Int? = tree.expressions[use].function
    while let here = around, here != tree.functions[function].parent {
      if here != function && escaping.contains(here) { return false }
      around = tree.functions[here].parent
    }
    switch purpose(of: use) {
    case .call: return true
    case .argument(let call, let place): return !keeps(call, argument: place)
    case .other: return false
    }
  }

  /// Whether a function of the file keeps an argument: a function in it uses it, or it is put or given somewhere.
  private func keeps(_ call: Int, argument: Int) -> Bool {
    guard case .call(let callee, _) = plugin[call], let function = plugin.function(at: callee),
      tree.functions[function].parameters.indices.contains(argument)
    else { return false }
    return tree.variables[tree.functions[function].parameters[argument]].reads.contains { read in
      if tree.expressions[read].function != function { return true }
      if case .other = purpose(of: read) { return true }
      return false
    }
  }

  private mutating func findLoading() {
    loadingOnly = Set(tree.functions.indices.dropFirst())
    var isNew = true
    while isNew {
      isNew = false
      for function in loadingOnly {
        if let uses = places[function], !uses.isEmpty, uses.allSatisfy(isForLoading) { continue }
        loadingOnly.remove(function)
        isNew = true
      }
    }
    for function in tree.functions.indices.dropFirst() {
      if places[function]?.contains(where: isCallAtLoad) ?? false { calledAtLoad.insert(function) }
    }
    for (place, expression) in tree.expressions.enumerated() where !plays(expression.function) {
      guard case .call(let callee, _) = expression.kind, case .field(_, let name, _) = plugin[callee],
        place < tree.expressions.count
      else { continue }
      calledAtLoad.formUnion(plugin.functions(called: name))
    }
  }

  private func isForLoading(_ use: Int) -> Bool {
    guard !plays(tree.expressions[use].function) else { return false }
    switch purpose(of: use) {
    case .call: return true
    case .argument(let call, let place): return !keeps(call, argument: place)
    case .other: return false
    }
  }

  private func isCallAtLoad(_ use: Int) -> Bool {
    guard !plays(tree.expressions[use].function), case .call = purpose(of: use) else { return false }
    return true
  }
}

extension PluginTree {
  /// The functions that are put somewhere under a name: `M.name = …`, `function M:name()`, `{ name = … }`.
  func functions(called name: String) -> [Int] {
    named[name] ?? []
  }

  /// All of them by their names.
  static func named(_ tree: LuaTree, _ function: (Int) -> Int?) -> [String: [Int]] {
    var named: [String: [Int]] = [:]
    for expression in tree.expressions {
      guard case .table(let entries) = expression.kind else { continue }
      for entry in entries {
        if case .name(let name) = entry.key, let function = function(entry.value) {
          named[name, default: []].append(function)
        }
      }
    }
    for case .assign(let targets, let values) in tree.statements.map(\.kind) {
      for (target, value) in zip(targets, values) {
        guard case .field(_, let name, _) = tree.expressions[target].kind, let function = function(value) else {
          continue
        }
        named[name, default: []].append(function)
      }
    }
    return named
  }
}
