extension LuaParser {
  mutating func list() throws(NoLua) -> [Int] {
    var values = [try expression()]
    while takes(sign: ",") { values.append(try expression()) }
    return values
  }

  mutating func expression() throws(NoLua) -> Int { try operation(above: 0) }

  /// How tightly an operator binds to its left and to its right.
  private static let binding: [String: (left: Int, right: Int)] = [
    "or": (1, 1), "and": (2, 2), "<": (3, 3), ">": (3, 3), "<=": (3, 3), ">=": (3, 3), "~=": (3, 3), "==": (3, 3),
    "|": (4, 4), "~": (5, 5), "&": (6, 6), "<<": (7, 7), ">>": (7, 7), "..": (9, 8), "+": (10, 10), "-": (10, 10),
    "*": (11, 11), "/": (11, 11), "//": (11, 11), "%": (11, 11), "^": (14, 13),
  ]
  private static let unaryBinding = 12

  private mutating func operation(above limit: Int) throws(NoLua) -> Int {
    try deeper { parser throws(NoLua) in
      let start = parser.at
      var left = try parser.operand()
      while let token = parser.token, token.kind == .sign || token.kind == .keyword,
        let binding = Self.binding[token.text], binding.left > limit
      {
        parser.at += 1
        let right = try parser.operation(above: binding.right)
        left = parser.expression(.binary(token.text, left, right), from: start)
      }
      return left
    }
  }

  private mutating func operand() throws(NoLua) -> Int {
    let start = at
    guard let token else { throw NoLua() }
    let isUnary =
      token.isKeyword("not") || token.isSign("-") || token.isSign("#") || token.isSign("~")
    guard isUnary else { return try simple() }
    at += 1
    let value = try operation(above: Self.unaryBinding)
    return expression(.unary(token.text, value), from: start)
  }

  private mutating func simple() throws(NoLua) -> Int {
    let start = at
    guard let token else { throw NoLua() }
    switch (token.kind, token.text) {
    case (.number, _): return single(.number(token.text))
    case (.text, _): return single(.text(token.text))
    case (.keyword, "nil"): return single(.none)
    case (.keyword, "true"): return single(.boolean(true))
    case (.keyword, "false"): return single(.boolean(false))
    case (.sign, "..."):
      guard tree.functions[function].takesMore else { throw NoLua() }
      return single(.varargs)
    case (.sign, "{"): return try table()
    case (.keyword, "function"):
      at += 1
      return try functionBody(from: start)
    default: return try suffixed()
    }
  }

  private mutating func single(_ kind: LuaExpression.Kind) -> Int {
    at += 1
    return expression(kind, from: at - 1)
  }

  /// A name, as the variable that can be seen or as a global; its token was just taken.
  mutating func named(_ name: String, from start: Int) -> Int {
    expression(variable(named: name).map(LuaExpression.Kind.variable) ?? .global(name), from: start)
  }

  /// A name or an expression in parentheses, with fields, places and calls behind it.
  mutating func suffixed() throws(NoLua) -> Int {
    let start = at
    var value: Int
    if takes(sign: "(") {
      let inner = try expression()
      try expect(sign: ")")
      value = expression(.parentheses(inner), from: start)
    } else {
      value = named(try name(), from: start)
    }
    while let token {
      switch (token.kind, token.text) {
      case (.sign, "."):
        at += 1
        let key = try name()
        value = expression(.field(value, key, key: at - 1), from: start)
      case (.sign, "["): value = try index(value, start)
      case (.sign, ":"):
        at += 1
        let key = try name()
        let place = at - 1
        value = expression(.method(value, key, key: place, try arguments()), from: start)
      case (.sign, "("), (.sign, "{"), (.text, _): value = expression(.call(value, try arguments()), from: start)
      default: return value
      }
    }
    return value
  }

  private mutating func index(_ table: Int, _ start: Int) throws(NoLua) -> Int {
    at += 1
    let place = at
    let key = try expression()
    try expect(sign: "]")
    if case .text(let name) = tree.expressions[key].kind {
      return expression(.field(table, name, key: place), from: start)
    }
    return expression(.index(table, key), from: start)
  }

  private mutating func arguments() throws(NoLua) -> [Int] {
    guard let token else { throw NoLua() }
    if token.kind == .text { return [single(.text(token.text))] }
    if token.isSign("{") { return [try table()] }
    try expect(sign: "(")
    if takes(sign: ")") { return [] }
    let values = try list()
    try expect(sign: ")")
    return values
  }

  private mutating func table() throws(NoLua) -> Int {
    let start = at
    try expect(sign: "{")
    var fields: [LuaExpression.Entry] = []
    while !isSign("}") {
      fields.append(try field())
      guard takes(sign: ",") || takes(sign: ";") else { break }
    }
    try expect(sign: "}")
    return expression(.table(fields), from: start)
  }

  private mutating func field() throws(NoLua) -> LuaExpression.Entry {
    let start = at
    if token?.kind == .name, peek(1)?.isSign("=") == true {
      let key = try name()
      at += 1
      return LuaExpression.Entry(key: .name(key), value: try expression(), token: start)
    }
    guard takes(sign: "[") else {
      return LuaExpression.Entry(key: .place, value: try expression(), token: start)
    }
    let key = try expression()
    try expect(sign: "]")
    try expect(sign: "=")
    var written = LuaExpression.Entry.Key.computed(key)
    if case .text(let name) = tree.expressions[key].kind { written = .name(name) }
    return LuaExpression.Entry(key: written, value: try expression(), token: start)
  }

  /// Parameters and body of a function up to its `end`.
  mutating func functionBody(from start: Int, isMethod: Bool = false) throws(NoLua) -> Int {
    let outer = function
    let inner = tree.add(LuaRoutine(parent: outer))
    function = inner
    defer { function = outer }
    let body = try scope { parser throws(NoLua) in
      try parser.parameters(of: inner, isMethod: isMethod)
      return try parser.block()
    }
    try expect(keyword: "end")
    tree.close(inner, body)
    function = outer
    return expression(.function(inner), from: start)
  }

  private mutating func parameters(of inner: Int, isMethod: Bool) throws(NoLua) {
    var parameters = isMethod ? [declare("self", .parameter, token: at)] : []
    var takesMore = false
    try expect(sign: "(")
    if !isSign(")") {
      repeat {
        if takes(sign: "...") {
          takesMore = true
          break
        }
        let name = try name()
        parameters.append(declare(name, .parameter, token: at - 1))
      } while takes(sign: ",")
    }
    try expect(sign: ")")
    show(parameters)
    tree.take(parameters: parameters, more: takesMore, of: inner)
  }
}
