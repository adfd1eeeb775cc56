package import QuizCore

/// A room as its host sees it now.
package struct DeskRoom: Equatable, Sendable {
  package var room = ""
  package var code: String?
  package var title = ""
  /// The title of the round's quiz, where there are several.
  package var quizTitle: String?
  package var phase: Phase
  package var round = 1
  package var rounds = 1
  /// Which question of the round this is, from 1, and how many it has where that is known.
  package var number: Int?
  package var questions: Int?
  package var isOwnPace = false
  /// Whether somebody may still come in.
  package var isJoining = true
  package var question: DeskQuestion?
  /// Milliseconds that were left when this was told.
  package var leftMs: Int?
  package var players = 0
  package var answered: Int?
  /// How many the question was put to; nil where that is not told.
  package var asked: Int?
  package var people: [DeskPerson] = []
  /// The names of those who have not answered.
  package var missing: [String] = []
  /// What was given, and how often, by the ids of answers or as it was typed.
  package var counts: [DeskCount] = []
  package var right: DeskResponse?
  /// The typed answers that are right, as `counts` has them.
  package var rightTexts: [String] = []
  package var explanation: String?
  package var board: [DeskStanding] = []
  /// How many questions are still to be marked by hand.
  package var waiting = 0

  package init(phase: Phase) {
    self.phase = phase
  }

  /// Whether a question is being answered, too late for who comes in now.
  var isAsking: Bool { !isOwnPace && (phase == .open || phase == .paused) }

  /// How many can have answered.
  var able: Int { asked ?? players }

  package enum Phase: String, Sendable, CaseIterable {
    case lobby, open, locked, reveal, board, paused, over
  }
}

/// Somebody who is in the room.
package struct DeskPerson: Hashable, Sendable {
  package var player: Int
  package var name: String
  /// Whether a device of theirs is connected.
  package var isHere: Bool
  /// Without one the host answers for them.
  package var hasDevice: Bool

  package init(player: Int, name: String, isHere: Bool = true, hasDevice: Bool = true) {
    self.player = player
    self.name = name
    self.isHere = isHere
    self.hasDevice = hasDevice
  }
}

/// How often something was given.
package struct DeskCount: Hashable, Sendable {
  package var given: String
  package var count: Int

  package init(given: String, count: Int) {
    self.given = given
    self.count = count
  }
}

/// Somebody's place on the board.
package struct DeskStanding: Hashable, Sendable {
  package var place: Int
  package var player: Int
  package var name: String
  package var points: Double
  package var of: Double?
  /// Places up since the last question.
  package var moved: Int
  /// What the host put right, and why.
  package var corrections: [Correction] = []

  package struct Correction: Hashable, Sendable {
    package var points: Double
    package var why: String

    package init(points: Double, why: String) {
      self.points = points
      self.why = why
    }
  }

  package init(place: Int, player: Int, name: String, points: Double, of: Double? = nil, moved: Int = 0) {
    self.place = place
    self.player = player
    self.name = name
    self.points = points
    self.of = of
    self.moved = moved
  }
}

/// A question as far as the desk shows it.
package struct DeskQuestion: Equatable, Sendable {
  package var kind: String
  package var text: String
  package var answers: [Item] = []
  /// The sides of a match.
  package var left: [Item] = []
  package var right: [Item] = []
  /// The ends of a slider.
  package var scale: Ends?
  /// Seconds.
  package var limit: Double?
  package var note: String?
  /// What the mode asks for beside the answer.
  package var inputs: [NamedSpec] = []
  /// Whether somebody reads the answers later, and gives points.
  package var isByHand = false
  /// What is read before it.
  package var pages: [Page] = []

  /// Two numbers, with two labels or none.
  package struct Ends: Hashable, Sendable {
    package var min: Double
    package var max: Double
    package var labels: [String]

    package init(min: Double, max: Double, labels: [String]) {
      (self.min, self.max, self.labels) = (min, max, labels)
    }
  }

  package struct Page: Hashable, Sendable {
    package var title: String?
    package var body: String?

    package init(title: String?, body: String?) {
      self.title = title
      self.body = body
    }
  }

  /// Something with an id that can be chosen.
  package struct Item: Hashable, Sendable {
    package var id: String
    package var text: String

    package init(id: String, text: String) {
      self.id = id
      self.text = text
    }
  }

  package init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// What was given to a question, or should be, in the shape of its kind.
package enum DeskResponse: Hashable, Sendable {
  case ids([String])
  case number(Double)
  case text(String)
  /// Left ids to right ids.
  case pairs([String: String])
}
