internal import LuaKit
internal import QuizCore

/// Fields of `ctx`, of events, questions and verdicts that are read but do not exist.
extension SourceCheck {
  func fields() -> [PluginFinding] {
    let redeclared = Set(
      tokens.indices.filter { outline.token($0 - 1)?.isKeyword("local") == true }.map { tokens[$0].text })
    var found = tokens.indices.flatMap { index -> [PluginFinding] in
      guard tokens[index].kind == .name, outline.token(index - 1)?.isSign(".") != true else { return [] }
      if redeclared.contains(tokens[index].text) { return [] }
      switch tokens[index].text {
      case "ctx": return chain(from: index, ModeAPI.context)
      case "event", "response": return chain(from: index, ModeAPI.event)
      default: return []
      }
    }
    for (hook, tables) in Self.parameters { found += fields(of: hook, tables, redeclared) }
    return found
  }

  /// What the hooks' parameters are; nil for the state, which is the mode's own.
  private static let parameters: [(Hook, [APITable?])] = [
    (.today, [nil, ModeAPI.day, ModeAPI.context]), (.start, [ModeAPI.context]), (.order, [nil, ModeAPI.context]),
    (.next, [nil, ModeAPI.context]), (.judge, [ModeAPI.question, ModeAPI.event, ModeAPI.context]),
    (.after, [nil, ModeAPI.event, ModeAPI.context]), (.acted, [nil, ModeAPI.event, ModeAPI.context]),
    (.status, [nil, ModeAPI.context]), (.result, [nil, ModeAPI.context]),
  ]

  private func fields(of hook: Hook, _ tables: [APITable?], _ redeclared: Set<String>) -> [PluginFinding] {
    guard let field = outline.field(at: [hook.rawValue]), let (names, body) = outline.function(field) else { return [] }
    return zip(names, tables).flatMap { name, table -> [PluginFinding] in
      guard let table, name != "_", !redeclared.contains(name) else { return [] }
      return body.flatMap { index in
        tokens[index].isName(name) && outline.token(index - 1)?.isSign(".") != true
          ? chain(from: index, table) : []
      }
    }
  }

  /// Follows `ctx.quiz.title` as far as the tables are known; the finding about its first field that does not exist.
  private func chain(from start: Int, _ table: APITable) -> [PluginFinding] {
    var known = table
    var index = start
    var written = tokens[start].text
    while outline.token(index + 1)?.isSign(".") == true, let field = outline.token(index + 2), field.kind == .name {
      let isWritten = outline.token(index + 3)?.isSign("=") == true
      guard let found = known.fields.first(where: { $0.name == field.text }) else {
        return isWritten && known != ModeAPI.context ? [] : [unknown(index + 2, written, known)]
      }
      if isWritten && known == ModeAPI.context { return [readOnly(index + 2, written)] }
      written += ".\(field.text)"
      index += 2
      if written == "ctx.t" { return text(behind: index) }
      if written == "ctx.options" { return option(behind: index) }
      guard let next = ModeAPI.table(named: found.type) else { return value(start...index, written, found.type) }
      known = next
    }
    return []
  }

  private func unknown(_ index: Int, _ owner: String, _ table: APITable) -> PluginFinding {
    let name = tokens[index].text
    let hint = nearest(to: name, in: table.names).map { "did you mean '\($0)'?" }
    return finding(
      .unknownField, index, "'\(owner)' has no field '\(name)'",
      hint ?? "it has \(table.names.joined(separator: ", "))")
  }

  private func readOnly(_ index: Int, _ owner: String) -> PluginFinding {
    finding(
      .readOnly, index, "'\(owner).\(tokens[index].text)' is read-only",
      "keep what changes in the state, and change it in after or acted")
  }

  /// `ctx.t.name` without such a text.
  private func text(behind index: Int) -> [PluginFinding] {
    guard outline.token(index + 1)?.isSign(".") == true, let name = outline.token(index + 2), name.kind == .name else {
      return []
    }
    let known = Set(texts.values.flatMap(\.keys)).sorted()
    if known.contains(name.text) { return [] }
    let hint = nearest(to: name.text, in: known).map { "did you mean '\($0)'?" }
    return [
      finding(
        .missingText, index + 2, "'strings' has no text '\(name.text)'",
        hint ?? "add `\(name.text) = \"…\"` to strings.en")
    ]
  }
}

extension ModeAPI {
  /// The table that a type such as `@Quiz` or `@Quiz?` names; nil for lists, functions and everything else.
  static func table(named type: String) -> APITable? {
    guard type.hasPrefix("@") else { return nil }
    let name = type.dropFirst().hasSuffix("?") ? type.dropFirst().dropLast() : type.dropFirst()
    return all.first { $0.name == name }
  }
}

