internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The form of a cover, as the body of `POST /sittings`.
enum OpeningForm {
  /// Fields that were left empty are as if they were not there.
  static func body(_ fields: FormFields, _ language: InterfaceLanguage) throws(FormFault) -> String {
    JSONWriter.text(.object(try object(fields, language)))
  }

  /// The same as the body of `POST /rooms`: any number of quizzes, played as one form says.
  static func room(_ fields: FormFields, _ language: InterfaceLanguage) throws(FormFault) -> String {
    let options = try object(fields, language).members.filter {
      PlayOption(rawValue: $0.key)?.places.contains(.room) == true
    }
    let quizzes = fields.all("quiz").filter { !$0.isEmpty }.map(JSONValue.text)
    var body = JSONObject([("quizzes", .list(quizzes))] + options.map { ($0.key, $0.value) })
    for key in ["pace", "names", "until", "sound"] {
      if let text = fields.filled(key) { body.append(key, .text(text)) }
    }
    if let teams = fields.filled("teams") {
      body.append("teams", .list(teams.split(separator: ",").map { .text(String($0)) }))
    }
    return JSONWriter.text(.object(body))
  }

  private static func object(
    _ fields: FormFields, _ language: InterfaceLanguage
  ) throws(FormFault) -> JSONObject {
    var body = earlier(fields["as"] ?? "")
    for option in PlayOption.all(.body) {
      if let value = try value(of: option, fields, language) { body[option.key] = value }
    }
    try addTiming(fields, language, to: &body)
    return body
  }

  /// An option as the form has it; nil where it was left empty.
  private static func value(
    of option: PlayOption, _ fields: FormFields, _ language: InterfaceLanguage
  ) throws(FormFault) -> JSONValue? {
    switch option.kind {
    case .plugins:
      let plugins = plugins(fields)
      return plugins.isEmpty ? nil : .list(plugins.map(JSONValue.text))
    case .players:
      let players = players(fields)
      return players.count > 1 ? .list(players.map(JSONValue.text)) : nil
    case .settings:
      let options = try options(fields, language)
      return options.isEmpty ? nil : .object(JSONObject(options))
    case .seconds: return nil
    case .flag: return option == .untimed || fields.filled(option.key) == nil ? nil : true
    case .text, .player, .questionKind: return fields.filled(option.key).map(JSONValue.text)
    case .whole:
      guard let text = fields.filled(option.key) else { return nil }
      if let number = Int(text.withPlainDigits) { return .int(number) }
      return .int(try whole(text, option.key, language))
    case .factor:
      guard let text = fields.filled(option.key) else { return nil }
      return .number(try number(text, option.key, language))
    }
  }

  /// The mode and the modifiers that were chosen.
  static func plugins(_ fields: FormFields) -> [String] { fields.all("plugin").filter { !$0.isEmpty } }

  /// Options of the mode: texts under `set.NAME`, and under `number.NAME` numbers as one types them here.
  private static func options(
    _ fields: FormFields, _ language: InterfaceLanguage
  ) throws(FormFault) -> [(String, JSONValue)] {
    guard isAboutOptions(fields) else { return [] }
    var options: [(String, JSONValue)] = fields.under("set").filter { !$0.value.isEmpty }.map {
      ($0.name, .text($0.value))
    }
    for field in fields.under("number") where !field.value.trimmed.isEmpty {
      options.append((field.name, .number(try number(field.value, "number.\(field.name)", language))))
    }
    return options
  }

  /// True when the options on the page belong to the chosen mode, as another one has others.
  private static func isAboutOptions(_ fields: FormFields) -> Bool {
    guard let mode = fields["options-of"] else { return true }
    return fields.all("plugin").first == mode
  }

  /// The options of an earlier sitting that is played again.
  private static func earlier(_ text: String) -> JSONObject {
    if let node = try? JSONParser.parse(text), case .object(let object) = JSONValue(node) { return object }
    return JSONObject()
  }

  /// `timing` is one choice of three on a page: `written`, `untimed`, or seconds.
  private static func addTiming(
    _ fields: FormFields, _ language: InterfaceLanguage, to body: inout JSONObject
  ) throws(FormFault) {
    switch fields.filled("timing") ?? (fields.filled("untimed") == nil ? fields.filled("timed") : "untimed") {
    case nil: break
    case "written": body["timed"] = "quiz"
    case "untimed": body["untimed"] = true
    case "timed", "true", "on": body["timed"] = true
    case let seconds?: body["timed"] = .number(try number(seconds, "timing", language))
    }
  }

  /// One name a line, or names with commas between them.
  private static func players(_ fields: FormFields) -> [String] {
    fields.all("players").flatMap { $0.split { $0.isComma || $0.isNewline } }.map { String($0.trimmed) }
      .filter { !$0.isEmpty }
  }

  private static func whole(
    _ text: String, _ field: String, _ language: InterfaceLanguage
  ) throws(FormFault) -> Int {
    guard let value = TypedNumber.read(text, language).value.flatMap({ Int(exactly: $0) }) else {
      throw FormFault(field, .noWhole(text))
    }
    return value
  }

  private static func number(
    _ text: String, _ field: String, _ language: InterfaceLanguage
  ) throws(FormFault) -> Double {
    guard let value = TypedNumber.read(text, language).value else { throw FormFault(field, .noNumber(text)) }
    return value
  }
}
