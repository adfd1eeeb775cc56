/// A `<responseDeclaration>` of QTI 2: the right values, and the points of each.
struct NewResponse {
  var id = ""
  var baseType = "identifier"
  var isSingle = true
  var correct: [String] = []
  /// Points of single values, when they are mapped.
  var mapped: [(key: String, value: Double, isExact: Bool)] = []
  /// The points of unmapped values.
  var others = 0.0
  var most: Double?
  /// The scoring in the item's response processing; nil without one.
  var scoring: NewScoring?

  /// All declarations of an item, by identifier.
  static func all(in tree: XMLTree) -> [String: NewResponse] {
    var responses: [String: NewResponse] = [:]
    let usesMapping = tree.elements.contains { element in
      element.name == "mapResponse" || (element.attributes["template"] ?? "").contains("map_response")
    }
    let processes = tree.elements.contains { $0.name == "responseProcessing" }
    for (index, element) in tree.elements.enumerated() where element.name == "responseDeclaration" {
      var response = NewResponse()
      response.id = element.attributes["identifier"] ?? ""
      response.baseType = element.attributes["baseType"] ?? "identifier"
      response.isSingle = (element.attributes["cardinality"] ?? "single") == "single"
      if let right = tree.child("correctResponse", of: index) {
        response.correct = tree.children("value", of: right).map { tree.elements[$0].text.trimmed }
      }
      if usesMapping || !processes || response.correct.isEmpty { response.readMapping(tree, index) }
      response.take(NewScoring(of: response.id, in: tree))
      if tree.elements[0].attributes["toolName"] == "quizrun" { response.least = response.id.hasPrefix("GAP_") ? 0 : 1 }
      responses[response.id] = response
    }
    return responses
  }

  private mutating func readMapping(_ tree: XMLTree, _ declaration: Int) {
    guard let mapping = tree.child("mapping", of: declaration) else { return }
    most = tree.elements[mapping].attributes["upperBound"].flatMap(NumberText.read)
    others = tree.elements[mapping].attributes["defaultValue"].flatMap(NumberText.read) ?? 0
    for entry in tree.children("mapEntry", of: mapping) {
      let attributes = tree.elements[entry].attributes
      guard let key = attributes["mapKey"], let value = attributes["mappedValue"].flatMap(NumberText.read) else {
        continue
      }
      mapped.append((key, value, attributes["caseSensitive"] == "true"))
    }
  }

  /// Takes the scoring of single values as their points.
  private mutating func take(_ scoring: NewScoring) {
    self.scoring = scoring
    for case .whole(let values) in scoring.rules.map(\.test) where correct.isEmpty { correct = values }
    guard mapped.isEmpty, baseType == "identifier" else { return }
    let isWhole = scoring.rules.contains { rule in
      if case .whole = rule.test { return true }
      if case .correct = rule.test { return !isSingle }
      return false
    }
    if isWhole { return }
    for (test, score) in scoring.rules {
      switch test {
      case .value(let value, _, _): mapped.append((value, score, false))
      case .correct: mapped += correct.map { ($0, score, false) }
      default: break
      }
    }
  }

  /// The points of a response that is right in every way; nil where nothing says them.
  var worth: Double? { mapped.isEmpty ? scoring?.most.map { max($0, least) } : total > 0 ? total : nil }

  /// The least points: a question that quizrun wrote is worth a point, even if no response earns all of it.
  var least = 0.0

  /// Points of all right values together.
  var total: Double {
    let earned = earned
    return earned > 0 ? max(earned, least) : 0
  }

  private var earned: Double {
    let sum = mapped.map(\.value).filter { $0 > 0 }
    let best = isSingle ? sum.max() ?? 0 : sum.reduce(0, +)
    return most.map { min($0, best) } ?? best
  }

  /// The share that a value earns.
  func share(_ value: String) -> Double {
    if mapped.isEmpty { return correct.contains(value) ? 1 : 0 }
    let points = mapped.first { $0.key == value }?.value ?? others
    guard total > 0, points != 0 else { return 0 }
    return NumberText.share(percent: 100 * points / total)
  }
}
