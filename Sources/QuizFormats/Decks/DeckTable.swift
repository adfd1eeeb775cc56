/// The names that columns with the two sides of a card have.
enum DeckSides {
  static let fronts: Set = [
    "front", "vorderseite", "recto", "anverso", "question", "frage", "pregunta", "term", "begriff", "terme", "término",
    "word", "wort", "mot", "palabra", "vokabel", "vocabulary",
  ]
  static let backs: Set = [
    "back", "rückseite", "verso", "reverso", "answer", "antwort", "réponse", "respuesta", "definition", "définition",
    "definición", "meaning", "bedeutung", "translation", "übersetzung", "traduction", "traducción",
  ]
  /// Names that tables of questions have as well: beside a third column they name no card.
  private static let ofQuestions: Set = [
    "question", "frage", "pregunta", "answer", "antwort", "réponse", "respuesta",
  ]

  /// True for a row that names both sides.
  static func name(_ cells: [String]) -> Bool {
    let names = cells.map { $0.lowercased() }
    let (front, back) = (names.first(where: fronts.contains), names.first(where: backs.contains))
    guard let front, let back else { return false }
    return names.count == 2 || !(ofQuestions.contains(front) || ofQuestions.contains(back))
  }

  /// The place of the row that names both sides: the first, or the one below lines of a single cell.
  static func row(_ rows: some Sequence<[String]>) -> Int? {
    for (place, cells) in rows.enumerated().prefix(20) {
      if name(cells) { return place }
      if cells.count > 1 { return nil }
    }
    return nil
  }
}

/// Tables that are decks: two columns, with or without names of the sides, or with Anki's head.
enum DeckTable {
  /// Nil for a table of questions.
  static func read(_ bytes: [UInt8], _ format: QuizFormat) -> ImportedQuiz? {
    if bytes.first == UInt8(ascii: "#"), DeckTextHead.begins(bytes) { return DeckTextReader.read(bytes, format) }
    let signs = format == .tsv ? [UInt8(ascii: "\t")] : TableText.separators(of: bytes)
    let sign = signs.first { sign in bytes.contains(sign) && isDeck(bytes, separator: sign) }
    return sign.map { DeckTextReader.read(bytes, format, separator: $0) }
  }

  private static func isDeck(_ bytes: [UInt8], separator: UInt8) -> Bool {
    var rows = DeckRows(bytes, separator: separator, isStrict: false)
    var all: [[String]] = []
    while all.count < 200, let row = rows.next() { all.append(row.withoutEmptyEnd.cells) }
    if DeckSides.row(all) != nil { return true }
    // A misspelt table of questions is no deck.
    guard let first = all.first, !first.contains(where: { TableColumn($0) != nil }) else { return false }
    if all.contains(where: namesQuestions) { return false }
    // Lists of words often have a remark behind the two sides; tables with commas are of questions more often.
    if separator == UInt8(ascii: "\t"), all.count > 1, all.allSatisfy({ (2...3).contains($0.count) }) { return true }
    return all.count { $0.count == 2 } * 4 >= all.count * 3
  }

  /// True for the line of names that a table of questions has below other lines.
  private static func namesQuestions(_ cells: [String]) -> Bool {
    let columns = Set(cells.compactMap { TableColumn($0) })
    return columns.contains(.key("text")) && columns.count > 1
  }
}
