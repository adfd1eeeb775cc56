internal import LuaKit
internal import QuizCore

/// Works out what each expression of a plugin is: from the parameters of its hooks on, through variables, fields, loops and
/// calls of its own functions.
struct Shaping {
  private let plugin: PluginTree
  private var tree: LuaTree { plugin.tree }
  private var shapes: [Shape]
  /// The shapes of parameters, by their variables.
  private var parameters: [Int: Shape] = [:]
  /// The functions that were given to hooks so far.
  private var taken: Set<Int> = []
  /// The return values of functions.
  private var results: [Int: Shape] = [:]

  init(_ plugin: PluginTree) {
    self.plugin = plugin
    shapes = Array(repeating: .unknown, count: plugin.tree.expressions.count)
  }

  /// How often all is gone over: so many functions may hand a value on to one another.
  private static let rounds = 6

  mutating func shaped() -> [Shape] {
    takeHooks()
    let given = parameters
    for _ in 0..<Self.rounds {
      let before = (shapes, results)
      for place in tree.expressions.indices { shapes[place] = shape(of: place) }
      for place in tree.functions.indices { results[place] = result(of: place) }
      parameters = calledParameters().merging(given) { _, hook in hook }
      if before.0 == shapes && before.1 == results { break }
    }
    return shapes
  }

  // MARK: Functions

  /// The parameters of hooks, and of the functions of achievements.
  private mutating func takeHooks() {
    for (hook, function) in plugin.orderedHooks {
      guard let field = ModeAPI.plugin.fields.first(where: { $0.name == hook.rawValue }),
        case .function(let shapes, _) = Shape(type: field.type)
      else { continue }
      let isFirstState = field.type.hasPrefix("fun(state:")
      take(isFirstState ? [.state] + shapes.dropFirst() : shapes, of: function)
    }
    for (name, function) in achievementFunctions {
      guard case .function(let shapes, _)? = Shape.field(name, of: ModeAPI.achievement) else { continue }
      take(shapes, of: function)
    }
  }

  /// Takes the shapes of a hook's parameters; of a function shared by several hooks, only the common ones.
  private mutating func take(_ shapes: [Shape], of function: Int) {
    let isShared = !taken.insert(function).inserted
    for (place, variable) in tree.functions[function].parameters.enumerated() {
      let shape = place < shapes.count ? shapes[place] : isShared ? .unknown : nil
      guard let shape else { continue }
      parameters[variable] = isShared ? (parameters[variable] ?? .unknown).joined(shape) : shape
    }
  }

  private var achievementFunctions: [(String, Int)] {
    guard let list = plugin.fields["achievements"], case .table(let entries) = plugin[list] else { return [] }
    return entries.flatMap { entry -> [(String, Int)] in
      guard case .table(let fields) = plugin[entry.value] else { return [] }
      return fields.compactMap { field in
        guard case .name(let key) = field.key, let function = plugin.function(at: field.value) else { return nil }
        return (key, function)
      }
    }
  }

  /// Parameters of functions that are called here alone: what all calls hand over.
  private func calledParameters() -> [Int: Shape] {
    var known: [Int: Shape] = [:]
    for place in tree.expressions.indices {
      guard case .call(let callee, let arguments) = plugin[place] else { continue }
      if let function = plugin.function(at: callee), isOnlyCalled(callee) {
        let variables = tree.functions[function].parameters
        for (index, variable) in variables.enumerated() {
          let shape = index < arguments.count ? shapes[arguments[index]] : .unknown
          known[variable] = known[variable].map { $0.joined(shape) } ?? shape
        }
      } else if case .field(let base, "sort", _) = plugin[callee], case .global("table") = plugin[base],
        arguments.count == 2, case .list(let element) = shapes[arguments[0]],
        let function = plugin.function(at: arguments[1]),
        case .function = plugin[plugin.bare(arguments[1])]
      {
        for variable in tree.functions[function].parameters { known[variable] = element }
      }
    }
    return known
  }

