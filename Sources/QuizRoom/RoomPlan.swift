package import QuizCore

/// The fixed facts of a room: its rounds, its pace, and the names that may join.
package struct RoomPlan: Equatable, Sendable {
  /// A ULID.
  package var room: String
  package var seed: Int
  package var pace: Pace
  package var names: Names
  /// The names that may join, in a room with a roster.
  package var roster: [String]
  /// The time when it closes by itself; nil for never.
  package var until: WallTime?
  package var rounds: [Round]
  /// Which devices play sounds and films.
  package var sound = Sound.screen
  /// The names of the teams; empty where everybody plays alone.
  package var teams: [String] = []
  /// True when only people come in who have a code of their own.
  package var isForPeople = false
  /// The class whose people come in; nil for everybody's.
  package var group: String?
  /// The teacher who leads it; nil for the owner of the server.
  package var teacher: String?

  package enum Pace: String, Sendable {
    /// One question for all at the same moment.
    case together
    /// Everybody has a sitting of their own.
    case own
  }

  package enum Names: String, Sendable {
    case free, roster, generated
  }

  package enum Sound: String, CaseIterable, Sendable {
    /// The projector, or else the phones, or all of them.
    case screen, phones, both

    package var isOnScreen: Bool { self != .phones }
    package var isOnPhones: Bool { self != .screen }
  }

  /// A quiz and how it is played; the sitting that shows the way holds every byte of both.
  package struct Round: Equatable, Sendable {
    /// The sitting without a player, which decides the question for all.
    package var sitting: String
    /// Nil where questions come from elsewhere.
    package var quiz: String?
    package var title: String
    /// The mode's id.
    package var mode: String

    package init(sitting: String, quiz: String?, title: String, mode: String) {
      self.sitting = sitting
      self.quiz = quiz
      self.title = title
      self.mode = mode
    }
  }

  package init(
    room: String, seed: Int, pace: Pace = .together, names: Names = .free, roster: [String] = [],
    until: WallTime? = nil, rounds: [Round]
  ) {
    self.room = room
    self.seed = seed
    self.pace = pace
    self.names = names
    self.roster = roster
    self.until = until
    self.rounds = rounds
  }

  /// The title: those of all rounds.
  package var title: String { rounds.map(\.title).joined(separator: " · ") }
}
