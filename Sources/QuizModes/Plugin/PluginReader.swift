internal import LuaKit
internal import QuizCore

/// Reads the table a plugin file returns; every complaint has the line of the key it is about.
struct PluginReader {
  let source: PluginSource
  let modules: [(name: String, bytes: [UInt8])]

  func plugin(_ value: LuaValue) throws(PluginProblem) -> Plugin {
    guard let fields = value.fields, value != .list([]) else {
      throw problem(
        nil, "a plugin must return a table like { api = 1, … }, got \(value.kindInWords): write `return { … }`")
    }
    try checkNeeds(value)
    try checkKeys(fields)
    try checkAPI(value["api"])
    let hooks = try hooks(value)
    var info = ModeInfo(
      id: source.id, name: try localText(value, "name") ?? source.id, about: try localText(value, "about"),
      fits: try fit(value), kinds: try kinds(value), players: try players(value),
      options: try at("options") { () throws(Misfit) in
        try Specs.read(value["options"], "options", in: source.languages)
      }, hooks: hooks)
    info.credits = ModeCredits(
      version: try line(value, "version"), author: try line(value, "author"), licence: try line(value, "licence"),
      homepage: try line(value, "homepage"))
    return Plugin(
      source: source, info: info, strings: try strings(value["strings"]),
      achievements: try achievements(value["achievements"]), examples: try examples(value["examples"]),
      modules: modules)
  }

  private func checkKeys(_ fields: [LuaField]) throws(PluginProblem) {
    for field in fields {
      let key = field.key.written
      if case .text = field.key, Plugin.keys.contains(key) { continue }
      let hint =
        nearest(to: key, in: Plugin.keys).map { " – did you mean '\($0)'?" } ?? "; known: "
        + Plugin.keys.joined(separator: ", ")
      throw problem(key, "unknown key '\(key)'\(hint)")
    }
  }

  /// Refuses a plugin for a newer program before its keys, which may be newer too.
  private func checkNeeds(_ value: LuaValue) throws(PluginProblem) {
    guard let needed = value["needs"] else { return }
    guard let text = needed.string, let version = ProgramVersion(text) else {
      let found = needed.string.map { "'\($0)'" } ?? needed.kindInWords
      throw problem("needs", "'needs' must be a version like \"1.1\", got \(found)")
    }
    if version > .current {
      throw problem("needs", "the plugin needs quizrun \(text) or newer, this is \(ProgramVersion.current)")
    }
  }

