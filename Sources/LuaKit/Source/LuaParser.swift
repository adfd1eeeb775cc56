/// Reads tokens as Lua 5.4, as its manual's grammar says, and resolves names while it goes.
struct LuaParser {
  var tree: LuaTree
  var at = 0
  /// The place of the function that is being read.
  var function = 0
  /// Variables that can be seen, the latest last.
  private var visible: [Int] = []
  private var targets: Set<Int> = []
  private var depth = 0

  /// The most levels, as in Lua itself.
  private static let mostDepth = 200

  /// The source is not Lua.
  struct NoLua: Error {}

  init(_ bytes: [UInt8]) {
    tree = LuaTree(tokens: Array(LuaLexer(bytes)))
  }

  mutating func parsed() -> LuaTree? {
    _ = tree.add(LuaRoutine(takesMore: true))
    guard let body = try? block(), at == tree.tokens.count else { return nil }
    tree.close(0, body)
    tree.noteUses(targets: targets)
    return tree
  }

  // MARK: Tokens

  var token: LuaToken? { at < tree.tokens.count ? tree.tokens[at] : nil }

  func peek(_ ahead: Int) -> LuaToken? { at + ahead < tree.tokens.count ? tree.tokens[at + ahead] : nil }

  func isSign(_ sign: String) -> Bool { token?.isSign(sign) == true }
  func isKeyword(_ word: String) -> Bool { token?.isKeyword(word) == true }

  mutating func takes(sign: String) -> Bool {
    guard isSign(sign) else { return false }
    at += 1
    return true
  }

  mutating func takes(keyword: String) -> Bool {
    guard isKeyword(keyword) else { return false }
    at += 1
    return true
  }

  mutating func expect(sign: String) throws(NoLua) {
    guard takes(sign: sign) else { throw NoLua() }
  }

  mutating func expect(keyword: String) throws(NoLua) {
    guard takes(keyword: keyword) else { throw NoLua() }
  }

  mutating func name() throws(NoLua) -> String {
    guard let token, token.kind == .name else { throw NoLua() }
    at += 1
    return token.text
  }

  mutating func deeper<Answer>(_ body: (inout LuaParser) throws(NoLua) -> Answer) throws(NoLua) -> Answer {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw NoLua() }
    return try body(&self)
  }

  // MARK: Names

  func variable(named name: String) -> Int? { visible.last { tree.variables[$0].name == name } }

  /// A new variable, which cannot be seen yet.
  mutating func declare(_ name: String, _ kind: LuaVariable.Kind, token: Int, attribute: String? = nil) -> Int {
    tree.add(
      LuaVariable(
        name: name, kind: kind, attribute: attribute, token: token, function: function, hides: variable(named: name)))
  }

  mutating func show(_ variables: [Int]) { visible += variables }

  /// Reads something in a scope of its own.
  mutating func scope<Answer>(_ body: (inout LuaParser) throws(NoLua) -> Answer) throws(NoLua) -> Answer {
    let count = visible.count
    let answer = try body(&self)
    for variable in visible[count...] { tree.endScope(of: variable, at: at) }
    visible.removeLast(visible.count - count)
    return answer
  }

  mutating func assigns(to expression: Int) { targets.insert(expression) }

  // MARK: Nodes

  mutating func expression(_ kind: LuaExpression.Kind, from start: Int) -> Int {
    tree.add(LuaExpression(kind: kind, tokens: start..<at, function: function))
  }

  mutating func statement(_ kind: LuaStatement.Kind, from start: Int) -> Int {
    tree.add(LuaStatement(kind: kind, tokens: start..<at, function: function))
  }
}
