package import QuizWire

package enum ReviewChoice: Equatable, Sendable {
  case goOn
  case again(sameSeed: Bool)
  case delete
}

extension Lobby {
  package func review(_ view: ReviewListing, notice: String? = nil) -> LobbyEnd<ReviewChoice> {
    var scene = ReviewScene(view)
    return show(&scene, notice: notice)
  }
}
