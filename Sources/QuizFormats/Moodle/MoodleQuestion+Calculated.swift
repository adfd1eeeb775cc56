internal import QuizCore

/// The calculated types: numbers that Moodle draws from its data sets.
extension MoodleQuestion {
  static let calculatedTypes: Set<String> = ["calculated", "calculatedsimple", "calculatedmulti"]

  /// Makes variables of the data sets, and of the formulas in texts and answers.
  mutating func solveCalculated(_ draft: inout QuestionDraft, _ type: String) {
    var variables = VariableDraft()
    readDataSets(&variables)
    draft.text = filled(draft.text, &variables)
    if let explanation = draft.explanation { draft.explanation = filled(explanation, &variables) }
    if let place = draft.others.firstIndex(where: { $0.key == "hint" }),
      case .text(let hint) = draft.others[place].value.content
    {
      draft.others[place].value.content = .text(filled(hint, &variables))
    }
    if type == "calculatedmulti" { solveDrawnChoice(&draft, &variables) } else { solveDrawnNumber(&draft, &variables) }
    draft.translations = [:]
    if !variables.entries.isEmpty { draft.others.append(variables.field(at: offset)) }
  }

  // MARK: Data sets

  /// A set has its items, of which all sets take the same place; without items a number is drawn between its bounds.
  private mutating func readDataSets(_ variables: inout VariableDraft) {
    guard let list = tree.child("dataset_definitions", of: element) else { return }
    var sets: [(name: String, items: [String])] = []
    for definition in tree.children("dataset_definition", of: list) {
      guard let given = value("name", of: definition) else { continue }
      let name = variables.name(for: given)
      let items = items(of: definition)
      if items.isEmpty {
        variables.add(name, range(of: definition))
      } else {
        sets.append((name, items))
      }
    }
    guard let count = sets.map(\.items.count).min() else { return }
    let row = variables.name(for: "row")
    variables.add(row, "random(1, \(count))")
    for set in sets { variables.add(set.name, "({ \(set.items.prefix(count).joined(separator: ", ")) })[\(row)]") }
  }

  private func value(_ name: String, of element: Int) -> String? {
    tree.child(name, of: element).map { tree.elements[holder($0)].text.trimmed }
  }

  /// The numbers of a set, in the order of their places.
  private func items(of definition: Int) -> [String] {
    guard let list = tree.child("dataset_items", of: definition) else { return [] }
    let items = tree.children("dataset_item", of: list).compactMap { item -> (Double, String)? in
      guard let text = value("value", of: item), let number = NumberText.read(text) else { return nil }
      return (value("number", of: item).flatMap { NumberText.read($0) } ?? 0, NumberText.written(number))
    }
    return items.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .prefix(Self.mostItems).map(\.element.1)
  }

  private static let mostItems = 100

  private func range(of definition: Int) -> String {
    let low = value("minimum", of: definition).flatMap { NumberText.read($0) } ?? 1
    let high = value("maximum", of: definition).flatMap { NumberText.read($0) } ?? 10
    let decimals = value("decimals", of: definition).flatMap { NumberText.read($0) } ?? 0
    return VariableDraft.range(low, high, decimals: Int(max(0, min(9, decimals))))
  }

  // MARK: Formulas

  /// A text with `{a}` and `{={a} + 1}` as names of variables.
  private mutating func filled(
    _ text: String, _ variables: inout VariableDraft, written: (String) -> String = { $0 }
  ) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      filled += rest[..<start]
      rest = rest[start...]
      let isFormula = rest.dropFirst().first == "="
      guard let end = Self.end(of: rest) else { break }
      // Markdown escapes the signs of a formula: `{=2\*{a}}`.
      let inner = String(rest[rest.index(start, offsetBy: isFormula ? 2 : 1)..<end].filter { $0 != "\\" })
      if isFormula {
        if let expression = expression(inner, variables) {
          filled += "{{\(variables.add(value: written(expression)))}}"
        } else {
          note(.badValue(key: "formula", found: inner, takes: "a formula of Moodle"), at: offset)
        }
      } else if let name = variables.known(inner) {
        filled += "{{\(name)}}"
      } else {
        filled += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  /// The brace that closes the first one.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private func expression(_ formula: String, _ variables: VariableDraft) -> String? {
    FormulaReader.expression(formula, isCaretPower: false) { variables.known($0) }
  }

  // MARK: Answers

