/// A Lua source as expressions and statements, with every name resolved to the variable it stands for.
///
/// Everything lies in lists and refers to the rest by its place there. Parts of an expression stand before the whole, so that
/// a walk in the order of the list needs no recursion, however long a chain of `a .. b .. c` is.
package struct LuaTree: Sendable {
  package fileprivate(set) var tokens: [LuaToken]
  package fileprivate(set) var expressions: [LuaExpression] = []
  package fileprivate(set) var statements: [LuaStatement] = []
  /// The first is the file itself.
  package fileprivate(set) var functions: [LuaRoutine] = []
  package fileprivate(set) var variables: [LuaVariable] = []

  /// Reads a source; nil when it is not Lua. What is wrong with it is for Lua to say.
  package init?(_ bytes: [UInt8]) {
    var parser = LuaParser(bytes)
    guard let tree = parser.parsed() else { return nil }
    self = tree
  }

  init(tokens: [LuaToken]) { self.tokens = tokens }

  /// The line on which an expression begins.
  package func line(of expression: Int) -> Int { tokens[expressions[expression].tokens.lowerBound].line }
}

/// A part of a source that has a value.
package struct LuaExpression: Sendable {
  package var kind: Kind
  /// Places of its tokens.
  package var tokens: Range<Int>
  /// The place of the function around it.
  package var function: Int

  /// The kind of expression; numbers are places of expressions, unless noted otherwise.
  package indirect enum Kind: Sendable {
    case none, boolean(Bool), number(String), text(String), varargs
    /// The place of a function.
    case function(Int)
    /// The place of a variable.
    case variable(Int)
    case global(String)
    /// `a.b`, and `a["b"]` too; `key` is the place of the key's token.
    case field(Int, String, key: Int)
    case index(Int, Int)
    case call(Int, [Int])
    /// `key` is the place of the method's token.
    case method(Int, String, key: Int, [Int])
    case unary(String, Int)
    case binary(String, Int, Int)
    case table([Entry])
    case parentheses(Int)
  }

  /// An entry of a table as it is written.
  package struct Entry: Sendable {
    package var key: Key
    /// The place of an expression.
    package var value: Int
    /// The place of its first token.
    package var token: Int

    package enum Key: Sendable {
      case place
      case name(String)
      /// The place of an expression.
      case computed(Int)
    }
  }
}

/// A statement of a source; numbers are places of expressions, blocks hold places of statements.
package struct LuaStatement: Sendable {
  package var kind: Kind
  package var tokens: Range<Int>
  package var function: Int

  package typealias Block = [Int]

  package indirect enum Kind: Sendable {
    case local(variables: [Int], values: [Int])
    case localFunction(variable: Int, value: Int)
    /// `function a.b() … end` is one too.
    case assign(targets: [Int], values: [Int])
    case call(Int)
    case block(Block)
    case loop(condition: Int, Block)
    case until(Block, condition: Int)
    case choice([(condition: Int, block: Block)], otherwise: Block?)
    case count(variable: Int, bounds: [Int], Block)
    case each(variables: [Int], values: [Int], Block)
    case returns([Int])
    case leave, jump(String), label(String)
  }
}

/// A function, or the whole file.
package struct LuaRoutine: Sendable {
  /// Places of variables.
  package var parameters: [Int] = []
  package var takesMore = false
  package var body: LuaStatement.Block = []
  /// The place of the function around it; nil for the file.
  package var parent: Int?
  /// Its `return` statements, without those of inner functions.
  package var returns: [Int] = []
}

/// A local variable, a parameter, or a variable of a loop.
package struct LuaVariable: Sendable {
  package var name: String
  package var kind: Kind
  /// `const` or `close`.
  package var attribute: String?
  /// The place of the token that declares it.
  package var token: Int
  package var function: Int
  /// The place of the outer variable with the same name; nil without one.
  package var hides: Int?
  /// The place of the token at which it goes out of sight.
  package var end = Int.max
  /// Places of the expressions that read it.
  package var reads: [Int] = []
  /// Places of the expressions that give it a new value.
  package var writes: [Int] = []

  package enum Kind: Sendable { case local, function, parameter, loop }
}

extension LuaTree {
  mutating func add(_ expression: LuaExpression) -> Int {
    expressions.append(expression)
    return expressions.count - 1
  }

  mutating func add(_ statement: LuaStatement) -> Int {
    statements.append(statement)
    if case .returns = statement.kind { functions[statement.function].returns.append(statements.count - 1) }
    return statements.count - 1
  }

  mutating func add(_ function: LuaRoutine) -> Int {
    functions.append(function)
    return functions.count - 1
  }

  mutating func add(_ variable: LuaVariable) -> Int {
    variables.append(variable)
    return variables.count - 1
  }

  mutating func close(_ function: Int, _ body: LuaStatement.Block) {
    functions[function].body = body
  }

  mutating func take(parameters: [Int], more: Bool, of function: Int) {
    functions[function].parameters = parameters
    functions[function].takesMore = more
  }

  mutating func endScope(of variable: Int, at token: Int) { variables[variable].end = token }

  /// Notes reads and writes of each variable; `targets` are the places of assigned expressions.
  mutating func noteUses(targets: Set<Int>) {
    for (place, expression) in expressions.enumerated() {
      guard case .variable(let variable) = expression.kind else { continue }
      if targets.contains(place) {
        variables[variable].writes.append(place)
      } else {
        variables[variable].reads.append(place)
      }
    }
  }
}
