/// Why what a form asked for was not done; the page says it above all.
struct Told: Equatable, Sendable {
  var status: Int
  var sentence: Sentence
  /// What was typed, to be mended.
  var typed: String?

  enum Sentence: Equatable, Sendable {
    case form(FormProblem)
    case engine(String)
    // Of rooms
    case noRoom, nameTaken, notLetIn, tooLate, notNow
  }
}
