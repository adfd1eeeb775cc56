internal import QuizCore

/// The columns of a table of questions: docs/formats.md describes each.
enum TableColumn: Hashable {
  case key(String)
  /// An answer, by number from 1.
  case answer(Int)
  case feedback(Int)
  case fraction(Int)

  /// Columns that are keys of a question under the same name.
  static let texts = [
    "id", "category", "difficulty", "hint", "explanation", "source", "image", "imageAlt", "partial",
    "marked",
  ]
  static let numbers = ["points", "limit", "level", "min", "max", "step"]
  static let others = ["kind", "text", "correct", "tolerance", "labels", "caseSensitive"]
  static var names: [String] { others + texts + numbers }

  /// Other names that spreadsheets have for them, in lower case.
  private static let aliases = [
    "question": "text", "stem": "text", "prompt": "text", "questiontext": "text", "type": "kind",
    "questiontype": "kind", "right": "correct", "correctanswer": "correct", "rightanswer": "correct",
    "correctanswers": "correct", "correctoption": "correct", "correctchoice": "correct", "answer": "correct",
    "solution": "correct", "key": "correct", "generalfeedback": "explanation",
    "comment": "explanation", "mark": "points", "score": "points", "time": "limit", "timelimit": "limit",
    "topic": "category", "timeinseconds": "limit", "timelimitseconds": "limit", "seconds": "limit",
    "feedback": "explanation",
    "rationale": "explanation", "answerexplanation": "explanation",
  ].merging(german) { english, _ in english }

  /// The names that teachers in Germany, Austria and Switzerland use.
  private static let german = [
    "frage": "text", "fragetext": "text", "fragestellung": "text", "aufgabe": "text", "aufgabenstellung": "text",
    "typ": "kind", "fragetyp": "kind", "frageart": "kind", "richtig": "correct", "richtigeantwort": "correct",
    "richtigeantworten": "correct", "antwort": "correct", "lösung": "correct", "loesung": "correct",
    "lösungen": "correct", "korrekt": "correct", "korrekteantwort": "correct", "toleranz": "tolerance",
    "abweichung": "tolerance", "kategorie": "category", "thema": "category", "fach": "category",
    "schwierigkeit": "difficulty", "schwierigkeitsgrad": "difficulty", "stufe": "level", "niveau": "level",
    "punkte": "points", "punkt": "points", "punktzahl": "points", "zeit": "limit", "zeitlimit": "limit",
    "sekunden": "limit", "tipp": "hint", "hinweis": "hint", "hilfe": "hint", "erklärung": "explanation",
    "erklaerung": "explanation", "erläuterung": "explanation", "begründung": "explanation",
    "rückmeldung": "explanation", "kommentar": "explanation", "quelle": "source", "bild": "image",
    "bildbeschreibung": "imageAlt", "alternativtext": "imageAlt", "schrittweite": "step", "beschriftung": "labels",
    "beschriftungen": "labels", "großschreibung": "caseSensitive", "grossschreibung": "caseSensitive",
  ]

  /// The usual ones as they are written, to suggest them where others are German.
  static let namesInGerman = [
    "Frage", "Fragetyp", "Richtig", "Richtige Antwort", "Antwort 1", "Antwort 2", "Antwort 3", "Antwort 4", "Falsch 1",
    "Kategorie", "Thema", "Schwierigkeit", "Stufe", "Punkte", "Zeit", "Tipp", "Hinweis", "Erklärung", "Rückmeldung",
    "Quelle", "Bild", "Bildbeschreibung", "Toleranz", "Anteil 1",
  ]

  /// The column of a name in the first line; nil for an unknown one.
  ///
  /// Case, white space, line breaks, `_` and `-` do not matter, nor a part in brackets or after a dash, as in `Time
  /// limit (sec) - 20 or 30`.
  init?(_ name: String) {
    let plain = TableColumn.plain(TableColumn.head(of: TableColumn.onOneLine(name)))
    if let known = TableColumn.names.first(where: { $0.lowercased() == plain }) ?? TableColumn.aliases[plain] {
      self = .key(known)
      return
    }
    if let number = TableColumn.lettered(plain) {
      self = .answer(number)
      return
    }
    let digits = plain.reversed().prefix { $0.isASCII && $0.isNumber }
    let word = plain.dropLast(digits.count)
    guard let number = Int(String(digits.reversed())), (1...100).contains(number) else { return nil }
    switch word {
    case "answer", "option", "choice", "a", "antwort", "möglichkeit", "antwortmöglichkeit", "auswahl":
      self = .answer(number)
    // Wrong answers stand behind the others, in which the right one may be.
    case "wrong", "wronganswer", "incorrect", "incorrectanswer", "distractor", "falsch", "falscheantwort", "distraktor":
      self = .answer(100 + number)
    case "feedback", "rückmeldung": self = .feedback(number)
    case "fraction", "weight", "anteil", "gewicht": self = .fraction(number)
    default: return nil
    }
  }

