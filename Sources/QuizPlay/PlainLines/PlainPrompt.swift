package import QuizCore
internal import TextLayout
package import Words

/// A prompt of the plain face: the text before the cursor, and the grammar of the replies.
///
/// - Enter alone continues where that is possible.
/// - A colon begins a command, at every prompt: `:q`, `:?`; if no command has that name, a button of the mode.
/// - Otherwise a line is a reply to the prompt, or a button's id, or (on a page, which asks for no number) a button's
///   place, or a command without its colon, in this order. Where any text can be an answer, it is one; two colons begin
///   an answer that starts with one.
package enum PlainPrompt: Equatable {
  // Before a sitting
  /// One of a numbered list of quizzes.
  case choose(count: Int)
  /// Whether to continue in spite of changes since.
  case goOn
  /// Whether to do something that cannot be undone.
  case confirm
  // A sitting
  case start
  case question(QuestionView)
  case page(PageView)
  /// An input of the mode, and the buttons of its question or page.
  case input(NamedSpec, buttons: [Action])
  /// Before a question with a limit.
  case next
  /// Every question is answered (free navigation).
  case finish
  /// The files of a watched sitting cannot be used.
  case repair
  case quit(Leaving)

  /// The one title that a line means: the same one, else the only one that contains it; nil when none does, or several do.
  ///
  /// A number is a place in the list and no part of a title, else a wrong place would be found in a date.
  package static func title(meantBy line: String, of titles: [String]) -> String? {
    let wanted = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
    guard !wanted.isEmpty else { return nil }
    let exact = titles.filter { $0.folded == wanted }
    guard exact.isEmpty else { return Set(exact).count == 1 ? exact[0] : nil }
    let isPlace = wanted.withPlainDigits.allSatisfy { "0"..."9" ~= $0 }
    let parts = isPlace ? [] : Set(titles.filter { $0.folded.contains(wanted) })
    return parts.count == 1 ? parts.first : nil
  }

  package func meaning(of line: String, _ language: InterfaceLanguage = .english) -> PlainMeaning {
    let (typed, plain) = (line.trimmed, line.withPlainDigits.trimmed)
    let meaning = read(typed, language)
    if takesAnyText || plain == typed { return meaning }
    let other = read(plain, language)
    // Digits and signs of other scripts are plain ones, unless the line means something as it is.
    return meaning.isMistake || meaning == .enter && !other.isMistake ? other : meaning
  }

  private func read(_ text: String, _ language: InterfaceLanguage) -> PlainMeaning {
    if text.isEmpty { return enterGoesOn ? .enter : .wrong }
    if text.hasPrefix(":") { return escaped(String(text.dropFirst()), language) }
    if let own = own(text, language) { return own }
    if let id = buttons.named(text) ?? placed(text) { return .button(id) }
    if let command = PlainCommand(text), takes(command) { return .command(command) }
    return anyLineGoesOn ? .enter : .wrong
  }

  /// The meaning of the text after a colon.
  private func escaped(_ text: String, _ language: InterfaceLanguage) -> PlainMeaning {
    if text.hasPrefix(":") { return takesAnyText ? own(text, language) ?? .wrong : .unknownCommand }
    if let command = PlainCommand(text) { return takes(command) ? .command(command) : .wrong }
    let pressed = text.lowercased().hasPrefix(Self.press) ? String(text.dropFirst(Self.press.count)) : text
    return buttons.named(pressed).map(PlainMeaning.button) ?? .unknownCommand
  }

  /// Begins, behind a colon, the id of a button that is called like a command.
  static let press = "do "

  /// The words for yes, in every language of the interface.
  private static let consents: Set = ["y", "yes", "j", "ja", "o", "oui", "s", "sí", "si"]

  /// The meaning of a line as what the prompt asks for; nil when it is not that.
  private func own(_ text: String, _ language: InterfaceLanguage) -> PlainMeaning? {
    switch self {
    case .question(let view): return PlainReply.meaning(of: text, view, language)
    case .input(let named, _):
      return named.spec.choice(meantBy: text).map(PlainMeaning.value) ?? named.spec.typed(text, language).meaning
    case .choose(let count):
      return Int(text.filter { !$0.isWhitespace }).flatMap { (1...max(1, count)).contains($0) ? .place($0) : nil }
    case .goOn: return text.lowercased() == "n" ? .choice(.anew) : nil
    case .confirm: return Self.consents.contains(text.lowercased()) ? .choice(.confirmed) : nil
    case .quit(let leaving): return Self.meaning(of: text.lowercased(), leaving)
    case .start, .page, .next, .finish, .repair: return nil
    }
  }

  private static func meaning(of word: String, _ leaving: Leaving) -> PlainMeaning? {
    let asks = leaving == .keptOrDiscarded
    return switch word {
    case "k" where asks, "keep" where asks, "l" where !asks, "leave" where !asks: .choice(.keep)
    case "d", "discard": .choice(.discard)
    case "s", "stay": .choice(.stay)
    default: nil
    }
  }

  // MARK: What is possible here

  /// True when any text can be a reply, so that only a colon leads to commands.
  var takesAnyText: Bool {
    switch self {
    case .question(let view):
      view.kind == .text || view.kind == .gaps && view.gaps.count == 1 && view.gaps[0].kind == .text
    case .input(let named, _): named.spec.takesAnyText
    default: false
    }
  }

  /// True when the typed text must stay hidden.
  var isSecret: Bool { if case .input(let named, _) = self { named.spec.isSecret } else { false } }

  var buttons: [Action] {
    switch self {
    case .question(let view): view.actions
    case .page(let view): view.page.actions
    case .input(_, let buttons): buttons
    default: []
    }
  }

  /// The button at a typed place, from 1.
  ///
  /// Only among several: a number meant for the prompt before must not press the only button.
  private func placed(_ text: String) -> String? {
    guard case .page(let view) = self, case let actions = view.page.actions, actions.count > 1, let place = Int(text),
      actions.indices.contains(place - 1)
    else { return nil }
    return actions[place - 1].id
  }

  private var enterGoesOn: Bool {
    switch self {
    case .goOn, .start, .page, .next, .repair: true
    case .question(let view): view.draft != nil
    case .input(let named, _): named.spec.initial != nil
    case .choose, .confirm, .finish, .quit: false
    }
  }

  /// Whether a line that means nothing else goes on as Enter does: where there is nothing to mistype.
  private var anyLineGoesOn: Bool {
    switch self {
    case .start, .repair: true
    case .page(let view): view.page.actions.isEmpty
    default: false
    }
  }

  /// Whether a command can be given here.
  func takes(_ command: PlainCommand) -> Bool {
    switch self {
    case .question, .page, .input, .finish: true
    case .choose, .goOn, .start, .repair: command == .quit || command == .help
    case .next: command == .quit || command.isQuestion
    case .quit: command == .help || command == .time
    case .confirm: false
    }
  }

  /// True when a line would mean the same at both: the same prompt, asked again.
  func isAsked(againBy other: PlainPrompt) -> Bool {
    if case .question(let a) = self, case .question(let b) = other { a.isLike(b) } else { self == other }
  }
}