  /// A text in one line; nil when it is absent or empty.
  private func line(_ value: LuaValue, _ key: String) throws(PluginProblem) -> String? {
    try text(value, key).map(\.inOneLine).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func checkAPI(_ value: LuaValue?) throws(PluginProblem) {
    switch value {
    case nil: throw problem(nil, "the table has no 'api': write `api = 1`")
    case .int(Int64(Plugin.api)): return
    case .some(let other):
      let written = other.double.map { ValueSpec.written(.numeric($0)) } ?? other.kindInWords
      throw problem("api", "api = \(written) is not known to this version, which speaks api = \(Plugin.api)")
    }
  }

  private func hooks(_ value: LuaValue) throws(PluginProblem) -> Set<Hook> {
    var hooks: Set<Hook> = []
    for hook in Hook.allCases {
      guard let found = value[hook.rawValue] else { continue }
      guard case .function = found else {
        throw problem(hook.rawValue, "'\(hook.rawValue)' must be a function, got \(found.kindInWords)")
      }
      hooks.insert(hook)
    }
    return hooks
  }

  private func text(_ value: LuaValue, _ key: String) throws(PluginProblem) -> String? {
    guard let found = value[key] else { return nil }
    guard let text = found.string else { throw problem(key, "'\(key)' must be a text, got \(found.kindInWords)") }
    return text
  }

  /// A text for people, which may be there in several languages.
  private func localText(_ value: LuaValue, _ key: String) throws(PluginProblem) -> String? {
    guard let byLanguage = value[key]?.fields, !byLanguage.isEmpty else { return try text(value, key) }
    return try at(key) { () throws(Misfit) in try LuaTableReader(value, "a plugin").text(key, in: source.languages) }
  }

  private func fit(_ value: LuaValue) throws(PluginProblem) -> ModeInfo.Fit {
    guard let word = try text(value, "quiz") else { return .any }
    guard let fit = ModeInfo.Fit(rawValue: word) else {
      let known = ModeInfo.Fit.allCases.map(\.rawValue)
      let hint =
        nearest(to: word, in: known).map { " – did you mean '\($0)'?" } ?? "; one of \(known.joined(separator: ", "))"
      throw problem("quiz", "quiz = \"\(word)\" is not known\(hint)")
    }
    return fit
  }

  private func kinds(_ value: LuaValue) throws(PluginProblem) -> Set<Question.Kind>? {
    guard let found = value["kinds"] else { return nil }
    return try at("kinds") { () throws(Misfit) in
      guard let words = found.elements, !words.isEmpty else {
        throw Misfit("'kinds' must be a list of kinds like { \"text\" }, got \(found.kindInWords)")
      }
      var kinds: Set<Question.Kind> = []
      for word in words {
        guard let kind = word.string.flatMap(Question.Kind.init) else {
          let known = Question.Kind.allCases.map(\.rawValue)
          let hint = word.string.flatMap { nearest(to: $0, in: known) }.map { "did you mean '\($0)'?" }
          throw Misfit(
            "\(word.string.map { "'\($0)'" } ?? word.kindInWords) in kinds is no kind of question; "
              + (hint ?? "one of \(known.joined(separator: ", "))"))
        }
        kinds.insert(kind)
      }
      return kinds
    }
  }

  private func players(_ value: LuaValue) throws(PluginProblem) -> ClosedRange<Int>? {
    guard let found = value["players"] else { return nil }
    return try at("players") { () throws(Misfit) in
      let table = try LuaTableReader(found, "players", expecting: "a table like { min = 1, max = 4 }")
      try table.allow(ModeAPI.players.names)
      let least = try table.whole("min", in: 1...1000) ?? 1
      let most = try table.whole("max", in: 1...1000) ?? least
      guard most >= least else { throw Misfit("players must have min ≤ max, got \(least) and \(most)") }
      return least...most
    }
  }

  private func strings(_ value: LuaValue?) throws(PluginProblem) -> [String: [String: PluginText]] {
    guard let value else { return [:] }
    return try at("strings") { () throws(Misfit) in
      var all: [String: [String: PluginText]] = [:]
      for language in try LuaTableReader(value, "strings").fields {
        let name = "strings.\(language.key.written)"
        var texts: [String: PluginText] = [:]
        for field in try LuaTableReader(language.value, name).fields {
          texts[field.key.written] = try Self.text(field, name, language: language.key.written)
        }
        all[language.key.written] = texts
      }
      return all
    }
  }

  private static func text(_ field: LuaField, _ name: String, language: String) throws(Misfit) -> PluginText {
    if let text = field.value.string { return PluginText(text, language: language) }
    let key = field.key.written
    guard let fields = field.value.fields, !fields.isEmpty else {
      throw Misfit(
        "'\(key)' of \(name) must be a text, or texts by number like { one = \"…\", other = \"…\" };"
          + " got \(field.value.kindInWords)", at: [key])
    }
    let table = try LuaTableReader(field.value, "'\(key)' of \(name)")
    try table.allow(ModeAPI.pluralText.names)
    guard let other = try table.text("other") else {
      throw Misfit("'\(key)' of \(name) needs 'other', the text for all other numbers", at: [key])
    }
    var text = PluginText(other, language: language)
    for form in PluralForm.allCases { text.forms[form] = try table.text(form.rawValue) }
    return text
  }

  private func achievements(_ value: LuaValue?) throws(PluginProblem) -> [Achievement] {
    guard let value else { return [] }
    return try at("achievements") { () throws(Misfit) in
      guard let elements = value.elements else {
        throw Misfit("'achievements' must be a list of tables, got \(value.kindInWords)")
      }
      var achievements: [Achievement] = []
      for element in elements {
        let achievement = try Achievement(reading: element, languages: source.languages)
        guard !achievements.contains(where: { $0.id == achievement.id }) else {
          throw Misfit("two achievements have the id '\(achievement.id)'")
        }
        achievements.append(achievement)
      }
      return achievements
    }
  }

  private func examples(_ value: LuaValue?) throws(PluginProblem) -> [LuaValue] {
    guard let value else { return [] }
    guard let elements = value.elements else {
      throw problem("examples", "'examples' must be a list of tables, got \(value.kindInWords)")
    }
    return elements
  }

  private func at<Answer>(_ key: String, _ body: () throws(Misfit) -> Answer) throws(PluginProblem) -> Answer {
    do {
      return try body()
    } catch {
      let line = source.line(at: [key] + error.path) ?? source.lineOfReturn ?? 1
      throw PluginProblem("\(source.path):\(line): \(error.message)")
    }
  }

  private func problem(_ key: String?, _ sentence: String) -> PluginProblem {
    let line = key.flatMap(source.line(of:)) ?? source.lineOfReturn ?? 1
    return PluginProblem("\(source.path):\(line): \(sentence.shortened)")
  }
}

/// A text of a plugin, in one language: the same for every number, or one for each form that the language has.
package struct PluginText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The text for all numbers that no other form is for.
  package var other: String
  /// The further forms.
  package var forms: [PluralForm: String]
  /// The tag of the language that it is written in.
  package var language: String

  package init(_ other: String, forms: [PluralForm: String] = [:], language: String = "") {
    self.other = other
    self.forms = forms
    self.language = language
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Every form, that for all numbers first.
  package var all: [String] { [other] + PluralForm.allCases.compactMap { forms[$0] } }

  /// The form for a number; without one that for all others.
  func form(for number: Double?) -> String {
    guard let number, !forms.isEmpty else { return other }
    return PluralForm(of: number, in: language).flatMap { forms[$0] } ?? other
  }
}
