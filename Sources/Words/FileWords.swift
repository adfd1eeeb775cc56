extension FileWords {
  /// The sentence in this language, behind the place in a file that it may begin with; unknown ones stay as they are.
  ///
  /// Core, formats and store make their sentences where no reader is known, and cells, records and programs get them in
  /// English. So a face reads them back: `animals.json:3:5: 'title' of the quiz is empty: write one`.
  package func sentence(_ english: String) -> String {
    if language == .english { return english }
    var rest = english[...]
    while true {
      if let own = Self.known.text(rest, language) { return english[..<rest.startIndex] + own }
      guard let next = rest.firstRange(of: ": ") else { return english }
      rest = rest[next.upperBound...]
    }
  }

  /// Expected values of options have their sentences in help.
  private static let known = EnglishForms(
    (sentences + [HelpWords.badValueForm]).map { EnglishForm($0) },
    parts: (parts + HelpWords.sentences + RefusalWords.choices.values).map { EnglishForm($0) })
}

extension TeacherWords {
  /// The finding in these words; nil for one that asks for nothing.
  package func sentence(_ english: String) -> String? {
    if Self.silentForms.contains(where: { $0.match(english[...]) { _, _ in true } }) { return nil }
    return Self.known.text(english[...], language) ?? FileWords(language).sentence(english)
  }

  private static let silentForms = silent.map { EnglishForm($0, says: .nothing) }
  private static let known = EnglishForms(
    sentences.flatMap { said in said.forms.map { EnglishForm($0, says: said.sentence) } },
    parts: FileWords.parts.map { EnglishForm($0) })
}

/// Forms of English sentences by which the values in a text are found.
struct EnglishForms {
  private let sentences: [EnglishForm]
  private let parts: [EnglishForm]

  /// Where a text has several forms, the one with the most words of its own counts.
  init(_ sentences: [EnglishForm], parts: [EnglishForm]) {
    let order = { (a: EnglishForm, b: EnglishForm) in (a.own, a.places.count) > (b.own, b.places.count) }
    (self.sentences, self.parts) = (sentences.sorted(by: order), parts.sorted(by: order))
  }

  /// The text in a language; nil when no sentence has its form.
  func text(_ english: Substring, _ language: InterfaceLanguage) -> String? {
    text(english, in: sentences, language)
  }

  private func text(_ english: Substring, in forms: [EnglishForm], _ language: InterfaceLanguage) -> String? {
    for form in forms {
      var values: [String: String] = [:]
      let isFound = form.match(english) { place, value in
        let isWhole = place.name == "inner"
        let own = place.isPart || isWhole ? text(value, in: isWhole ? sentences : parts, language) : nil
        values[place.name] = own ?? (place.isPart ? nil : String(value))
        return values[place.name] != nil
      }
      if isFound { return (form.sentence[language] as Template)(values) }
    }
    return nil
  }
}

/// An English sentence, cut at its places.
struct EnglishForm {
  struct Place {
    let name: String
    /// True when it is filled with a part of a sentence, which is translated too.
    let isPart: Bool
  }

  /// The sentence that stands for the form.
  let sentence: Sentence
  /// The number of characters that are not filled in.
  let own: Int
  /// The text before each place, and the one behind the last.
  private let texts: [Substring]
  let places: [Place]

  /// The places for parts of a sentence; any other is filled with a name, a number, or a text of the player.
  private static let parts: Set = [
    "part", "shape", "found", "cure", "where", "item", "other", "hint", "more", "expected", "open", "reference", "count",
    "sittings", "results", "looks", "lines",
  ]

  init(_ sentence: Sentence) { self.init(sentence.english, says: sentence) }

  init(_ english: String, says sentence: Sentence) {
    self.sentence = sentence
    let found = english.matches(of: /\{([a-z]+)\}/)
    let ends = found.map(\.range.upperBound)
    texts = zip([english.startIndex] + ends, found.map(\.range.lowerBound) + [english.endIndex]).map { english[$0..<$1] }
    places = found.map { match in
      let isQuoted = english[..<match.range.lowerBound].hasSuffix("'") && english[match.range.upperBound...].hasPrefix("'")
      return Place(name: String(match.output.1), isPart: !isQuoted && Self.parts.contains(String(match.output.1)))
    }
    own = texts.reduce(0) { $0 + $1.count }
  }

  /// True when a text has this form; `fits` takes the value at each place, and says whether it may stand there.
  func match(_ text: Substring, _ fits: (Place, Substring) -> Bool) -> Bool {
    text.hasPrefix(texts[0]) && match(text.dropFirst(texts[0].count), from: 0, fits)
  }

  private func match(_ text: Substring, from index: Int, _ fits: (Place, Substring) -> Bool) -> Bool {
    guard index < places.count else { return text.isEmpty }
    let next = texts[index + 1]
    if next.isEmpty || index == places.count - 1 {
      guard index == places.count - 1, text.hasSuffix(next) else { return false }
      let value = text.dropLast(next.count)
      return !value.isEmpty && fits(places[index], value)
    }
    for range in text.ranges(of: next) where range.lowerBound > text.startIndex {
      let value = text[..<range.lowerBound]
      if fits(places[index], value), match(text[range.upperBound...], from: index + 1, fits) { return true }
    }
    return false
  }
}
