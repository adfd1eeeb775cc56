internal import QuizLibrary
internal import QuizWire
internal import Words

/// Sentences of the command line, adapted for requests.
extension Denial {
  /// The sentence for a request: options are keys there, and advice to run a command is dropped.
  static func sentence(of problem: Problem) -> String {
    if case .playerCount? = problem.mistake { return withoutCure(problem.message) + ": 'players' names them" }
    var sentence = problem.message
    if problem.kind == .usage || problem.kind == .noInput, let command = sentence.ranges(of: ": `quizrun").first {
      sentence = String(sentence[..<command.lowerBound])
    }
    return withKeys(sentence)
  }

  /// `--new` is the key 'new', and `--set pass` the option 'pass'.
  static func withKeys(_ sentence: String) -> String {
    sentence.replacing(/--set ([\w.-]+)/) { "the option '\($0.1)'" }.replacing(/--([a-z][a-z-]*)/) { "'\($0.1)'" }
  }

  /// The same denial where no other player can join: for guests, and in rooms.
  var ofOneAlone: Denial {
    guard case .mistake(.playerCount(let mode, _, _))? = said else { return self }
    var denial = self
    denial.message = Self.withoutCure(message) + ": choose another mode"
    denial.said = .needsOthers(mode: mode)
    return denial
  }

  private static func withoutCure(_ sentence: String) -> String {
    sentence.ranges(of: ": ").last.map { String(sentence[..<$0.lowerBound]) } ?? sentence
  }
}

extension EngineReply {
  /// `objects` are JSON texts, ready to be sent on.
  init(_ status: EngineStatus = .done, objects: [String]? = nil, _ fill: (inout EngineReply) -> Void = { _ in }) {
    self.init()
    self.status = status.rawValue
    if let objects { setObjects(objects) }
    fill(&self)
  }

  init(_ denial: Denial, _ language: InterfaceLanguage?) {
    self.init(denial.status, objects: denial.objects)
    message = denial.message
    guard let language else { return }
    if let said = denial.said {
      (self.said, field) = (said.sentence(language), said.field)
    } else {
      let own = FileWords(language).sentence(denial.message)
      if own != denial.message { said = RefusalWords.asSentence(own) }
    }
  }
}

extension RefusalWords {
  /// The text with a capital letter and a full stop, as pages write sentences.
  static func asSentence(_ text: String) -> String {
    asLabel(text) + (text.last.map { ".!?".contains($0) } ?? true ? "" : ".")
  }

  /// The text with a capital first letter, as pages label fields.
  static func asLabel(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