extension ValueSpec {
  /// The labelled choice at a typed place, from 1, or with a typed label; nil where choices have no labels.
  fileprivate func choice(meantBy text: String) -> PlainValue? {
    if labels.isEmpty { return nil }
    if let place = Int(text), choices.indices.contains(place - 1) { return choices[place - 1] }
    return choices.first { label(of: $0).lowercased() == text.lowercased() }
  }
}

extension TypedValue {
  fileprivate var meaning: PlainMeaning? {
    switch self {
    case .value(let value): .value(value)
    case .unclear(let number): .unclear(number)
    case .none: nil
    }
  }
}

/// The keys that the prompt advertises: only texts that mean exactly that here.
extension PlainPrompt {
  /// The letter of a command, with its colon where the letter alone means something else.
  func key(_ command: PlainCommand) -> String {
    let letter = Self.letters.first { $0.command == command }?.letter ?? ""
    return meaning(of: letter) == .command(command) ? letter : ":" + letter
  }

  /// True when each of those letters works without its colon.
  func areLettersFree(_ commands: [PlainCommand]) -> Bool {
    commands.allSatisfy { !key($0).hasPrefix(":") }
  }

  private static let letters: [(letter: String, command: PlainCommand)] = [
    ("h", .hint), ("s", .skip), ("b", .back), ("t", .time), ("?", .help), ("q", .quit), ("finish", .finish),
    ("g", .overview),
  ]

  /// The text that presses a button.
  func key(of action: Action) -> String {
    let id = action.id
    return [id, ":" + id].first { meaning(of: $0) == .button(id) } ?? ":" + Self.press + id
  }

  /// The button's place, where that presses it too: on pages.
  func place(of action: Action) -> String? {
    guard case .page = self, let index = buttons.firstIndex(where: { $0.id == action.id }) else { return nil }
    let place = String(index + 1)
    return place != action.id && meaning(of: place) == .button(action.id) ? place : nil
  }

  /// How the command is reached that has the name of a button; nil when it has none.
  func hidden(by action: Action) -> String? {
    PlainCommand(action.id) == nil ? nil : ":" + action.id
  }
}

/// The meaning of a line at the prompt where it was typed.
package enum PlainMeaning: Equatable {
  /// Enter alone, where it does something: continues, repeats the present value, takes the default.
  case enter
  /// The response to a question.
  case reply(Reply)
  /// The value of an input.
  case value(PlainValue)
  /// A button of the mode, by its id.
  case button(String)
  /// A place in a list, from 1.
  case place(Int)
  /// A choice about a sitting: how to leave it, or whether to go on with it.
  case choice(Choice)
  case command(PlainCommand)
  /// A number that has to be asked back.
  case unclear(TypedNumber)
  /// A colon before an unknown command.
  case unknownCommand
  /// A text that the prompt does not take.
  case wrong

  /// Whether the prompt cannot take it.
  var isMistake: Bool {
    switch self {
    case .wrong, .unknownCommand, .unclear: true
    case .enter, .reply, .value, .button, .place, .choice, .command: false
    }
  }

  package enum Choice: Equatable {
    case keep, discard, stay
    /// Begin anew instead of continuing.
    case anew
    /// Yes, do it.
    case confirmed
  }
}
