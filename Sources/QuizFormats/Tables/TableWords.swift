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
  ]

  /// True or false under the words for them.
  static func side(_ text: String) -> Bool? {
    [
      "true": true, "false": false, "t": true, "f": false, "yes": true, "no": false, "wahr": true, "falsch": false,
    ][text.lowercased()]
  }
}
