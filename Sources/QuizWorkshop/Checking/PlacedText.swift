internal import QuizCore

/// A text that faces show, with its place in the quiz file.
struct PlacedText {
  /// Its part of the quiz, such as `question 'q1'`.
  let owner: String
  /// The key of its table, such as `explanation`.
  let key: String
  var text: String
  let markup: TextMarkup
  /// The byte offset of the value in the file; nil where the format says none.
  var offset: Int?
}

/// Gathers the texts of a quiz that markup holds for.
struct PlacedTexts {
  private(set) var all: [PlacedText] = []

  /// The texts of a quiz's table, each in every language.
  init(of table: SourceValue) {
    let markup = table.markup ?? .plain
    add(table, "the quiz", ["description"], markup)
    for (list, name) in [("sections", "section"), ("outcomes", "outcome")] {
      for part in table.list(list) { add(part, part.owner(name), ["text"], markup) }
    }
    for (place, band) in table.list("bands").enumerated() { add(band, "band \(place + 1)", ["text"], markup) }
    let defaults = table["defaults"]?.markup
    if let shared = table["defaults"] { add(question: shared, "'defaults'", defaults ?? markup) }
    for (place, question) in table.list("questions").enumerated() {
      add(question: question, question.owner("question", else: "q\(place + 1)"), question.markup ?? defaults ?? markup)
    }
  }

  /// The texts of a quiz whose file gives them no places.
  init(of quiz: Quiz) {
    all = [PlacedText(owner: "the quiz", key: "description", text: quiz.description ?? "", markup: quiz.markup)]
    for question in quiz.questions {
      let owner = "question '\(question.id)'"
      let asked = question.kind == .gaps ? GapText.masked(question.text, markup: question.markup) : question.text
      let texts = [("text", asked), ("hint", question.hint ?? ""), ("explanation", question.explanation ?? "")]
      let offered = question.answers + question.gaps.filter { $0.kind == .choice }.flatMap(\.question.answers)
      let answers = offered.flatMap { [("answers", $0.text), ("feedback", $0.feedback ?? "")] }
      let pairs = question.pairs.flatMap { [("pairs", $0.left), ("pairs", $0.right)] }
      all += (texts + answers + pairs + question.extra.map { ("extra", $0) }).map { key, text in
        PlacedText(owner: owner, key: key, text: text, markup: question.markup)
      }
    }
  }

  private mutating func add(question: SourceValue, _ owner: String, _ markup: TextMarkup) {
    let first = all.count
    add(question, owner, ["text"], markup)
    // Brackets of gaps are no links.
    if question["gaps"] != nil {
      for place in all.indices[first...] { all[place].text = GapText.masked(all[place].text, markup: markup) }
    }
    add(question, owner, ["hint", "explanation", "extra", "pairs"], markup)
    for table in [question] + question.values("gaps") {
      for answer in table.list("answers") { add(answer, owner, ["text", "feedback"], markup) }
    }
  }

  private mutating func add(_ table: SourceValue, _ owner: String, _ keys: [String], _ markup: TextMarkup) {
    for key in keys {
      guard let value = table[key] else { continue }
      add(value) { text, offset in PlacedText(owner: owner, key: key, text: text, markup: markup, offset: offset) }
    }
  }

  /// A text, or texts by language or in lists.
  private mutating func add(_ value: SourceValue, _ placed: (String, Int) -> PlacedText) {
    switch value.content {
    case .text(let text): all.append(placed(text, value.offset))
    case .list(let values): for value in values { add(value, placed) }
    case .map(let fields): for field in fields { add(field.value, placed) }
    case .null, .bool, .int, .number: break
    }
  }
}

extension SourceValue {
  /// The value of a key; nil for other values than tables.
  fileprivate subscript(key: String) -> SourceValue? {
    guard case .map(let fields) = content else { return nil }
    return fields.first { $0.key == key }?.value
  }

  fileprivate func list(_ key: String) -> [SourceValue] {
    guard case .list(let values)? = self[key]?.content else { return [] }
    return values
  }

  /// The values of a table by their keys, such as the gaps of a text.
  fileprivate func values(_ key: String) -> [SourceValue] {
    guard case .map(let fields)? = self[key]?.content else { return [] }
    return fields.map(\.value)
  }

  fileprivate var markup: TextMarkup? {
    guard case .text(let word)? = self["markup"]?.content else { return nil }
    return TextMarkup(rawValue: word)
  }

  /// True when the table or one of its questions names a markup.
  var namesMarkup: Bool {
    self["markup"] != nil || self["defaults"]?["markup"] != nil || list("questions").contains { $0["markup"] != nil }
  }

  fileprivate func owner(_ name: String, else given: String = "") -> String {
    guard case .text(let id)? = self["id"]?.content else { return given.isEmpty ? "a \(name)" : "\(name) '\(given)'" }
    return "\(name) '\(id)'"
  }
}

/// Places inside of texts that a file writes in quotes, with escapes.
struct QuotedPlaces {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte offset of a scalar of the text that begins at an offset of the file, by its number from 0.
  ///
  /// JSON and Lua write texts with the same escapes or none; where the walk leaves the text, its beginning is returned.
  func offset(of scalar: Int, inTextAt start: Int) -> Int {
    guard bytes.indices.contains(start) else { return start }
    let quote = bytes[start]
    var place = start + 1
    if quote == UInt8(ascii: "[") {
      while place < bytes.count, bytes[place] == UInt8(ascii: "=") { place += 1 }
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "\n") { place += 1 }
    } else if quote != UInt8(ascii: "\""), quote != UInt8(ascii: "'") {
      return start
    }
    for _ in 0..<scalar {
      guard place < bytes.count, bytes[place] != quote || quote == UInt8(ascii: "[") else { return start }
      place += bytes[place] == UInt8(ascii: "\\") && quote != UInt8(ascii: "[") ? escape(at: place) : width(at: place)
    }
    return place < bytes.count ? place : start
  }

  /// The bytes of a scalar in UTF-8.
  private func width(at place: Int) -> Int {
    switch bytes[place] {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// The bytes of an escape: `\n`, `\u0041` with the other half of a pair, `\u{41}`, `\x41` and `\065`.
  private func escape(at place: Int) -> Int {
    guard place + 1 < bytes.count else { return 1 }
    switch bytes[place + 1] {
    case UInt8(ascii: "u") where byte(place + 2) == UInt8(ascii: "{"):
      return (bytes[place...].firstIndex(of: UInt8(ascii: "}")) ?? place) - place + 1
    case UInt8(ascii: "u"):
      let isHalf =
        [UInt8(ascii: "d"), UInt8(ascii: "D")].contains(byte(place + 2)) && byte(place + 3) >= UInt8(ascii: "8")
      return isHalf && byte(place + 6) == UInt8(ascii: "\\") ? 12 : 6
    case UInt8(ascii: "x"): return 4
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = bytes[(place + 1)...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return 1 + digits.count
    default: return 1 + width(at: place + 1)
    }
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
}
