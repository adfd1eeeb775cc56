extension LuaParser {
  mutating func block() throws(NoLua) -> LuaStatement.Block {
    try scope { parser throws(NoLua) in try parser.openBlock() }
  }

  /// The statements of a block whose variables stay visible.
  private mutating func openBlock() throws(NoLua) -> LuaStatement.Block {
    var statements: LuaStatement.Block = []
    while let token, !Self.endsBlock(token) {
      if token.isKeyword("return") {
        statements.append(try returning())
        break
      }
      if let statement = try deeper({ parser throws(NoLua) in try parser.statement() }) { statements.append(statement) }
    }
    return statements
  }

  private static func endsBlock(_ token: LuaToken) -> Bool {
    token.kind == .keyword && ["end", "else", "elseif", "until"].contains(token.text)
  }

  private mutating func returning() throws(NoLua) -> Int {
    let start = at
    at += 1
    var values: [Int] = []
    if let token, !Self.endsBlock(token), !token.isSign(";") { values = try list() }
    _ = takes(sign: ";")
    return statement(.returns(values), from: start)
  }

  private mutating func statement() throws(NoLua) -> Int? {
    let start = at
    if takes(sign: ";") { return nil }
    guard let token else { throw NoLua() }
    if token.isSign("::") { return try label() }
    guard token.kind == .keyword else { return try callOrAssignment() }
    at += 1
    switch token.text {
    case "if": return try choice(start)
    case "while": return try loop(start)
    case "do":
      let body = try block()
      try expect(keyword: "end")
      return statement(.block(body), from: start)
    case "for": return try counting(start)
    case "repeat": return try repeating(start)
    case "function": return try namedFunction(start)
    case "local": return takes(keyword: "function") ? try localFunction(start) : try local(start)
    case "break": return statement(.leave, from: start)
    case "goto":
      let name = try name()
      return statement(.jump(name), from: start)
    default: throw NoLua()
    }
  }

  private mutating func label() throws(NoLua) -> Int {
    let start = at
    at += 1
    let name = try name()
    try expect(sign: "::")
    return statement(.label(name), from: start)
  }

  // MARK: Branches and loops

  private mutating func choice(_ start: Int) throws(NoLua) -> Int {
    var branches: [(condition: Int, block: LuaStatement.Block)] = []
    var otherwise: LuaStatement.Block?
    repeat {
      let condition = try expression()
      try expect(keyword: "then")
      branches.append((condition, try block()))
    } while takes(keyword: "elseif")
    if takes(keyword: "else") { otherwise = try block() }
    try expect(keyword: "end")
    return statement(.choice(branches, otherwise: otherwise), from: start)
  }

  private mutating func loop(_ start: Int) throws(NoLua) -> Int {
    let condition = try expression()
    try expect(keyword: "do")
    let body = try block()
    try expect(keyword: "end")
    return statement(.loop(condition: condition, body), from: start)
  }

  /// The condition behind `until` sees the variables of the body.
  private mutating func repeating(_ start: Int) throws(NoLua) -> Int {
    let (body, condition) = try scope { parser throws(NoLua) -> (LuaStatement.Block, Int) in
      let body = try parser.openBlock()
      try parser.expect(keyword: "until")
      return (body, try parser.expression())
    }
    return statement(.until(body, condition: condition), from: start)
  }

  private mutating func counting(_ start: Int) throws(NoLua) -> Int {
    var names: [(String, Int)] = []
    repeat { names.append((try name(), at - 1)) } while takes(sign: ",")
    let isNumeric = isSign("=") && names.count == 1
    guard takes(sign: "=") && isNumeric || takes(keyword: "in") else { throw NoLua() }
    let values = try list()
    guard !isNumeric || (2...3).contains(values.count) else { throw NoLua() }
    try expect(keyword: "do")
    let (variables, body) = try scope { parser throws(NoLua) -> ([Int], LuaStatement.Block) in
      let variables = names.map { parser.declare($0.0, .loop, token: $0.1) }
      parser.show(variables)
      return (variables, try parser.block())
    }
    try expect(keyword: "end")
    return statement(
      isNumeric
        ? .count(variable: variables[0], bounds: values, body) : .each(variables: variables, values: values, body),
      from: start)
  }

  // MARK: Variables and functions

  private mutating func local(_ start: Int) throws(NoLua) -> Int {
    var names: [(name: String, token: Int, attribute: String?)] = []
    repeat {
      let name = try name()
      names.append((name, at - 1, try attribute()))
    } while takes(sign: ",")
    let values = takes(sign: "=") ? try list() : []
    let variables = names.map { declare($0.name, .local, token: $0.token, attribute: $0.attribute) }
    show(variables)
    return statement(.local(variables: variables, values: values), from: start)
  }

  private mutating func attribute() throws(NoLua) -> String? {
    guard takes(sign: "<") else { return nil }
    let word = try name()
    try expect(sign: ">")
    guard word == "const" || word == "close" else { throw NoLua() }
    return word
  }

  private mutating func localFunction(_ start: Int) throws(NoLua) -> Int {
    let name = try name()
    let variable = declare(name, .function, token: at - 1)
    show([variable])
    let value = try functionBody(from: start)
    return statement(.localFunction(variable: variable, value: value), from: start)
  }

  /// `function a.b:c() … end`
  private mutating func namedFunction(_ start: Int) throws(NoLua) -> Int {
    let first = at
    var target = named(try name(), from: first)
    var isMethod = false
    while !isMethod, isSign(".") || isSign(":") {
      isMethod = isSign(":")
      at += 1
      let key = try name()
      target = expression(.field(target, key, key: at - 1), from: first)
    }
    assigns(to: target)
    let value = try functionBody(from: start, isMethod: isMethod)
    return statement(.assign(targets: [target], values: [value]), from: start)
  }

  private mutating func callOrAssignment() throws(NoLua) -> Int {
    let start = at
    let first = try suffixed()
    guard isSign("=") || isSign(",") else {
      switch tree.expressions[first].kind {
      case .call, .method: return statement(.call(first), from: start)
      default: throw NoLua()
      }
    }
    var places = [first]
    while takes(sign: ",") { places.append(try deeper { parser throws(NoLua) in try parser.suffixed() }) }
    try expect(sign: "=")
    let values = try list()
    for place in places {
      switch tree.expressions[place].kind {
      case .variable(let variable) where tree.variables[variable].attribute != nil: throw NoLua()
      case .variable, .global, .field, .index: assigns(to: place)
      default: throw NoLua()
      }
    }
    return statement(.assign(targets: places, values: values), from: start)
  }
}
