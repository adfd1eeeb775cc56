internal import QuizCore
internal import QuizPlay
package import QuizWire
internal import TextLayout
internal import Words

/// A line that is typed at a desk without a screen: `lock`, `kick Ada`, `correct Ada 2 a good joke`.
package enum DeskCommand: Equatable {
  case order(HostOrder)
  case leave
  case help
  /// A mistake in the command, as a sentence.
  case unclear(String)

  /// Reads a line; an empty one is what Enter does on the screen.
  package init(_ line: String, _ room: RoomView, _ settings: ScreenSettings) {
    let texts = settings.texts.desk
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let verb = words.first?.lowercased() else {
      self = room.usual.map { .order($0) } ?? .help
      return
    }
    let rest = Array(words.dropFirst())
    if let plain = Self.plain[verb], rest.isEmpty {
      self = plain
    } else {
      self = Self.withWords(verb, rest, room, texts, settings.texts.language)
    }
  }

  private static let plain: [String: DeskCommand] = [
    "open": .order(.open), "lock": .order(.lock), "reveal": .order(.reveal), "board": .order(.board),
    "next": .order(.next), "pause": .order(.pause), "resume": .order(.resume), "again": .order(.again),
    "play": .order(.play),
    "lock-joining": .order(.lockJoining), "end": .order(.end), "quit": .leave, ":q": .leave, "q": .leave, "?": .help,
    "help": .help, "extend": .order(.extend(seconds: 30)),
  ]

  private static func withWords(
    _ verb: String, _ rest: [String], _ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage
  ) -> DeskCommand {
    if verb == "extend", let seconds = rest.first.flatMap({ Int($0.withPlainDigits) }) {
      return .order(.extend(seconds: seconds))
    }
    if verb == "hide" {
      return rest.isEmpty ? .unclear(texts.whichText) : .order(.hide(text: rest.joined(separator: " ")))
    }
    guard ["kick", "rename", "time", "correct", "enter"].contains(verb) else { return .unclear(texts.unknownCommand) }
    guard let (player, words) = player(rest, room) else {
      let name = rest.joined(separator: " ")
      return verb == "enter" && !name.isEmpty ? .order(.seat(name: name)) : .unclear(texts.nobody)
    }
    let text = words.joined(separator: " ")
    switch verb {
    case "kick": return words.isEmpty ? .order(.kick(player: player)) : .unclear(texts.nobody)
    case "rename": return text.isEmpty ? .unclear(texts.noName) : .order(.rename(player: player, name: text))
    case "time":
      return HostOrder.factor(typed: text).map { .order(.time(player: player, factor: $0)) } ?? .unclear(texts.noFactor)
    case "correct":
      let typed = words.first?.withPlainDigits.withPlainSigns.replacing(",", with: ".")
      guard let points = typed.flatMap({ Double($0) }) else {
        return .unclear(texts.noPoints)
      }
      let why = words.dropFirst().joined(separator: " ")
      return why.isEmpty ? .unclear(texts.noReason) : .order(.correct(player: player, points: points, why: why))
    default:
      guard let question = room.question else { return .unclear(texts.nothingOpen) }
      return entering(words, question, player, texts, language)
    }
  }

  /// The answer, and behind it `name=value` for each input of the mode.
  private static func entering(
    _ words: [String], _ question: QuestionView, _ player: Int, _ texts: DeskTexts, _ language: InterfaceLanguage
  ) -> DeskCommand {
    let names = Set(question.inputs.map(\.name))
    let typed = words.compactMap { word -> (name: String, text: String)? in
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return halves.count == 2 && names.contains(halves[0]) ? (halves[0], halves[1]) : nil
    }
    let text = words.dropLast(typed.count).joined(separator: " ")
    guard let response = question.response(typed: text) else { return .unclear(texts.expected(question)) }
    switch question.values(typed: typed, texts, language) {
    case .success(let inputs): return .order(.enter(player: player, response, inputs: inputs))
    case .failure(let unfit):
      let forms = question.inputs.map { "\($0.name)=…" }.joined(separator: " ")
      return .unclear("\(unfit.sentence) (\(forms))")
    }
  }

  /// The player named by the first words, the longest name that fits, with the remaining words. `#3` is the third who
  /// joined.
  private static func player(_ words: [String], _ room: RoomView) -> (player: Int, rest: [String])? {
    if let first = words.first, first.hasPrefix("#"), let number = Int(String(first.dropFirst()).withPlainDigits) {
      return room.everybody.contains { $0.player == number } ? (number, Array(words.dropFirst())) : nil
    }
    for count in (1...max(1, words.count)).reversed() where count <= words.count {
      let name = words.prefix(count).joined(separator: " ").alike
      if let person = room.everybody.first(where: { $0.name.alike == name }) {
        return (person.player, Array(words.dropFirst(count)))
      }
    }
    return nil
  }

  /// How the commands of this moment are typed.
  static func forms(_ room: RoomView) -> [(form: String, key: DeskKey.Deed)] {
    let deeds = room.keys(DeskTexts.english).map(\.what)
    return deeds.map { deed in
      let form =
        switch deed {
        case .order(let order), .confirm(let order): verb(order)
        case .form(.kick): "kick NAME"
        case .form(.rename): "rename NAME NEW"
        case .form(.time): "time NAME FACTOR"
        case .form(.correct): "correct NAME POINTS WHY"
        case .form(.enter): "enter NAME ANSWER"
        case .form(.hide): "hide TEXT"
        case .leave: "quit"
        }
      return (form.padded(to: 24), deed)
    }
  }

  private static func verb(_ order: HostOrder) -> String {
    if order.verb == .extend { return "extend \(order.wholeSeconds)" }
    return plain.first { $0.value == .order(order) }?.key ?? ""
  }
}

extension DeskKey.Deed {
  func label(_ words: DeskTexts) -> String {
    switch self {
    case .order(let order), .confirm(let order): words.label(order)
    case .form(.kick): words.kick
    case .form(.rename): words.renames
    case .form(.time): words.moreTime
    case .form(.correct): words.correct
    case .form(.enter): words.enter
    case .form(.hide): words.hide
    case .leave: words.leave
    }
  }
}

extension DeskTexts {
  fileprivate func label(_ order: HostOrder) -> String {
    switch order.verb {
    case .open: open
    case .lock: lock
    case .reveal: reveal
    case .board: board
    case .next: next
    case .pause: pause
    case .resume: resume
    case .again: again
    case .lockJoining: lockJoining
    case .end: end
    case .extend: extend(["n": order.wholeSeconds])
    case .kick: kick
    case .rename: renames
    case .time: moreTime
    case .correct: correct
    case .enter: enter
    case .hide: hide
    case .play: play
    }
  }
}

extension HostOrder {
  /// How many times the time, as it is typed; nil for what is no factor.
  static func factor(typed text: String) -> Double? {
    let factor = Double(text.withPlainDigits.withPlainSigns.replacing(",", with: "."))
    return factor.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ValueSpec {
  /// The words of the values to choose from; empty for typed values.
  func offered(_ language: InterfaceLanguage) -> [String] {
    switch type {
    case .bool: [.bool(false), .bool(true)].map { said($0, language) }
    case .choice: choices.map(ValueSpec.written)
    case .int, .number, .percent, .seconds, .text, .date, .list, .map: []
    }
  }

  /// A value in words that are understood when they are typed.
  func said(_ value: PlainValue, _ language: InterfaceLanguage) -> String {
    guard case .bool(let isOn) = value else { return ValueSpec.written(value) }
    let texts = ScreenTexts.of(language)
    return isOn ? texts.yes : texts.no
  }
}
