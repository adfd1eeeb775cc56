internal import QuizCore

/// One `<item>` of QTI 1.2, as Canvas, Blackboard and others write them.
struct OldItem {
  let tree: XMLTree
  let element: Int
  private(set) var findings: [ImportFinding] = []
  let wordings: Wordings
  /// The elements that hold the question's text.
  private(set) var stems: Set<Int> = []
  let metadata: [String: String]
  /// One place to respond: its identifier, its own words, and its choices.
  struct Response {
    var id: String
    var name: String
    var isOrdered: Bool
    var takesSeveral: Bool
    /// The type of typed text: `string`, `integer`, `decimal`; nil for a choice.
    var typed: String?
    var choices: [(id: String, text: String, offset: Int)]
    var offset: Int
  }

  init(tree: XMLTree, element: Int, wordings: Wordings) {
    self.tree = tree
    self.element = element
    self.wordings = wordings
    metadata = OldItem.metadata(of: element, in: tree)
  }

  var offset: Int { tree.elements[element].offset }

  mutating func note(_ problem: ImportProblem, at offset: Int? = nil) {
    findings.append(ImportFinding(problem, at: offset ?? self.offset))
  }

  /// `<fieldlabel>` and `<fieldentry>`, by label; and what other programs call by an element's name.
  static func metadata(of element: Int, in tree: XMLTree) -> [String: String] {
    var found: [String: String] = [:]
    for field in tree.descendants(of: element, until: ["item"]) where tree.elements[field].name == "qtimetadatafield" {
      guard let label = tree.text("fieldlabel", of: field) else { continue }
      found[label] = tree.text("fieldentry", of: field) ?? ""
    }
    if let most = tree.child("itemmetadata", of: element).flatMap({ tree.text("qmd_absolutescore_max", of: $0) }) {
      found["points_possible"] = found["points_possible"] ?? most
    }
    return found
  }

  // MARK: Reading

  /// The questions that the item is: one, or one for each of its gaps.
  mutating func read() -> [QuestionDraft] {
    let count = tree.descendants(of: element, until: []).count
    if count > OldItem.mostElements {
      note(.tooLarge(count))
      return []
    }
    guard let presentation = tree.child("presentation", of: element) else {
      note(.unsupportedType(metadata["question_type"] ?? "item"))
      return []
    }
    let content = QTIContent(tree: tree, wordings: wordings)
    let inside = tree.descendants(of: presentation, until: OldItem.responseNames)
    let materials = inside.filter { tree.elements[$0].name == "material" }
    let textOffset = materials.first.map { tree.elements[$0].offset } ?? tree.elements[presentation].offset
    stems = [textOffset]
    var draft = QuestionDraft(
      .info, QTIContent(tree: tree, wordings: wordings, hasPlace: true).text(ofMaterials: materials, at: textOffset),
      at: offset, textAt: textOffset)
    draft.markup = wordings.markup
    draft.id = tree.elements[element].attributes["ident"]
    if let points = metadata["points_possible"].flatMap(NumberText.read), points != 1, points >= 0 {
      draft.set("points", .numeric(points), at: offset)
    }
    let responses = inside.filter { OldItem.responseNames.contains(tree.elements[$0].name) }.map(response)
    let scoring = OldScoring(tree: tree, item: element, content: content)
    draft.explanation = scoring.feedback["general_fb"] ?? scoring.feedback["solution"]
    let drafts = solve(draft, responses, scoring)
    tell(scoring)
    return findings.contains { !$0.problem.isWarning } ? [] : drafts
  }

  /// The most elements of an item; real ones have some hundreds.
  static let mostElements = 5_000

  private static let responseNames: Set<String> = [
    "response_lid", "response_str", "response_num", "response_grp", "response_xy",
  ]

  private func response(_ element: Int) -> Response {
    let content = QTIContent(tree: tree, wordings: wordings)
    let inside = tree.descendants(of: element, until: [])
    let labels = inside.filter { tree.elements[$0].name == "response_label" }
    // Choices of a blank to fill in are compared with what is typed.
    let areTyped = metadata["question_type"] == "fill_in_multiple_blanks_question"
    let choiceContent = areTyped ? QTIContent(tree: tree, wordings: Wordings()) : content
    let own = tree.descendants(of: element, until: ["render_choice", "render_fib", "render_extension"])
      .filter { tree.elements[$0].name == "material" }
    let choices = labels.map { label in
      let materials = tree.descendants(of: label, until: []).filter { tree.elements[$0].name == "material" }
      let place = tree.elements[label].offset
      return (
        tree.elements[label].attributes["ident"] ?? "", choiceContent.text(ofMaterials: materials, at: place), place
      )
    }
    let fib = inside.first { tree.elements[$0].name == "render_fib" }
    let isNumber = tree.elements[element].name == "response_num"
    let typed = fib.map { tree.elements[$0].attributes["fibtype"]?.lowercased() ?? (isNumber ? "decimal" : "string") }
    let cardinality = tree.elements[element].attributes["rcardinality"] ?? "Single"
    let place = tree.elements[element].offset
    return Response(
      id: tree.elements[element].attributes["ident"] ?? "", name: content.text(ofMaterials: own, at: place),
      isOrdered: cardinality == "Ordered", takesSeveral: cardinality == "Multiple",
      typed: tree.elements[element].name == "response_lid" && !choices.allSatisfy({ $0.1.isEmpty }) ? nil : typed,
      choices: choices, offset: place)
  }

  /// Tells of words for right and wrong responses as a whole.
  private mutating func tell(_ scoring: OldScoring) {
    for (id, name) in [("correct_fb", "right"), ("general_incorrect_fb", "wrong"), ("incorrect", "wrong")] {
      guard let words = scoring.feedback[id], !words.isEmpty else { continue }
      let cure = "write it as feedback of the answers, or as the explanation"
      note(.lossy("the feedback '\(shown(words))' of \(name) responses", cure: cure))
    }
  }
}