  private mutating func solveDrawnNumber(_ draft: inout QuestionDraft, _ variables: inout VariableDraft) {
    draft.kind = .number
    var rules: [AnswerDraft] = []
    for child in tree.children("answer", of: element) {
      var rule = weighed(child)
      let formula = typed(child).trimmed
      let format = answerFormat(of: child)
      if let feedback = rule.feedback {
        rule.feedback = filled(feedback, &variables, written: { Self.formatted($0, format) })
      }
      if formula == "*" {
        rule.rule = [SourceField("otherwise", .bool(true), at: rule.offset)]
      } else if let expression = expression(formula, variables) {
        let name = variables.add(value: expression, called: "answer")
        rule.rule = [
          SourceField("value", .text("{{\(name)}}"), at: rule.offset),
          SourceField(key: "tolerance", keyOffset: rule.offset, value: drawnTolerance(child, at: rule.offset)),
        ]
      } else {
        note(.badValue(key: "answer", found: formula, takes: "a formula of Moodle"), at: rule.offset)
      }
      rules.append(rule)
    }
    checkNumber(rules)
    guard rules.count == 1, rules[0].isCorrect, rules[0].feedback?.isEmpty ?? true, rules[0].rule.count == 2 else {
      draft.answers = rules
      return
    }
    draft.correct = rules[0].rule[0].value
    draft.tolerance = rules[0].rule[1].value
  }

  /// The distance of Moodle: a share, a distance, or a factor less 1.
  ///
  /// Without one Moodle allows for what arithmetic loses: 61.4 - 60 is 1.3999999999999986.
  private func drawnTolerance(_ answer: Int, at offset: Int) -> SourceValue {
    let size = abs(value("tolerance", of: answer).flatMap { NumberText.read($0) } ?? 0)
    let content: SourceValue.Content =
      switch value("tolerancetype", of: answer) ?? "1" {
      case "2" where size > 0, "nominal" where size > 0: .numeric(size)
      case "3" where size > 0, "geometric" where size > 0:
        .map([SourceField("geometric", .numeric(1 + size), at: offset)])
      default: .map([SourceField("relative", .numeric(size == 0 ? 1e-14 : size), at: offset)])
      }
    return SourceValue(content, at: offset)
  }

  private mutating func solveDrawnChoice(_ draft: inout QuestionDraft, _ variables: inout VariableDraft) {
    draft.kind = flag("single") == false ? .multiple : .single
    draft.keepsOrder = flag("shuffleanswers") == false
    for child in tree.children("answer", of: element) {
      var answer = weighed(child)
      let format = answerFormat(of: child)
      answer.text = filled(text(child), &variables, written: { Self.formatted($0, format) })
      if let feedback = answer.feedback {
        answer.feedback = filled(feedback, &variables, written: { Self.formatted($0, format) })
      }
      draft.answers.append(answer)
    }
    if draft.kind == .multiple { draft.answers = draft.answers.asNet }
  }

  /// An answer without a text, with its share and feedback.
  private mutating func weighed(_ child: Int) -> AnswerDraft {
    var answer = AnswerDraft("", at: tree.elements[child].offset)
    answer.feedback = tree.child("feedback", of: child).map { text($0) }
    let share = NumberText.read(tree.elements[child].attributes["fraction"] ?? "0") ?? 0
    answer.weigh(NumberText.share(percent: share))
    return answer
  }

  /// How Moodle writes the value of a formula in an answer: so many decimals, or significant digits.
  private func answerFormat(of answer: Int) -> (length: Int, isDecimals: Bool)? {
    guard let length = value("correctanswerlength", of: answer).flatMap({ NumberText.read($0) }) else { return nil }
    return (Int(max(0, min(15, length))), value("correctanswerformat", of: answer) != "2")
  }

  private static func formatted(_ expression: String, _ format: (length: Int, isDecimals: Bool)?) -> String {
    guard let format else { return expression }
    return "string.format(\"%.\(format.length)\(format.isDecimals ? "f" : "g")\", \(expression))"
  }
}

extension VariableDraft {
  /// An expression that draws a number of so many decimals.
  static func range(_ low: Double, _ high: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let ends = [low, high].map { ($0 * scale).rounded() }
    let (first, last) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    guard abs(first) < 1e15, abs(last) < 1e15 else { return NumberText.written(low) }
    let drawn = "random(\(NumberText.written(first)), \(NumberText.written(last)))"
    return decimals == 0 ? drawn : "\(drawn) / \(NumberText.written(scale))"
  }
}
