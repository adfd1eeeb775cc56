internal import LuaKit
internal import QuizCore

/// What can be told from a plugin's source without running it: names that nobody declares, fields that nothing has, state
/// hidden beside the state.
///
/// Scopes are not followed: a name that is declared anywhere in the file counts as declared everywhere, so that what is
/// reported is wrong for certain.
struct SourceCheck {
  let path: String
  let outline: LuaOutline
  let texts: [String: [String: String]]
  /// The names of the plugin's options; nil when they could not be read.
  let options: [String]?
  var tokens: [LuaToken] { outline.tokens }
  let declared: Set<String>
  /// For each token how many functions it stands in.
  let depths: [Int]

  /// `strings` are the plugin's texts by language, as far as they could be read.
  init(
    _ source: PluginSource, path: String? = nil, strings: [String: [String: String]] = [:], options: [String]? = nil
  ) {
    self.path = path ?? source.path
    texts = strings
    self.options = options
    let outline = source.outline
    self.outline = outline
    let depths = Self.depths(outline)
    self.depths = depths
    declared = Self.declared(outline, depths)
  }

  func findings() -> [PluginFinding] {
    var findings = names() + fields() + stateFields() + hiddenState() + missingReturns()
    var seen: Set<String> = []
    findings.sort { $0.line < $1.line }
    return findings.filter { seen.insert("\($0.line) \($0.code) \($0.message)").inserted }
  }

  // MARK: Names

  private static let globals: Set<String> = [
    "string", "table", "math", "utf8", "print", "pairs", "ipairs", "next", "select", "type", "tostring", "tonumber",
    "error", "assert", "pcall", "xpcall", "require", "rawget", "rawset", "rawequal", "rawlen", "setmetatable",
    "getmetatable", "_VERSION", "_G", "_ENV", "self",
  ]

  /// Nobody reads more of them at once.
  private static let mostFindings = 50

  private func names() -> [PluginFinding] {
    let found = tokens.indices.lazy.compactMap { index -> PluginFinding? in
      let name = tokens[index].text
      guard tokens[index].kind == .name, isFreeName(index), !declared.contains(name) else { return nil }
      if let absent = LuaAbsentNames.advice.first(where: { $0.name == name }) {
        let parts = absent.advice.split(separator: ": ", maxSplits: 1)
        return finding(.unknownName, index, "\(name) \(parts[0])", parts.count > 1 ? String(parts[1]) : "do without it")
      }
      if Self.globals.contains(name) { return nil }
      if isAssigned(index) {
        return finding(
          .global, index, "assigns the global '\(name)'",
          "write `local \(name) = …`, or keep it in the state: `state.\(name) = …`")
      }
      let near = nearest(to: name, in: declared.union(Self.globals).sorted())
      return finding(
        .unknownName, index, "there is no '\(name)'",
        near.map { "did you mean '\($0)'?" } ?? "declare it with `local \(name) = …`, or take it from ctx")
    }
    return Array(found.prefix(Self.mostFindings))
  }

  /// Whether a name stands for a variable: no field, no key of a table, no label.
  private func isFreeName(_ index: Int) -> Bool {
    if let before = outline.token(index - 1) {
      if before.isSign(".") || before.isSign(":") || before.isSign("::") || before.isKeyword("goto") { return false }
      if before.isSign("<") && outline.token(index + 1)?.isSign(">") == true { return false }
    }
    let isKey =
      outline.token(index + 1)?.isSign("=") == true && outline.token(outline.opening[index])?.isSign("{") == true
    return !isKey
  }

  /// Whether a statement gives the variable a new value.
  func isAssigned(_ index: Int) -> Bool {
    outline.token(index + 1)?.isSign("=") == true && outline.token(outline.opening[index])?.isSign("{") != true
      && outline.token(index - 1)?.isSign(".") != true
  }

  private static func depths(_ outline: LuaOutline) -> [Int] {
    var depths: [Int] = []
    for index in outline.tokens.indices {
      let open = outline.opening[index]
      guard open >= 0 else {
        depths.append(0)
        continue
      }
      depths.append(depths[open] + (outline.tokens[open].isKeyword("function") ? 1 : 0))
    }
    return depths
  }

  /// Every name that is declared somewhere: locals, parameters, loop variables, and globals that the file sets as it loads.
  private static func declared(_ outline: LuaOutline, _ depths: [Int]) -> Set<String> {
    let tokens = outline.tokens
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() {
      if token.isKeyword("local") || token.isKeyword("for") {
        let start =
          tokens.indices.contains(index + 1) && tokens[index + 1].isKeyword("function") ? index + 2 : index + 1
        names.formUnion(list(tokens, from: start))
      } else if token.isKeyword("function"), let end = outline.closing[index],
        let open = (index..<min(end, tokens.count)).first(where: { tokens[$0].isSign("(") }),
        let close = outline.closing[open]
      {
        names.formUnion(tokens[open..<min(close, tokens.count)].filter { $0.kind == .name }.map(\.text))
        if depths[index] == 0, open == index + 2 { names.insert(tokens[index + 1].text) }
      } else if token.kind == .name, depths[index] == 0, outline.token(index + 1)?.isSign("=") == true {
        names.insert(token.text)
      }
    }
    return names
  }

  /// `a, b <const>, c`: the names of a list.
  private static func list(_ tokens: [LuaToken], from start: Int) -> [String] {
    var names: [String] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .name {
      names.append(tokens[index].text)
      index += 1
      if index + 2 < tokens.count, tokens[index].isSign("<") { index += 3 }
      guard index < tokens.count, tokens[index].isSign(",") else { break }
      index += 1
    }
    return names
  }

  func finding(_ code: PluginFinding.Code, _ index: Int, _ message: String, _ suggestion: String) -> PluginFinding {
    PluginFinding(code, path, tokens[index].line, hook: hook(around: index), message, suggestion: suggestion)
  }

  /// The hook in whose function a token stands.
  func hook(around index: Int) -> Hook? {
    guard let table = outline.returnedTable else { return nil }
    return outline.fields(ofTableAt: table).first { field in
      (field.value...(outline.closing[field.value] ?? field.value)).contains(index)
    }.flatMap { Hook(rawValue: $0.key) }
  }
}
