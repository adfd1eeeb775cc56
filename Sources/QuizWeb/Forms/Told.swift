/// Why what a form asked for was not done; the page says it above all.
struct Told: Equatable, Sendable {
  var status: Int
  var sentence: Sentence
  /// What was typed, to be mended.
  var typed: String?

  enum Sentence: Equatable, Sendable {
    case form(FormProblem)
    /// What the engine said, and for people in the language of the page, where it has that.
    case engine(Int, String?, said: String?)
    // Of rooms
    case noRoom, nameTaken, notLetIn, tooLate
  }
}

extension Told {
  init(_ reply: EngineReply, typed: String? = nil) {
    self.init(status: reply.status, sentence: reply.sentence, typed: typed)
  }
}

extension EngineReply {
  var sentence: Told.Sentence { .engine(status, message, said: said) }
}