  /// Whether a column has nothing but the numbers of the questions, as templates have.
  static func countsRows(_ name: String) -> Bool {
    [
      "#", "no", "no.", "nr", "nr.", "number", "question#", "questionno", "questionno.", "questionnumber", "nummer",
      "lfd.nr.", "lfdnr", "lfdnr.", "fragenr", "fragenr.", "fragennummer", "fragenummer",
    ].contains(plain(name))
  }

  /// Whether a name is the one that the documents give, not another for the same.
  func isOwnName(_ name: String) -> Bool {
    if case .key(let key) = self { TableColumn.plain(name) == key.lowercased() } else { true }
  }

  /// True for a column's name in German.
  static func isGerman(_ name: String) -> Bool { german[plain(head(of: onOneLine(name)))] != nil }

  /// A name as it reads, whatever breaks its line: a header of a spreadsheet has several.
  static func onOneLine(_ name: String) -> String {
    name.withPlainSigns.split { $0.isWhitespace }.joined(separator: " ")
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
  }

  private static func head(of name: String) -> String {
    var head = ""
    var depth = 0
    for character in name {
      if "([".contains(character) { depth += 1 }
      if depth == 0 { head.append(character) }
      if ")]".contains(character) { depth = max(0, depth - 1) }
    }
    for dash in [" - ", " – ", " — "] {
      if let range = head.range(ofText: dash) { head = String(head[..<range.lowerBound]) }
    }
    return head.isBlank ? name : head
  }

  /// The place of an answer that is named by its letter: `a`, `option b`, `choice c`.
  private static func lettered(_ name: String) -> Int? {
    guard let letter = name.unicodeScalars.last, ("a"..."j").contains(letter),
      ["", "option", "choice", "answer", "antwort", "möglichkeit", "antwortmöglichkeit", "auswahl"].contains(
        String(name.dropLast()))
    else { return nil }
    return Int(letter.value - Unicode.Scalar("a").value) + 1
  }
}

/// Words in cells.
enum TableWords {
  /// Kinds under the names that other programs have for them, letters in lower case.
  static let kinds: [String: Question.Kind] = [
    "multiplechoice": .single, "mc": .single, "choice": .single, "radio": .single, "multi": .multiple,
    "checkbox": .multiple, "multiplevalue": .multiple, "boolean": .truefalse, "tf": .truefalse, "bool": .truefalse,
    "numeric": .number, "numerical": .number, "shortanswer": .text, "short": .text, "fill": .text, "slider": .range,
    "ordering": .order, "matching": .match, "description": .info, "page": .info, "openended": .text, "open": .text,
    "essay": .text, "fillintheblank": .text, "fillin": .text, "blank": .text, "typed": .text, "trueorfalse": .truefalse,
    "multipleselect": .multiple, "multiselect": .multiple, "multipleresponse": .multiple, "checkboxes": .multiple,
    "singlechoice": .single, "quiz": .single, "reorder": .order,
    // German
    "einfachauswahl": .single, "auswahl": .single, "einfach": .single, "mehrfachauswahl": .multiple,
    "mehrfach": .multiple, "wahrfalsch": .truefalse, "wahroderfalsch": .truefalse, "richtigfalsch": .truefalse,
    "richtigoderfalsch": .truefalse, "janein": .truefalse, "zahl": .number, "schätzfrage": .number,
    "freitext": .text, "kurzantwort": .text, "lücke": .text, "lückentext": .text, "offen": .text, "aufsatz": .text,
    "schieberegler": .range, "regler": .range, "reihenfolge": .order, "sortieren": .order, "zuordnung": .match,
    "zuordnen": .match, "seite": .info, "hinweisseite": .info,
  ]

  /// Kinds of text that are marked by hand.
  static let essays: Set<String> = ["essay", "aufsatz"]
  /// Kinds of text that are marked by hand when no answer is given; surveys have them too.
  static let openTexts: Set<String> = ["open", "openended", "offen", "freitext"]

  /// A word for a kind as it is compared.
  static func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }

  /// True or false under the words for them.
  static func side(_ text: String) -> Bool? {
    // A single letter is rather an answer, or the place of one.
    text.count > 1 || "tfTF".contains(text) ? TruthWord.read(text) : nil
  }
}
