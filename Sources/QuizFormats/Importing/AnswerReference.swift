internal import QuizCore

/// Answers that speak of the other answers, and so stand behind them: 'All of the above', 'Keine der Antworten'.
enum AnswerReference: Equatable {
  /// All of the others, or none of them.
  case others
  /// Some of them by their letters or numbers: their order must stay as it is written.
  case places

  /// Nil for an answer that stands for itself. `count` is the number of answers there are.
  init?(_ text: String, among count: Int) {
    let words = AnswerReference.words(of: text)
    if AnswerReference.namesPlaces(words, count) {
      self = .places
    } else if AnswerReference.namesOthers(words) {
      self = .others
    } else {
      return nil
    }
  }

  /// The words of a text in lower case; a long text is an answer of its own.
  private static func words(of text: String) -> [String] {
    guard text.utf8.count <= 80 else { return [] }
    return text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  // MARK: All and none

  /// The beginnings of such answers, their targets, and the words around them; English and German, as the program
  /// speaks.
  private static let languages: [(heads: Set<String>, targets: Set<String>, fillers: Set<String>)] = [
    (
      [
        "all", "none", "any", "both", "neither", "either", "no", "not", "everything", "nothing", "some", "most", "each",
      ],
      [
        "above", "foregoing", "preceding", "aforementioned", "these", "those", "them", "answers", "answer", "options",
        "option", "choices", "choice", "alternatives", "listed", "mentioned", "others", "statements",
      ],
      [
        "of", "the", "is", "are", "apply", "applies", "correct", "true", "right", "wrong", "false", "incorrect",
        "stated",
        "given", "here", "other", "and", "were", "two", "three", "four", "from", "provided", "any", "all", "named",
      ]
    ),
    (
      [
        "alle", "alles", "keine", "keiner", "keines", "keins", "beide", "beides", "nichts", "weder", "jede",
        "sämtliche",
      ],
      [
        "oben", "obigen", "obige", "obiges", "obenstehenden", "genannten", "genannte", "genanntes", "vorgenannten",
        "davon",
        "dieser", "diese", "antworten", "antwort", "antwortmöglichkeiten", "möglichkeiten", "optionen", "aussagen",
        "beiden",
        "angaben", "vorschläge",
      ],
      [
        "der", "die", "das", "von", "vom", "den", "sind", "ist", "richtig", "falsch", "korrekt", "treffen", "trifft",
        "zu",
        "stimmen", "stimmt", "wahr", "hier", "drei", "vier", "zwei", "anderen", "andere", "und", "alle", "aufgeführten",
        "angegebenen", "gegebenen",
      ]
    ),
  ]

  private static let numbers: Set<String> = ["three", "four", "five", "drei", "vier", "fünf"]

  private static func namesOthers(_ words: [String]) -> Bool {
    if [["both"], ["neither"], ["beide"], ["beides"]].contains(words) { return true }
    if words.count == 2, ["all", "alle"].contains(words[0]), numbers.contains(words[1]) { return true }
    return languages.contains { language in
      guard let head = words.first, language.heads.contains(head) else { return false }
      let rest = words.dropFirst()
      return rest.contains(where: language.targets.contains)
        && rest.allSatisfy { language.targets.contains($0) || language.fillers.contains($0) }
    }
  }

  // MARK: Letters

  private static let joints: Set<String> = ["and", "or", "nor", "und", "oder", "noch", "als", "auch"]
  private static let leads: Set<String> = [
    "both", "neither", "either", "only", "just", "answers", "all", "nur", "beide", "sowohl", "weder", "entweder",
    "antworten",
  ]
  private static let tails: Set<String> = [
    "only", "are", "correct", "is", "true", "right", "wrong", "above", "sind", "richtig", "falsch", "korrekt",
    "stimmen",
  ]

  /// 'Both A and B', 'A, B und C', 'neither 1 nor 2': places of answers that are there. Numbers need a word before them.
  private static func namesPlaces(_ words: [String], _ count: Int) -> Bool {
    var rest = words[...]
    let start = rest.count
    while let word = rest.first, leads.contains(word) { rest.removeFirst() }
    let isLed = rest.count < start
    while let word = rest.last, tails.contains(word) { rest.removeLast() }
    let names = rest.filter { !joints.contains($0) }
    guard names.count >= 2, names.count < rest.count || (isLed && names.count > 2) else { return false }
    let places = names.compactMap { place($0, isLed: isLed, count) }
    return places.count == names.count && Set(places).count == places.count
  }

  private static func place(_ name: String, isLed: Bool, _ count: Int) -> Int? {
    let place: Int
    if name.utf8.count == 1, let byte = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) {
      place = Int(byte - UInt8(ascii: "a"))
    } else if isLed, let number = Int(name), name.utf8.count == 1 {
      place = number - 1
    } else {
      return nil
    }
    return (0..<count).contains(place) ? place : nil
  }
}

extension QuestionDraft {
  /// Sorts the choices by text, unless the file's order has a meaning, as banks put the right answer first.
  ///
  /// Answers that refer to others stay last; they are returned.
  mutating func arrange() -> [AnswerDraft] {
    guard kind == .single || kind == .multiple else { return [] }
    let references = answers.map { AnswerReference($0.text, among: answers.count) }
    let namesPlaces = references.contains { $0 == .places }
    for index in answers.indices where references[index] != nil || namesPlaces { answers[index].isPinnedLast = true }
    // Letters refer to the order in which the answers were written.
    if namesPlaces { return zip(answers, references).reversed().prefix { $0.1 != nil }.map(\.0).reversed() }
    let speaking = zip(answers, references).filter { $0.1 != nil }.map(\.0)
    if keepsOrder { return speaking }
    let own = zip(answers, references).filter { $0.1 == nil }.map(\.0)
    answers = own.sortedByText + speaking.sortedByText
    return speaking
  }
}

extension [AnswerDraft] {
  /// In the order of their texts, which says nothing about the right one.
  var sortedByText: [AnswerDraft] {
    enumerated().sorted { a, b in
      a.element.words == b.element.words
        ? a.offset < b.offset : a.element.words.utf8.lexicographicallyPrecedes(b.element.words.utf8)
    }.map(\.element)
  }
}
