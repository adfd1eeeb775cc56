internal import QuizCore

/// Canvas's formula questions: numbers between bounds, or of the sets that Canvas drew.
extension OldItem {
  /// Makes variables of a formula question; false where it has no formula that can be taken over.
  mutating func solveFormula(_ draft: inout QuestionDraft) -> Bool {
    let inside = tree.descendants(of: element, until: [])
    guard let calculated = inside.first(where: { tree.elements[$0].name == "calculated" }) else { return false }
    var variables = VariableDraft()
    let sets = readSets(calculated, &variables)
    guard let answer = answer(of: calculated, sets, &variables) else { return false }
    draft.kind = .number
    draft.text = filled(draft.text, variables)
    draft.explanation = draft.explanation.map { filled($0, variables) }
    draft.translations = [:]
    draft.correct = SourceValue(Content.text("{{\(answer)}}"), at: offset)
    draft.tolerance = tolerance(of: calculated)
    draft.others.append(variables.field(at: offset))
    return true
  }

  private func number(_ text: String?) -> Double? { text.flatMap { NumberText.read($0.trimmed) } }

  // MARK: Variables

  /// The sets as Canvas drew them, each with its answer.
  private mutating func readSets(_ calculated: Int, _ variables: inout VariableDraft) -> [(
    row: String, answers: [Double]
  )] {
    guard let list = tree.child("vars", of: calculated) else { return [] }
    let declared = tree.children("var", of: list)
    for variable in declared { _ = variables.name(for: tree.elements[variable].attributes["name"] ?? "") }
    let sets = tree.child("var_sets", of: calculated).map { tree.children("var_set", of: $0) } ?? []
    let rows = sets.prefix(Self.mostSets).compactMap { set -> (values: [String: Double], answer: Double)? in
      var values: [String: Double] = [:]
      for variable in tree.children("var", of: set) {
        values[tree.elements[variable].attributes["name"] ?? ""] = number(tree.elements[variable].text)
      }
      guard let answer = number(tree.text("answer", of: set)), values.count == declared.count else { return nil }
      return (values, answer)
    }
    guard !rows.isEmpty, !declared.isEmpty else {
      for variable in declared { addRange(variable, &variables) }
      return []
    }
    let row = variables.name(for: "row")
    variables.add(row, "random(1, \(rows.count))")
    for variable in declared {
      let given = tree.elements[variable].attributes["name"] ?? ""
      let values = rows.map { NumberText.written($0.values[given] ?? 0) }.joined(separator: ", ")
      variables.add(variables.name(for: given), "({ \(values) })[\(row)]")
    }
    return [(row, rows.map(\.answer))]
  }

  private static let mostSets = 100

  private mutating func addRange(_ variable: Int, _ variables: inout VariableDraft) {
    let element = tree.elements[variable]
    let low = number(tree.text("min", of: variable) ?? element.attributes["min"]) ?? 1
    let high = number(tree.text("max", of: variable) ?? element.attributes["max"]) ?? 10
    let decimals = number(element.attributes["scale"] ?? element.attributes["precision"]) ?? 0
    let expression = VariableDraft.range(low, high, decimals: Int(max(0, min(9, decimals))))
    variables.add(variables.name(for: element.attributes["name"] ?? ""), expression)
  }

  // MARK: The answer

  /// The variable of the answer: the last formula, rounded; without one that is understood, the answers of the sets.
  private mutating func answer(
    of calculated: Int, _ sets: [(row: String, answers: [Double])], _ variables: inout VariableDraft
  ) -> String? {
    let holder = tree.child("formulas", of: calculated) ?? calculated
    let formulas = tree.children("formula", of: holder).map { tree.elements[$0].text.trimmed }.filter { !$0.isEmpty }
    let places =
      number(
        tree.elements[holder].attributes["decimal_places"]
          ?? tree.child("formula", of: holder).flatMap { tree.elements[$0].attributes["decimal_places"] }) ?? 10
    let before = variables
    var last: String?
    for (place, formula) in formulas.enumerated() {
      let parts = formula.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      let isNamed = parts.count == 2 && VariableText.isName(parts[0])
      let known = variables
      guard let expression = FormulaReader.expression(isNamed ? parts[1] : formula, name: { known.known($0) }) else {
        last = nil
        break
      }
      let isLast = place == formulas.count - 1
      if isNamed && !isLast {
        variables.add(variables.name(for: parts[0]), expression)
        last = nil
      } else {
        last = "round(\(expression), \(Int(max(0, min(12, places)))))"
      }
    }
    if let last { return variables.add(value: last, called: "answer") }
    variables = before
    guard let set = sets.first else { return nil }
    let answers = set.answers.map(NumberText.written).joined(separator: ", ")
    return variables.add(value: "({ \(answers) })[\(set.row)]", called: "answer")
  }

  private func tolerance(of calculated: Int) -> SourceValue? {
    guard let child = tree.child("answer_tolerance", of: calculated) else { return nil }
    var text = tree.elements[child].text.trimmed
    let isPercent = text.hasSuffix("%") || tree.elements[child].attributes["type"] == "percent"
    if text.hasSuffix("%") { text.removeLast() }
    guard let size = number(text), size > 0 else { return nil }
    let place = tree.elements[child].offset
    guard isPercent else { return SourceValue(Content.numeric(size), at: place) }
    return SourceValue(Content.map([SourceField("relative", .numeric(size / 100), at: place)]), at: place)
  }

  /// A text with `[x]` as names of variables.
  private func filled(_ text: String, _ variables: VariableDraft) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      filled += rest[..<start]
      let name = String(rest[rest.index(after: start)..<end]).trimmed
      filled += variables.known(name).map { "{{\($0)}}" } ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }
}
