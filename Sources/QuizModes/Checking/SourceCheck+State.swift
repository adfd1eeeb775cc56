internal import LuaKit
internal import QuizCore

/// What can be told of the state, and of what hooks return, by reading alone.
extension SourceCheck {
  /// Fields of the state that are read, that nothing in the file ever gives a value, and that are called much like others.
  ///
  /// A key of any table, a text, and what is assigned to a field of anything count as giving one; where fields of the state
  /// are made by computed names, nothing can be told.
  func stateFields() -> [PluginFinding] {
    let places = statePlaces
    guard !places.isEmpty, !tokens.contains(where: { $0.kind == .name && $0.text == "require" }) else { return [] }
    if places.contains(where: { outline.token($0 + 1)?.isSign("[") == true }) { return [] }
    let given = givenNames
    return places.compactMap { place in
      guard outline.token(place + 1)?.isSign(".") == true, let field = outline.token(place + 2), field.kind == .name,
        !given.contains(field.text)
      else { return nil }
      // Without a name like it, it may be one that is nil on purpose.
      guard let near = nearest(to: field.text, in: given.sorted()) else { return nil }
      return finding(
        .unknownField, place + 2, "nothing gives 'state.\(field.text)' a value", "did you mean '\(near)'?")
    }
  }

  /// Where the state stands: `state`, unless something else has that name, and the `state` of `ctx`.
  private var statePlaces: [Int] {
    let isRedeclared = tokens.indices.contains { index in
      tokens[index].text == "state" && outline.token(index - 1)?.isKeyword("local") == true
    }
    return tokens.indices.filter { index in
      guard tokens[index].kind == .name, tokens[index].text == "state" else { return false }
      guard outline.token(index - 1)?.isSign(".") == true else { return !isRedeclared }
      return outline.token(index - 2)?.text == "ctx"
    }
  }

  /// Every name that may be one of a field with a value.
  private var givenNames: Set<String> {
    Set(
      tokens.indices.filter { index in
        if tokens[index].kind == .text { return true }
        guard tokens[index].kind == .name else { return false }
        let isField = outline.token(index - 1)?.isSign(".") == true
        let isInTable = outline.token(outline.opening[index])?.isSign("{") == true
        return (isField && isGiven(index)) || (isInTable && outline.token(index + 1)?.isSign("=") == true)
          || (isField && outline.token(outline.opening[index])?.isKeyword("function") == true
            && outline.opening[index] == index - 3)
      }.map { tokens[$0].text })
  }

  /// Whether a field is given a value, alone or with others: `a.b = 1`, `a.b, a.c = 1, 2`.
  private func isGiven(_ index: Int) -> Bool {
    var place = index + 1
    while let token = outline.token(place), token.isSign(",") || token.isSign(".") || token.kind == .name { place += 1 }
    return outline.token(place)?.isSign("=") == true
  }

  /// Hooks that never return anything, where that alone makes no error.
  func missingReturns() -> [PluginFinding] {
    [Hook.start, .status, .result].compactMap { hook in
      guard let field = outline.field(at: [hook.rawValue]), let (_, body) = outline.function(field),
        !body.contains(where: { tokens[$0].isKeyword("return") && depths[$0] == depths[field.value] + 1 }),
        !body.contains(where: { tokens[$0].text == "error" })
      else { return nil }
      return PluginFinding(
        .hookFailed, path, field.line, hook: hook, "\(hook.rawValue) returns nothing",
        suggestion: Advice.on("", hook, isLimit: false))
    }
  }

  /// Keys of a result that are taken from a list by a place in it: `headline = titles[right]`.
  var listedResults: [(key: String, index: Int)] {
    guard let field = outline.field(at: [Hook.result.rawValue]), let (_, body) = outline.function(field) else {
      return []
    }
    return body.compactMap { index in
      guard ["headline", "body", "outcome"].contains(tokens[index].text), outline.token(index + 1)?.isSign("=") == true,
        outline.token(index + 2)?.kind == .name, outline.token(index + 3)?.isSign("[") == true,
        let close = outline.closing[index + 3], let next = outline.token(close + 1),
        next.isSign(",") || next.isSign("}")
      else { return nil }
      return (tokens[index].text, index)
    }
  }
}
