package import QuizCore

/// The options that play a sitting's quiz again in the same way. Faces write them as a command line or a request's
/// body.
package struct PlayedOptions {
  /// Nil for a mode without a quiz, and for questions that were drawn from all at hand.
  package let quiz: String?
  /// The plugins that the quiz does not name itself, by id; the built-in mode has no file and is left out.
  package let plugins: [String]
  /// Options of the mode, by name.
  package let settings: [Named]
  /// `category`, `difficulty`, `limit` and `type`, where they were given.
  package let parts: [Named]
  package let isMissed: Bool
  package let limits: LimitSettings
  package let players: [String]

  package struct Named: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package init(_ stored: StoredSitting) {
    let beginning = stored.beginning
    quiz = beginning.quiz.flatMap { $0.id == Quiz.drawnID ? nil : $0.id }
    plugins = beginning.plugins.filter { $0.sha256 != nil && $0.id != beginning.quiz?.plugin }.map(\.id)
    settings = stored.request.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix("set.") }
      .map { Named(name: String($0.key.dropFirst(4)), value: $0.value) }
    parts = ["category", "difficulty", "limit", "type"].compactMap { name in
      stored.request[name].map { Named(name: name, value: $0) }
    }
    isMissed = stored.request[StoredSitting.missedKey] != nil
    limits = beginning.limits
    players = stored.players
  }
}
