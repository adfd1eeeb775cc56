/// The lines at the start of a text file, as Anki writes and reads them.
///
/// See https://docs.ankiweb.net/importing/text-files.html#file-headers: `#separator:tab`, `#html:true`, `#tags
/// column:3`.
struct DeckTextHead {
  private(set) var separator: UInt8?
  private(set) var isHTML: Bool?
  private(set) var columns: [String] = []
  private(set) var tags: [String] = []
  private(set) var notetype = ""
  private(set) var deck: String?
  /// Columns with something else than a field, from 0.
  private(set) var notetypeColumn: Int?
  private(set) var deckColumn: Int?
  private(set) var tagsColumn: Int?
  private(set) var guidColumn: Int?
  /// The offset of the first line after the head.
  private(set) var end = 0
  private(set) var findings: [ImportFinding] = []
  /// Whether there is any such line.
  var isThere: Bool { end > 0 }

  private static let separators: [String: UInt8] = [
    "tab": UInt8(ascii: "\t"), "\\t": UInt8(ascii: "\t"), "pipe": UInt8(ascii: "|"), "semicolon": UInt8(ascii: ";"),
    "colon": UInt8(ascii: ":"), "comma": UInt8(ascii: ","), "space": UInt8(ascii: " "),
  ]
  private static let keys: Set<String> = [
    "separator", "html", "tags", "columns", "notetype", "deck", "notetype column", "deck column", "tags column",
    "guid column", "if matches",
  ]

  /// The separators, in the order in which an undeclared one is sought.
  private static let signs = Array("\t|;,: ".utf8)

  /// The sign between the cells of a text that does not name one: it cuts most of the lines into equally many cells.
  static func likelySeparator(of bytes: [UInt8], from start: Int) -> UInt8 {
    let scores = signs.map { sign in (sign: sign, score: evenRows(bytes, start, sign)) }
    let best = scores.map(\.score).max() ?? 0
    return scores.first { $0.score == best && best > 0 }?.sign ?? UInt8(ascii: "\t")
  }

  /// The number of rows that have as many cells as most have, and two at least.
  private static func evenRows(_ bytes: [UInt8], _ start: Int, _ sign: UInt8) -> Int {
    var rows = DeckRows(bytes, from: start, separator: sign, isStrict: start > 0)
    var counts: [Int: Int] = [:]
    for _ in 0..<100 {
      guard let row = rows.next() else { break }
      counts[row.cells.count, default: 0] += 1
    }
    return counts.filter { $0.key > 1 }.values.max() ?? 0
  }

  init(_ bytes: [UInt8]) {
    var names: (text: String, offset: Int)?
    while end < bytes.count {
      let lineEnd = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = String(decoding: bytes[end..<lineEnd], as: UTF8.self)
      guard line.hasPrefix("#") || (end == 0 && line.hasPrefix("tags:")) else { break }
      if let colon = line.firstIndex(of: ":") {
        let key = String(line[..<colon].drop { $0 == "#" }).trimmed.lowercased()
        let value = DeckTextHead.withoutEmptyCells(String(line[line.index(after: colon)...]))
        if key == "columns" { names = (value, end) } else { take(key, value, at: end) }
      }
      end = min(lineEnd + 1, bytes.count)
    }
    if let names { takeColumns(names.text) }
  }

  /// A value without the signs that a spreadsheet program puts behind it for empty cells: `Comma,,`.
  private static func withoutEmptyCells(_ value: String) -> String {
    let text = value.trimmed
    let end = text.reversed().prefix { ",;\t".contains($0) }.count
    return end == 0 || end == text.count ? value : String(text.dropLast(end))
  }

  /// Takes the names of the columns from a first row `front,back` where no line `#columns:` gives them; false for other rows.
  mutating func takeNames(_ cells: [String]) -> Bool {
    guard columns.isEmpty, DeckSides.name(cells) else { return false }
    columns = cells
    let tags = cells.firstIndex { ["tags", "schlagwörter"].contains($0.lowercased()) }
    tagsColumn = tagsColumn ?? tags
    return true
  }

  /// Whether the first line of a text is one of such a head.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(200), as: UTF8.self)
    if line.hasPrefix("tags:") { return true }
    guard line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return false }
    return keys.contains(String(line[..<colon].dropFirst()).trimmed.lowercased())
  }

  private mutating func take(_ key: String, _ value: String, at offset: Int) {
    let text = value.trimmed
    switch key {
    case "separator":
      // A tab is a word, or itself.
      let sign = value.utf8.filter { $0 != UInt8(ascii: "\r") }
      separator = Self.separators[text.lowercased()] ?? (sign.count == 1 ? sign.first : nil)
      if separator == nil { note(key, text, "tab, comma, semicolon, colon, pipe, space or a sign", offset) }
    case "html":
      isHTML = ["true": true, "false": false][text.lowercased()]
      if isHTML == nil { note(key, text, "true or false", offset) }
    case "tags": tags = text.split(whereSeparator: \.isWhitespace).map(String.init)
    case "notetype": notetype = text
    case "deck": deck = text.isEmpty ? nil : text
    case "notetype column": notetypeColumn = column(key, text, offset)
    case "deck column": deckColumn = column(key, text, offset)
    case "tags column": tagsColumn = column(key, text, offset)
    case "guid column": guidColumn = column(key, text, offset)
    default: break
    }
  }

  /// The number of a column, from 1; 0 is none.
  private mutating func column(_ key: String, _ text: String, _ offset: Int) -> Int? {
    guard let number = Int(text), (0...1000).contains(number) else {
      note(key, text, "the number of a column, from 1", offset)
      return nil
    }
    return number == 0 ? nil : number - 1
  }

  private mutating func note(_ key: String, _ found: String, _ takes: String, _ offset: Int) {
    findings.append(ImportFinding(.badValue(key: key, found: found, takes: takes), at: offset))
  }

  private mutating func takeColumns(_ text: String) {
    let bytes = Array(text.utf8)
    let sign = separator ?? Self.signs.first(where: bytes.contains) ?? UInt8(ascii: "\t")
    var rows = DeckRows(bytes, separator: sign, isStrict: true)
    columns = rows.next()?.cells.map { $0.trimmed } ?? []
  }

  /// The columns that hold no field.
  var special: Set<Int> { Set([notetypeColumn, deckColumn, tagsColumn, guidColumn].compactMap { $0 }) }
}
