/// The styles of an OpenDocument, which precede its tables, as far as they are needed.
struct OpenDocumentStyles {
  private var hiddenTables: Set<String> = []
  private var raisedTexts: [String: Bool] = [:]
  /// The style that is being read.
  private var name = ""

  mutating func open(_ element: XMLElement) {
    if element.isCalled("style") {
      name = element.text("name") ?? ""
    } else if element.isCalled("table-properties") {
      if element.text("display") == "false" { hiddenTables.insert(name) }
    } else if element.isCalled("text-properties"), let position = element.text("text-position") {
      let height = position.prefix { $0 != " " }
      if height == "super" || height.hasSuffix("%") && !height.hasPrefix("-") && height != "0%" {
        raisedTexts[name] = true
      } else if height == "sub" || height.hasPrefix("-") {
        raisedTexts[name] = false
      }
    }
  }

  func isHidden(_ table: String?) -> Bool { table.map(hiddenTables.contains) ?? false }

  /// Whether text of a style is raised or lowered; nil when it stands on the line.
  func isRaised(_ text: String?) -> Bool? { text.flatMap { raisedTexts[$0] } }
}
