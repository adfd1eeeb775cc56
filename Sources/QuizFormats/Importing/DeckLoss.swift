internal import QuizCore

/// A part of a deck that does not fit into a quiz.
enum DeckLoss: CaseIterable {
  /// Notes that cover parts of a picture; cards without a text on the back; without anything on the front.
  case covered, noBack, noFront
  /// Further pictures or sounds on a front; on a back.
  case picture, sound, backPicture, backSound
  /// Films, and other content for other programs.
  case film
}

extension DeckLoss {
  var isWarning: Bool { self != .covered && self != .noBack }

  func message(_ count: Int) -> String {
    switch self {
    case .covered:
      "\(counted(count, "note")) covering parts of a picture cannot be carried over: ask for them in words"
    case .noBack: "\(counted(count, "card")) without text on the back cannot be carried over: write one there"
    case .noFront: "\(counted(count, "card")) with nothing on the front \(count == 1 ? "is" : "are") left out"
    case .picture: "\(counted(count, "card")) with several pictures on the front: the first of each is kept"
    case .sound: "\(counted(count, "card")) with several sounds on the front: the first of each is kept"
    case .backPicture: "\(counted(count, "card")) with several pictures on the back: the first of each is kept"
    case .film: "\(counted(count, "card")) with a film, which cannot be carried over: say in words what it shows"
    case .backSound: "\(counted(count, "card")) with several sounds on the back: the first of each is kept"
    }
  }
}