extension SourceCheck {
  /// Whether the plugin may see what number was given: it reads `value` of an event, or hands the event on.
  var readsValues: Bool {
    let names = Set(
      ["event", "response"]
        + Self.parameters.flatMap { hook, tables -> [String] in
          guard let field = outline.field(at: [hook.rawValue]), let (names, _) = outline.function(field) else {
            return []
          }
          return zip(names, tables).filter { $0.1 == ModeAPI.event }.map(\.0)
        })
    if outline.field(at: [Hook.judge.rawValue]) != nil
      || tokens.contains(where: { $0.text == "past" || $0.text == "require" })
    {
      return true
    }
    return tokens.indices.contains { index in
      guard tokens[index].kind == .name, names.contains(tokens[index].text), !isParameter(index) else { return false }
      guard outline.token(index + 1)?.isSign(".") == true else { return true }
      return outline.token(index + 2)?.text == "value"
    }
  }

  private func isParameter(_ index: Int) -> Bool {
    let open = outline.opening[index]
    guard outline.token(open)?.isSign("(") == true else { return false }
    return outline.token(open - 1)?.isKeyword("function") == true
      || outline.token(open - 2)?.isKeyword("function") == true
  }
}

/// State that is not in the state.
extension SourceCheck {
  /// Variables of the file that functions give new values: those are not recorded, so that going back, or a restart, has others.
  func hiddenState() -> [PluginFinding] {
    let outer = outerLocals
    return tokens.indices.compactMap { index in
      let name = tokens[index].text
      guard tokens[index].kind == .name, depths[index] > 0, outer.contains(name), isAssigned(index),
        !isDeclaration(index)
      else { return nil }
      return hidden(index, name)
    }
  }

  /// Tables of the file that functions put something into: suspicious once the plugin was seen to be inconsistent.
  func changedTables() -> [PluginFinding] {
    let outer = outerLocals
    return tokens.indices.compactMap { index in
      let name = tokens[index].text
      guard tokens[index].kind == .name, depths[index] > 0, outer.contains(name), startsStatement(index) else {
        return nil
      }
      var end = index + 1
      while let next = outline.token(end) {
        if next.isSign("."), outline.token(end + 1)?.kind == .name {
          end += 2
        } else if next.isSign("["), let close = outline.closing[end] {
          end = close + 1
        } else {
          break
        }
      }
      let isChanged = end > index + 1 && outline.token(end)?.isSign("=") == true
      return isChanged || isHandedToInsert(index) ? hidden(index, name) : nil
    }
  }

  private func hidden(_ index: Int, _ name: String) -> PluginFinding {
    finding(
      .hiddenState, index, "'\(name)' is changed, but it is a variable of the file and not in the state",
      "keep it in the state: `state.\(name)`, made in start and changed in after or acted")
  }

  private func isHandedToInsert(_ index: Int) -> Bool {
    outline.token(index - 1)?.isSign("(") == true
      && ["insert", "remove", "sort"].contains(outline.token(index - 2)?.text)
  }

  private func startsStatement(_ index: Int) -> Bool {
    guard let before = outline.token(index - 1) else { return true }
    return before.kind != .sign || [")", "}", "]", ";"].contains(before.text) || isHandedToInsert(index)
  }

  /// Locals outside every function that no function declares again.
  private var outerLocals: Set<String> {
    var outer: Set<String> = []
    var inner: Set<String> = []
    for (index, token) in tokens.enumerated() where token.isKeyword("local") || token.isKeyword("for") {
      let isFunction = outline.token(index + 1)?.isKeyword("function") == true
      var place = index + (isFunction ? 2 : 1)
      while let name = outline.token(place), name.kind == .name {
        if depths[index] == 0 && token.isKeyword("local") { outer.insert(name.text) } else { inner.insert(name.text) }
        guard outline.token(place + 1)?.isSign(",") == true else { break }
        place += 2
      }
    }
    for (index, token) in tokens.enumerated() where token.isKeyword("function") {
      guard let open = (index..<min(index + 6, tokens.count)).first(where: { tokens[$0].isSign("(") }),
        let close = outline.closing[open], close <= tokens.count
      else { continue }
      inner.formUnion(tokens[open..<close].filter { $0.kind == .name }.map(\.text))
    }
    return outer.subtracting(inner)
  }

  private func isDeclaration(_ index: Int) -> Bool {
    outline.token(index - 1)?.isKeyword("local") == true
  }
}
