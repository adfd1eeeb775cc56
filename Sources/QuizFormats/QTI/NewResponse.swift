/// What a `<responseDeclaration>` of QTI 2 says is right, and what each value earns.
struct NewResponse {
  var id = ""
  var baseType = "identifier"
  var isSingle = true
  var correct: [String] = []
  /// Points of single values, when they are mapped.
  var mapped: [(key: String, value: Double, isExact: Bool)] = []
  var most: Double?
  /// How far from a right number is right, and whether that is a share of it.
  var tolerance: (value: Double, isRelative: Bool)?

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
      response.tolerance = tolerance(of: response.id, in: tree)
      responses[response.id] = response
    }
    return responses
  }

  private mutating func readMapping(_ tree: XMLTree, _ declaration: Int) {
    guard let mapping = tree.child("mapping", of: declaration) else { return }
    most = tree.elements[mapping].attributes["upperBound"].flatMap(NumberText.read)
    for entry in tree.children("mapEntry", of: mapping) {
      let attributes = tree.elements[entry].attributes
      guard let key = attributes["mapKey"], let value = attributes["mappedValue"].flatMap(NumberText.read) else {
        continue
      }
      mapped.append((key, value, attributes["caseSensitive"] == "true"))
    }
  }

  /// `<equal toleranceMode="absolute" tolerance="0.1 0.1">` around the variable.
  private static func tolerance(of id: String, in tree: XMLTree) -> (value: Double, isRelative: Bool)? {
    for (index, element) in tree.elements.enumerated() where element.name == "equal" {
      let names = element.children.compactMap { tree.elements[$0].attributes["identifier"] }
      guard names.contains(id), let text = tree.elements[index].attributes["tolerance"] else { continue }
      let values = text.split { $0 == " " || $0 == "," }.compactMap { NumberText.read($0) }
      guard let most = values.max(), most > 0 else { continue }
      let isRelative = element.attributes["toleranceMode"] == "relative"
      return (isRelative ? most / 100 : most, isRelative)
    }
    return nil
  }

  /// Points of all right values together.
  var total: Double {
    let sum = mapped.map(\.value).filter { $0 > 0 }
    let best = isSingle ? sum.max() ?? 0 : sum.reduce(0, +)
    return most.map { min($0, best) } ?? best
  }

  /// The share that a value earns.
  func share(_ value: String) -> Double {
    if mapped.isEmpty { return correct.contains(value) ? 1 : 0 }
    guard total > 0, let points = mapped.first(where: { $0.key == value })?.value else { return 0 }
    return NumberText.share(percent: 100 * points / total)
  }
}
