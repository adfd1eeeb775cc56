internal import QuizCore

/// Typed and slider questions of QTI 2, with their scoring.
extension NewItem {
  /// The points that the whole item says it gives, as one of its interactions has them.
  var normalMaximum: Double? {
    let score = tree.elements.first { $0.name == "outcomeDeclaration" && $0.attributes["identifier"] == "SCORE" }
    let count = tree.elements.count { $0.attributes["responseIdentifier"] != nil }
    return score?.attributes["normalMaximum"].flatMap(NumberText.read).map { $0 / Double(max(1, count)) }
  }

  /// Reports the parts of a response's scoring that a quiz cannot express.
  mutating func tell(_ response: NewResponse) {
    for (what, offset) in response.scoring?.unread ?? [] {
      note(.lossy(what, cure: "only the declared right answer counts: write the others as answers"), at: offset)
    }
  }

  /// Tells of points that everybody begins with.
  mutating func tellOfStart() {
    for (index, element) in tree.elements.enumerated()
    where element.name == "outcomeDeclaration" && element.attributes["identifier"] == "SCORE" {
      guard let start = tree.child("defaultValue", of: index).flatMap({ tree.text("value", of: $0) }),
        let points = NumberText.read(start), points != 0
      else { continue }
      let cure = "every question begins with none"
      note(.lossy("the \(shown(start)) points that everybody begins with", cure: cure), at: element.offset)
    }
  }

  mutating func solveEntry(_ draft: inout QuestionDraft, _ interaction: Int, _ response: NewResponse) {
    let place = tree.elements[interaction].offset
    let isNumber = ["float", "integer"].contains(response.baseType) || isNumber(response)
    draft.kind = isNumber ? .number : .text
    let rules = isNumber ? numbers(response, at: place) : texts(response, at: place)
    guard !rules.isEmpty else { return solveEssay(&draft, at: place) }
    if isNumber { return draft.solve(byNumbers: rules) }
    if response.isExact { draft.set("caseSensitive", .bool(true), at: place) }
    draft.solve(byTexts: rules) { $0 }
  }

  /// True when typed texts are compared as numbers, whatever their declaration.
  func isNumber(_ response: NewResponse) -> Bool {
    let rules = response.scoring?.rules ?? []
    return !rules.isEmpty && rules.allSatisfy { if case .range = $0.test { true } else { false } }
  }

  // MARK: Texts

  func texts(_ response: NewResponse, at place: Int) -> [AnswerDraft] {
    let rules = response.scoring?.rules ?? []
    if rules.isEmpty {
      return declared(response).map { rule($0.key.map(Marking.pattern(of:)) ?? "*", $0.share, at: place) }
    }
    return rules.flatMap { test, score -> [AnswerDraft] in
      let share = response.share(ofScore: score)
      switch test {
      case .correct: return response.correct.map { rule(Marking.pattern(of: $0), share, at: place) }
      case .value(let value, _, _): return [rule(Marking.pattern(of: value), share, at: place)]
      case .pattern(let pattern, _): return [rule(pattern, share, at: place)]
      case .otherwise: return [rule("*", share, at: place)]
      case .range, .whole: return []
      }
    }
  }

  /// The declared right values with the share of each; a nil key stands for any other value.
  private func declared(_ response: NewResponse) -> [(key: String?, share: Double)] {
    var keys = response.mapped.map(\.key)
    for value in response.correct where !keys.contains(value) { keys.append(value) }
    let shares = keys.map { (key: String?.some($0), share: response.share($0)) }
    let others = response.others == 0 || response.total == 0 ? 0 : response.others / response.total
    return shares + (others == 0 || keys.isEmpty ? [] : [(nil, others)])
  }

  private func rule(_ text: String, _ share: Double, at place: Int) -> AnswerDraft {
    var rule = AnswerDraft(text, at: place)
    rule.weigh(share)
    return rule
  }

  // MARK: Numbers

  mutating func numbers(_ response: NewResponse, at place: Int) -> [AnswerDraft] {
    let rules = response.scoring?.rules ?? []
    if rules.isEmpty {
      return declared(response).flatMap { key, share in number(key ?? "*", rule("", share, at: place), nil) }
    }
    return rules.flatMap { test, score -> [AnswerDraft] in
      let rule = rule("", response.share(ofScore: score), at: place)
      switch test {
      case .correct(let distance): return response.correct.flatMap { number($0, rule, distance) }
      case .value(let value, _, let distance): return number(value, rule, distance)
      case .range(let low, let high):
        let middle = NumberRange.between(low, high).middle
        let right = response.correct.first.flatMap(NumberText.read) ?? middle
        return rule.rules(for: (low...high).contains(right) ? right : middle, from: low, to: high)
      case .otherwise: return number("*", rule, nil)
      case .pattern, .whole: return []
      }
    }
  }

  private mutating func number(_ text: String, _ rule: AnswerDraft, _ distance: NewScoring.Distance?) -> [AnswerDraft] {
    var rule = rule
    rule.text = text
    if let problem = rule.becomeNumber(tolerance: .absolute(0)) {
      note(problem, at: rule.offset)
      return []
    }
    guard let distance, let value = NumberText.read(text) else { return [rule] }
    if distance.isRelative, distance.below == distance.above { return [rule.near(value, .relative(distance.below))] }
    let bounds = distance.bounds(of: value)
    return rule.rules(for: value, from: bounds.low, to: bounds.high)
  }

  // MARK: Essays and sliders

  /// Makes an essay with the points of its score; an essay that quizrun wrote without a score is not marked.
  func solveEssay(_ draft: inout QuestionDraft, at place: Int) {
    let isOwn = tree.elements[0].attributes["toolName"] == "quizrun"
    let score = tree.elements.first { $0.name == "outcomeDeclaration" && $0.attributes["identifier"] == "SCORE" }
    draft.kind = .text
    if score == nil && isOwn { return }
    draft.becomeEssay(at: place)
  }

  mutating func solveSlider(_ draft: inout QuestionDraft, _ interaction: Int, _ response: NewResponse) {
    draft.kind = .range
    let attributes = tree.elements[interaction].attributes
    let step = attributes["step"].flatMap(NumberText.read) ?? 1
    for (key, name) in [("min", "lowerBound"), ("max", "upperBound")] {
      if let value = attributes[name].flatMap(NumberText.read) { draft.set(key, .numeric(value), at: draft.offset) }
    }
    draft.set("step", .numeric(step), at: draft.offset)
    let rules = numbers(response, at: draft.offset)
    guard let right = rules.first?.rule.first(where: { $0.key == "value" })?.value else { return }
    draft.correct = right
    if rules.count == 1 { draft.tolerance = rules[0].rule.first { $0.key == "tolerance" }?.value }
    if rules.count > 1 {
      let cure = "a slider has one distance: write it as 'answers'"
      note(.lossy("a right answer beside \(response.correct.first ?? "the first")", cure: cure), at: draft.offset)
    }
  }
}

extension NewResponse {
  var isExact: Bool {
    mapped.contains(where: \.isExact)
      || (scoring?.rules ?? []).contains { rule in
        switch rule.test {
        case .value(_, let isExact, _), .pattern(_, let isExact): return isExact
        default: return false
        }
      }
  }

  fileprivate func share(ofScore score: Double) -> Double {
    let most = max(scoring?.most ?? 0, least)
    return most > 0 ? NumberText.share(percent: 100 * score / most) : 0
  }
}
