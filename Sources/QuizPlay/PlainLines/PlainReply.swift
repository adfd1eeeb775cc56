internal import QuizCore
package import Words

/// How the replies of every kind are typed.
package enum PlainReply {
  /// The meaning of a line as a response; nil when it is none for this question.
  package static func meaning(of text: String, _ view: QuestionView, _ language: InterfaceLanguage) -> PlainMeaning? {
    switch view.kind {
    case .range, .number: number(TypedNumber.read(text, language), view, language)
    case .gaps: PlainGaps(view: view, language: language).meaning(of: text)
    default: reply(text, view).map(PlainMeaning.reply)
    }
  }

  private static func reply(_ text: String, _ view: QuestionView) -> Reply? {
    switch view.kind {
    case .info, .range, .number, .gaps: return nil
    case .single: return chosen(text, view).flatMap { $0.count == 1 ? .ids($0) : nil }
    case .truefalse: return side(text, view) ?? chosen(text, view).flatMap { $0.count == 1 ? .ids($0) : nil }
    case .multiple: return isNone(text) ? .ids([]) : chosen(text, view).map(Reply.ids)
    case .text: return .text(text)
    case .order: return chosen(text, view).flatMap { $0.count == view.answers.count ? .ids($0) : nil }
    case .match: return isNone(text) ? .pairs([]) : pairs(text, view).map(Reply.pairs)
    }
  }

  private static func number(
    _ typed: TypedNumber, _ view: QuestionView, _ language: InterfaceLanguage
  ) -> PlainMeaning? {
    switch typed {
    case .number(let value): return isInside(value, view) ? .reply(.number(value)) : nil
    case .unclear(let readings):
      let possible = readings.filter { TypedNumber.read($0, language).value.map { isInside($0, view) } ?? false }
      return possible.isEmpty ? nil : .unclear(.unclear(possible))
    case .united: return .unclear(typed)
    case .none: return nil
    }
  }

  /// True or false in words.
  private static func side(_ text: String, _ view: QuestionView) -> Reply? {
    let sides = [
      "t": "true", "true": "true", "w": "true", "wahr": "true", "f": "false", "false": "false", "falsch": "false",
    ]
    guard let id = sides[text.lowercased()], view.answers.contains(where: { $0.id == id }) else { return nil }
    return .ids([id])
  }

  /// The letters to type for true and for false: the first of the labels shown where they are understood, else the
  /// language's.
  package static func sideLetters(_ view: QuestionView, _ language: InterfaceLanguage) -> (true: String, false: String)
  {
    let words = PlainWords.of(language)
    let standard = ["true": words.trueLetter, "false": words.falseLetter]
    let letter = { (id: String) -> String in
      let text = view.answers.first { $0.id == id }.map { view.markup.plain($0.text) } ?? ""
      let shown = text.lowercased().first.map(String.init) ?? ""
      return side(shown, view) == .ids([id]) ? shown : standard[id] ?? ""
    }
    return (letter("true"), letter("false"))
  }

  static func isNone(_ text: String) -> Bool {
    text == "0" || text.lowercased() == "none"
  }

  /// The ids behind numbers such as `1,3` or `1 3`, each once.
  private static func chosen(_ text: String, _ view: QuestionView) -> [String]? {
    var ids: [String] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isWhitespace }) {
      guard let id = item(String(part), of: view.answers) else { return nil }
      if ids.contains(id) { return nil }
      ids.append(id)
    }
    return ids.isEmpty ? nil : ids
  }

  /// The id behind a number that counts from 1.
  private static func item(_ text: String, of choices: [Choice]) -> String? {
    guard let place = Int(text), place >= 1, place <= choices.count else { return nil }
    return choices[place - 1].id
  }

  private static func isInside(_ value: Double, _ view: QuestionView) -> Bool {
    guard let scale = view.scale else { return true }
    return value >= scale.min && value <= scale.max
  }

  /// Pairs such as `1b 2a` or `1-b, 2-a`: a number of the left, letters of the right.
  private static func pairs(_ text: String, _ view: QuestionView) -> [Pair]? {
    var pairs: [Pair] = []
    var left: String?
    for word in words(of: text.lowercased()) {
      if word.first?.isNumber == true {
        guard left == nil, let item = item(word, of: view.left) else { return nil }
        if pairs.contains(where: { $0.left == item }) { return nil }
        left = item
      } else {
        guard let known = left, let place = place(ofLetters: word), view.right.indices.contains(place) else {
          return nil
        }
        pairs.append(Pair(known, view.right[place].id))
        left = nil
      }
    }
    return left == nil && !pairs.isEmpty ? pairs : nil
  }

  /// Runs of digits and runs of everything else that is no separator.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var joins = false
    for character in text {
      if character.isWhitespace || ",;-=:.)".contains(character) {
        joins = false
        continue
      }
      let isDigit = character.isASCII && character.isNumber
      if joins, let last = words.last?.last, (last.isASCII && last.isNumber) == isDigit {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      joins = true
    }
    return words
  }

  /// `a` for the first, `z` for the 26th, then `aa`.
  package static func letters(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[index % 26])
    return index < 26 ? last : PlainReply.letters(index / 26 - 1) + last
  }

  package static func place(ofLetters word: String) -> Int? {
    guard word.count <= 3 else { return nil }
    var place = 0
    for byte in word.utf8 {
      guard (97...122).contains(byte) else { return nil }
      place = place * 26 + Int(byte) - 96
    }
    return place - 1
  }
}

extension QuestionView {
  /// The letter that heads an answer on all faces of a room: `A` for the first.
  package static func letter(_ index: Int) -> String { PlainReply.letters(index).uppercased() }
}
