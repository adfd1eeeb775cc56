internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The form of a cover, as the body of `POST /sittings`.
enum OpeningForm {
  private static let texts = ["quiz", "seed", "category", "difficulty", "type", "date", "challenge", "player"]
  private static let flags = ["missed", "practice", "daily", "retry", "new"]

  /// Fields that were left empty are as if they were not there.
  static func body(_ fields: FormFields, _ language: InterfaceLanguage) throws(FormFault) -> String {
    JSONWriter.text(.object(try object(fields, language)))
  }

  private static let ofRooms = ["plugin", "set", "seed", "limit", "timed", "untimed", "category", "difficulty", "type"]

  /// The same as the body of `POST /rooms`: any number of quizzes, played as one form says.
  static func room(_ fields: FormFields, _ language: InterfaceLanguage) throws(FormFault) -> String {
    let options = try object(fields, language).members.filter { ofRooms.contains($0.key) }
    let quizzes = fields.all("quiz").filter { !$0.isEmpty }.map(JSONValue.text)
    var body = JSONObject([("quizzes", .list(quizzes))] + options.map { ($0.key, $0.value) })
    for key in ["pace", "names", "until"] {
      if let text = fields.filled(key) { body.append(key, .text(text)) }
    }
    return JSONWriter.text(.object(body))
  }

  private static func object(
    _ fields: FormFields, _ language: InterfaceLanguage
  ) throws(FormFault) -> JSONObject {
    var body = earlier(fields["as"] ?? "")
    for key in texts {
      guard let text = fields.filled(key) else { continue }
      body[key] = key == "seed" ? Int(text.withPlainDigits).map(JSONValue.int) ?? .text(text) : .text(text)
    }
    for key in flags where fields.filled(key) != nil { body[key] = true }
    let plugins = plugins(fields)
    if !plugins.isEmpty { body["plugin"] = .list(plugins.map(JSONValue.text)) }
    if let limit = fields.filled("limit") { body["limit"] = .int(try whole(limit, "limit", language)) }
    if let factor = fields.filled("timeFactor") {
      body["timeFactor"] = .number(try number(factor, "timeFactor", language))
    }
    try addTiming(fields, language, to: &body)
    let players = players(fields)
    if players.count > 1 { body["players"] = .list(players.map(JSONValue.text)) }
    let options = try options(fields, language)
    if !options.isEmpty { body["set"] = .object(JSONObject(options)) }
    return body
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
