/// A cell of an OpenDocument during reading: attributes hold its value, paragraphs its text.
struct OpenDocumentCell {
  private(set) var columns = 1
  private(set) var rows = 1
  private var value: CellValue?
  private var gathering = TextGathering()
  private var paragraphs = 0
  /// Open elements of a paragraph's text; 0 outside of one.
  private var depth = 0
  /// The number of open notes, which are no part of a cell.
  private var notes = 0
  private var spans: [Bool?] = []

  var isTooLong: Bool { gathering.isTooLong }

  mutating func begin(_ element: XMLElement) {
    columns = OpenDocumentRows.count(element, "number-columns-repeated", most: 16384)
    rows = OpenDocumentRows.count(element, "number-rows-spanned", most: 1 << 20)
    value = Self.value(element)
    gathering.begin()
    (paragraphs, depth, notes, spans) = (0, 0, 0, [])
  }

  mutating func open(_ element: XMLElement, _ styles: OpenDocumentStyles) {
    if element.isCalled("annotation") { notes += 1 }
    if notes > 0 { return }
    if element.isCalled("p") {
      depth += 1
      if paragraphs > 0 { add("\n") }
      paragraphs += 1
    } else if element.isCalled("span") {
      spans.append(styles.isRaised(element.text("style-name")))
      gathering.beginRun(isRaised: spans[spans.count - 1])
    } else if element.isCalled("s") {
      add(String(repeating: " ", count: OpenDocumentRows.count(element, "c", most: 1000)))
    } else if element.isCalled("tab") {
      add("\t")
    } else if element.isCalled("line-break") {
      add("\n")
    }
  }

  mutating func close(_ name: UnsafePointer<CChar>) {
    if XMLElement.equal(name, "annotation") { notes -= 1 }
    if notes > 0 { return }
    if XMLElement.equal(name, "p") { depth -= 1 }
    if XMLElement.equal(name, "span"), spans.popLast() != nil { gathering.endRun() }
  }

  mutating func add(_ text: UnsafeRawBufferPointer) {
    if depth > 0 && notes == 0 { gathering.addValue(text) }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// The cell's text and value; nil for an empty cell.
  func end() -> (text: String, value: CellValue?)? {
    // True and false have a word of each language: that of workbooks stands for all.
    if case .truth(let truth)? = value { return (truth ? "TRUE" : "FALSE", value) }
    if gathering.bytes.isEmpty { return nil }
    return (value == nil ? gathering.text : gathering.text.tidyCell, value)
  }

  private static func value(_ element: XMLElement) -> CellValue? {
    let number = element.text("value").flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    switch element.text("value-type") {
    case "float", "currency": return number.map(CellValue.number)
    case "percentage": return number.map(percent)
    case "boolean": return .truth(element.text("boolean-value") == "true")
    case "date": return element.text("date-value").flatMap(date)
    case "time": return element.text("time-value").flatMap(time)
    default: return nil
    }
  }

  /// The percentage, without the noise of a multiplication.
  private static func percent(_ share: Double) -> CellValue {
    var digits = DecimalDigits(share)
    digits.shift(2)
    return .percent(share < 0 ? -digits.value : digits.value)
  }

  /// `2026-11-27`, or with a time behind it: `2026-11-27T09:15:00`.
  private static func date(_ text: String) -> CellValue? {
    let halves = text.split(separator: "T")
    let parts = halves.first?.split(separator: "-").compactMap { Int($0) } ?? []
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]), (0...9999).contains(parts[0])
    else { return nil }
    let clock = halves.dropFirst().first?.split(separator: ":").compactMap { Double($0) } ?? []
    let seconds = zip(clock, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return .date(day: CellValue.days(parts[0], parts[1], parts[2]), seconds: Int(min(86399, max(0, seconds))))
  }

  /// `PT12H30M00S`.
  private static func time(_ text: String) -> CellValue? {
    guard text.hasPrefix("PT"), text.utf8.count < 40 else { return nil }
    var (seconds, digits) = (0.0, "")
    for sign in text.dropFirst(2) {
      if let unit = ["H": 3600.0, "M": 60, "S": 1][sign] {
        guard let count = Double(digits) else { return nil }
        (seconds, digits) = (seconds + count * unit, "")
      } else {
        digits.append(sign)
      }
    }
    return (0..<86400).contains(seconds) && digits.isEmpty ? .time(seconds: Int(seconds)) : nil
  }
}

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
