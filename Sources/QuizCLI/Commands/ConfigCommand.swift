internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun config [KEY [VALUE]]`: shows settings, or changes one.
struct ConfigCommand {
  private let surroundings: Surroundings
  private let operands: [String]
  private let form: ListingForm

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    operands = parsed.operands
    form = try parsed.form()
  }

  func run() throws(Problem) -> Int32 {
    guard let word = operands.first else {
      show(SettingKey.allCases)
      return 0
    }
    let key = try key(word)
    if operands.count > 1 {
      try change(key, operands[1])
    } else if form == .table {
      Console.write(value(key).cleaned + "\n")
    } else {
      show([key])
    }
    return 0
  }

  private func key(_ word: String) throws(Problem) -> SettingKey {
    if let key = SettingKey(rawValue: word) { return key }
    let names = SettingKey.allCases.map(\.rawValue)
    let hint =
      nearest(to: word, in: names).map { "; did you mean '\($0)'?" } ?? ": there are \(names.joined(separator: ", "))"
    throw Problem(.usage, "there is no setting '\(word)'\(hint)")
  }

  private func value(_ key: SettingKey) -> String { surroundings.record.setting(key) ?? key.standard }

  /// `default` brings the standard back.
  private func change(_ key: SettingKey, _ text: String) throws(Problem) {
    let value = text == "default" ? nil : try key.accepted(text)
    let record = try surroundings.record.toChange()
    try recorded(record.set(key.rawValue, value))
  }

  private func show(_ keys: [SettingKey]) {
    switch form {
    case .json:
      let objects = keys.map { key -> JSONValue in
        [
          "key": .text(key.rawValue), "value": .text(value(key).cleaned), "default": .text(key.standard),
          "about": .text(key.about()),
        ]
      }
      Console.write(JSONWriter.text(.list(objects)) + "\n")
    case .csv:
      Console.write(Table.csvLine(["key", "value", "default", "about"]))
      for key in keys { Console.write(Table.csvLine([key.rawValue, value(key), key.standard, key.about()])) }
    case .table:
      let words = surroundings.words
      let table = Table(
        header: [words.key, words.value, words.meaning], rows: keys.map { [$0.rawValue, value($0), $0.about(words)] },
        flexible: [1], wrapping: 2)
      Console.write(table)
    }
  }
}
