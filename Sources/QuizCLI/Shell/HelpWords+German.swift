internal import CommandLine
internal import QuizLibrary
internal import QuizPlay

extension HelpWords {
  /// The language of the locale, which is known before the record with its settings is open.
  static let spoken = of(InterfaceLanguage([Environment().namedLanguage].compactMap { $0 }))

  static func of(_ language: InterfaceLanguage) -> HelpWords {
    switch language {
    case .english: return HelpWords()
    case .german: return german
    #if DEBUG
      case .accented: return HelpWords()
    #endif
    }
  }

  private static let german: HelpWords = {
    var words = HelpWords()
    words.usage = "Aufruf"
    words.options = "[Optionen]"
    words.examples = "Beispiele"
    words.noCommand = "es gibt {what} „{word}“: {where}"
    words.near = "meintest du „{near}“?"
    words.noCommandButNear = "es gibt {what} „{word}“"
    words.incomplete = "`{command}` braucht eines von {actions}: siehe `{help}`"
    words.unknownAction = "unbekannte Aktion „{word}“ von `{command}`"
    words.actions = "Aktionen sind {actions}"
    words.unknownOption = "unbekannte Option „{word}“"
    words.see = "siehe `{help}`"
    words.missingValue = "{option} braucht einen Wert: {written}"
    words.unexpectedValue = "{option} nimmt keinen Wert"
    words.repeated = "{option} ist zweimal angegeben"
    words.unexpected = "überzähliges Argument „{word}“"
    words.unexpectedForNone = "überzähliges Argument „{word}“, denn „{first}“ ist kein Befehl"
    words.missing = "ein Argument fehlt: {command}"
    words.badValue = "{option} erwartet {expected}, nicht „{word}“"
    words.together = "{one} und {other} gehen nicht zusammen"
    words.needs = "{option} geht nur mit {other}: gib es dazu an"
    words.translated = GermanHelp.translated
    return words
  }()
}

extension GermanHelp {
  /// The German of a text; the text itself without one.
  static func translated(_ text: String) -> String {
    if let whole = texts[text] ?? options[text] { return whole }
    if let match = text.wholeMatch(of: /a whole number from (\d+) to (\d+)/) {
      return "eine ganze Zahl von \(match.1) bis \(match.2)"
    }
    let beginning = beginnings.first { text.hasPrefix($0.english) }
    return beginning.map { $0.german + text.dropFirst($0.english.count) } ?? text
  }

  /// Beginnings of texts that end with a value.
  private static let beginnings: [(english: String, german: String)] = [
    ("one of ", "eines von "), ("a day up to today, like ", "einen Tag bis heute, etwa "),
    ("a day not before --from ", "einen Tag nicht vor --from "),
    ("a month up to this one, like ", "einen Monat bis zu diesem, etwa "),
  ]
}
