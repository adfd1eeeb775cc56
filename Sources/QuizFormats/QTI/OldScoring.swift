internal import QuizCore

/// The scoring of an item of QTI 1.2: its conditions, and their feedback.
struct OldScoring {
  struct Condition {
    /// The values that the response must have, with the id of each; none for excluded values.
    var values: [(response: String, value: String, isExact: Bool, isPart: Bool)] = []
    /// Bounds of a number, inclusive.
    var low: Double?
    var high: Double?
    var score: Double?
    var adds = false
    /// The feedback that it shows.
    var links: [String] = []
  }

  private(set) var conditions: [Condition] = []
  /// The points of a right response.
  private(set) var most = 100.0
  /// Plain texts by identifier.
  private(set) var feedback: [String: String] = [:]

  init(tree: XMLTree, item: Int, content: QTIContent) {
    for child in tree.elements[item].children where tree.elements[child].name == "itemfeedback" {
      guard let id = tree.elements[child].attributes["ident"] else { continue }
      let materials = tree.descendants(of: child, until: []).filter { tree.elements[$0].name == "material" }
      feedback[id] = content.text(ofMaterials: materials, at: tree.elements[child].offset)
    }
    guard let processing = tree.child("resprocessing", of: item) else { return }
    for element in tree.descendants(of: processing, until: ["respcondition"]) {
      let (name, attributes) = (tree.elements[element].name, tree.elements[element].attributes)
      if name == "decvar", let value = attributes["maxvalue"].flatMap(NumberText.read), value > 0 { most = value }
      if name == "respcondition" { conditions.append(condition(tree, element)) }
    }
    // Some programs write points where others write percents.
    let best = conditions.compactMap { $0.adds ? nil : $0.score }.max() ?? 0
    if best > 0, best < most, !conditions.contains(where: { $0.adds && $0.score != nil }) { most = best }
  }

  private func condition(_ tree: XMLTree, _ element: Int) -> Condition {
    var condition = Condition()
    for child in tree.descendants(of: element, until: ["not"]) {
      let (name, attributes) = (tree.elements[child].name, tree.elements[child].attributes)
      let text = tree.elements[child].text.trimmed
      switch name {
      case "varequal":
        condition.values.append((attributes["respident"] ?? "", text, attributes["case"]?.lowercased() == "yes", false))
      case "varsubstring": condition.values.append((attributes["respident"] ?? "", text, false, true))
      case "vargte", "vargt": condition.low = NumberText.read(text)
      case "varlte", "varlt": condition.high = NumberText.read(text)
      case "setvar":
        // Feedback flags are variables too.
        let variable = attributes["varname"] ?? "SCORE"
        // Blackboard's word for all of the points.
        guard let value = text == "SCORE.max" ? most : NumberText.read(text),
          !variable.lowercased().contains("feedback")
        else { break }
        condition.score = value
        condition.adds = attributes["action"]?.lowercased() == "add"
      case "displayfeedback": if let link = attributes["linkrefid"] { condition.links.append(link) }
      default: break
      }
    }
    return condition
  }

  /// The scoring of one response among several: its best value earns all of its points.
  func scoped(to response: String) -> OldScoring {
    var scoped = self
    scoped.conditions = conditions.filter { condition in
      condition.values.isEmpty || condition.values.contains { $0.response == response }
    }
    if let best = scoped.conditions.filter({ !$0.values.isEmpty }).compactMap(\.score).max(), best > 0 {
      scoped.most = best
    }
    return scoped
  }

  /// A value that earns something.
  struct Given {
    var value: String
    var share: Double
    var isExact: Bool
    /// True when the value may stand anywhere in the typed text.
    var isPart: Bool

    /// The pattern of a quiz that accepts it.
    var pattern: String { isPart ? "*\(Marking.pattern(of: value))*" : Marking.pattern(of: value) }
  }

  /// The share that giving a value earns, the best of its conditions; values that earn nothing are not in it.
  func shares(of response: String) -> [Given] {
    var shares: [Given] = []
    for condition in conditions {
      guard let score = condition.score, score != 0 else { continue }
      for given in condition.values where given.response == response {
        let share = NumberText.share(percent: 100 * score / most)
        if let at = shares.firstIndex(where: { $0.value == given.value && $0.isPart == given.isPart }) {
          shares[at].share = max(shares[at].share, share)
        } else {
          shares.append(Given(value: given.value, share: share, isExact: given.isExact, isPart: given.isPart))
        }
      }
    }
    return shares
  }

  /// The feedback for a response of this value alone; nil without one.
  func feedback(for value: String, id: String? = nil) -> String? {
    let links = conditions.filter { $0.values.count == 1 && $0.values[0].value == value }.flatMap(\.links)
    let said = links.first { !OldScoring.common.contains($0) } ?? id.map { $0 + "_fb" }
    let text = said.flatMap { feedback[$0] } ?? ""
    return text.isEmpty ? nil : text
  }

  private static let common: Set<String> = ["correct_fb", "general_fb", "general_incorrect_fb"]
}
