internal import QuizCore

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
