internal import QuizCore

/// The scoring of one response in an item's `<responseProcessing>` of QTI 2, as far as a quiz can express it.
struct NewScoring {
  enum Test: Equatable {
    /// The declared right value; around a number also its tolerance.
    case correct(Distance?)
    case value(String, isExact: Bool, Distance?)
    /// A pattern of a quiz.
    case pattern(String, isExact: Bool)
    case range(low: Double, high: Double)
    /// All of these and nothing else.
    case whole([String])
    /// Any other value.
    case otherwise
  }

  /// How far below and above a right number is right, and whether that is a share of it.
  struct Distance: Equatable {
    var below: Double
    var above: Double
    var isRelative: Bool

    func bounds(of value: Double) -> (low: Double, high: Double) {
      let unit = isRelative ? abs(value) : 1
      return (value - below * unit, value + above * unit)
    }
  }

  private(set) var rules: [(test: Test, score: Double)] = []
  /// The parts that a quiz cannot express, with their offsets.
  private(set) var unread: [(what: String, offset: Int)] = []
  private let tree: XMLTree
  private let response: String

  init(of response: String, in tree: XMLTree) {
    (self.tree, self.response) = (tree, response)
    guard let processing = tree.elements.firstIndex(where: { $0.name == "responseProcessing" }) else { return }
    for condition in tree.children("responseCondition", of: processing) { read(condition) }
  }

  /// The score of a response that is right in every way; nil where nothing says one.
  var most: Double? { rules.map(\.score).filter { $0 > 0 }.max() }

  // MARK: Conditions

  private mutating func read(_ condition: Int) {
    for branch in tree.elements[condition].children {
      let inside = tree.elements[branch].children
      if inside.contains(where: { tree.elements[$0].name == "responseCondition" }), names(branch).contains(response) {
        lose("a condition inside of a condition", branch)
      }
      guard let score = score(inside), score != 0 else { continue }
      if tree.elements[branch].name == "responseElse" {
        if !rules.isEmpty { rules.append((.otherwise, score)) }
      } else if let test = inside.first {
        for test in tests(test) { rules.append((test, score)) }
      }
    }
  }

  /// The value that the score is set to, or that is added to it; nil where it stays unchanged.
  private func score(_ elements: [Int]) -> Double? {
    for element in elements where tree.elements[element].name == "setOutcomeValue" {
      let name = tree.elements[element].attributes["identifier"] ?? "SCORE"
      if name.uppercased().contains("FEEDBACK") { continue }
      let values = tree.descendants(of: element, until: []).filter { tree.elements[$0].name == "baseValue" }
      let numbers = values.compactMap { NumberText.read(tree.elements[$0].text.trimmed) }
      if numbers.count == 1 { return numbers[0] }
    }
    return nil
  }

  // MARK: Expressions

  private mutating func tests(_ element: Int) -> [Test] {
    let node = tree.elements[element]
    let isExact = node.attributes["caseSensitive"] == "true"
    switch node.name {
    case "or": return node.children.flatMap { tests($0) }
    case "and": return all(node.children, of: element)
    case "isNull", "not": return []
    case _ where !names(element).contains(response): return []
    case "match", "equal", "equalRounded", "member":
      return compared(element, isExact: false)
    case "stringMatch" where node.attributes["substring"] != "true": return compared(element, isExact: isExact)
    case "stringMatch", "substring":
      return values(element).map { .pattern("*\(Marking.pattern(of: $0))*", isExact: isExact) }
    case "patternMatch":
      let pattern = node.attributes["pattern"] ?? ""
      if let patterns = PatternReader.patterns(pattern) { return patterns.map { .pattern($0, isExact: true) } }
      lose("the pattern '\(shown(pattern))'", element)
    default: lose("the condition '\(shown(node.name))'", element)
    }
    return []
  }

  private mutating func compared(_ element: Int, isExact: Bool) -> [Test] {
    let distance = distance(element)
    let inside = tree.descendants(of: element, until: []).map { tree.elements[$0].name }
    if inside.contains("correct") { return [.correct(distance)] }
    if tree.elements[element].name == "match", inside.contains("multiple") || inside.contains("ordered") {
      return [.whole(values(element))]
    }
    return values(element).map { .value($0, isExact: isExact, distance) }
  }

  /// Several conditions that must hold together: the bounds of a number, or one beside others that say nothing of values.
  private mutating func all(_ elements: [Int], of whole: Int) -> [Test] {
    let own = elements.filter { names($0).contains(response) && !["not", "isNull"].contains(tree.elements[$0].name) }
    var (low, high): (Double?, Double?) = (nil, nil)
    var rest: [Int] = []
    for element in own {
      let bound = values(element).first.flatMap(NumberText.read)
      switch tree.elements[element].name {
      case "gte", "gt": low = bound
      case "lte", "lt": high = bound
      default: rest.append(element)
      }
    }
    if let low, let high, rest.isEmpty, low <= high { return [.range(low: low, high: high)] }
    if rest.count == 1, own.count == 1 { return tests(rest[0]) }
    if !own.isEmpty { lose("a condition with several parts", whole) }
    return []
  }

  /// The responses that an expression speaks of.
  private func names(_ element: Int) -> Set<String> {
    let inside = [element] + tree.descendants(of: element, until: [])
    return Set(
      inside.filter { ["variable", "mapResponse"].contains(tree.elements[$0].name) }
        .compactMap { tree.elements[$0].attributes["identifier"] })
  }

  private func values(_ element: Int) -> [String] {
    tree.descendants(of: element, until: []).filter { tree.elements[$0].name == "baseValue" }
      .map { tree.elements[$0].text.trimmed }
  }

  /// `tolerance="0.1 0.2"`: below and above; one number is both.
  private func distance(_ element: Int) -> Distance? {
    let attributes = tree.elements[element].attributes
    let numbers = (attributes["tolerance"] ?? "").split { $0 == " " || $0 == "," }.compactMap { NumberText.read($0) }
    guard let below = numbers.first, attributes["toleranceMode"] != "exact" else { return nil }
    let isRelative = attributes["toleranceMode"] == "relative"
    let unit = isRelative ? 100.0 : 1
    return Distance(
      below: abs(below) / unit, above: abs(numbers.dropFirst().first ?? below) / unit, isRelative: isRelative)
  }

  private mutating func lose(_ what: String, _ element: Int) {
    unread.append((what, tree.elements[element].offset))
  }
}