  /// Whether the function behind a callee is never handed on, so that all its calls are known.
  private func isOnlyCalled(_ callee: Int) -> Bool {
    guard case .variable(let variable) = plugin[plugin.bare(callee)] else { return true }
    return tree.variables[variable].reads.allSatisfy { read in
      guard let parent = plugin.parents[read], case .call(read, _) = plugin[parent] else { return false }
      return true
    }
  }

  private func result(of function: Int) -> Shape {
    var joined: Shape?
    for place in tree.functions[function].returns {
      guard case .returns(let values) = tree.statements[place].kind, let value = values.first else { continue }
      if case .none = plugin[plugin.bare(value)] { continue }
      joined = joined.map { $0.joined(shapes[value]) } ?? shapes[value]
    }
    return joined ?? .unknown
  }

  // MARK: Expressions

  private func shape(of place: Int) -> Shape {
    switch plugin[place] {
    case .none, .varargs, .table, .function: return .unknown
    case .boolean: return .boolean
    case .number: return .number
    case .text: return .text
    case .variable(let variable): return shape(ofVariable: variable)
    case .global(let name): return LuaLibrary.names[name] != nil ? .library(name) : .unknown
    case .field(let base, let key, _): return field(key, of: shapes[base])
    case .index(let base, _):
      switch shapes[base] {
      case .list(let element), .map(let element): return element
      default: return .unknown
      }
    case .call(let callee, let arguments): return call(callee, arguments)
    case .method(let base, let name, _, _):
      return shapes[base].scalars == [.text] ? LuaLibrary.result(of: name, in: "string") : .unknown
    case .unary(let sign, _): return sign == "not" ? .boolean : .number
    case .parentheses(let inner): return shapes[inner]
    case .binary(let sign, let left, let right): return binary(sign, shapes[left], shapes[right])
    }
  }

  private func shape(ofVariable variable: Int) -> Shape {
    switch plugin.origins[variable] {
    case .unknown: return .unknown
    case .value(let value): return shapes[value]
    case .count: return .number
    case .parameter:
      guard tree.variables[variable].writes.isEmpty else { return .unknown }
      // A parameter called `ctx` of a function with unknown calls is taken for the hooks' context.
      return parameters[variable] ?? (tree.variables[variable].name == "ctx" ? .table(ModeAPI.context) : .unknown)
    case .element(let list, let isSecond, let isOrdered):
      switch shapes[list] {
      case .list(let element): return isSecond ? element : .number
      case .map(let element): return isOrdered ? .unknown : isSecond ? element : .text
      default: return isOrdered && !isSecond ? .number : .unknown
      }
    }
  }

  private func field(_ key: String, of shape: Shape) -> Shape {
    switch shape {
    case .table(let table): return Shape.field(key, of: table) ?? .unknown
    case .map(let element): return element
    case .texts: return .function(parameters: [], result: .text)
    default: return .unknown
    }
  }

  private func call(_ callee: Int, _ arguments: [Int]) -> Shape {
    if let function = plugin.function(at: callee) { return results[function] ?? .unknown }
    switch plugin[plugin.bare(callee)] {
    case .global(let name): return LuaLibrary.result(of: name)
    case .field(let base, let name, _):
      if case .library(let library) = shapes[base] { return LuaLibrary.result(of: name, in: library) }
      let isChoice = name == "shuffle" || name == "closest"
      if case .table(ModeAPI.context) = shapes[base], isChoice, let list = arguments.first,
        case .list(let element) = shapes[list]
      {
        return name == "shuffle" ? shapes[list] : element
      }
    default: break
    }
    guard case .function(_, let result) = shapes[callee] else { return .unknown }
    return result
  }

  private func binary(_ sign: String, _ left: Shape, _ right: Shape) -> Shape {
    switch sign {
    case "..": return .text
    case "==", "~=", "<", ">", "<=", ">=": return .boolean
    case "and": return right.structure != nil ? right : .unknown
    case "or": return left.joined(right)
    default: return .number
    }
  }
}
