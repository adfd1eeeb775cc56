package import QuizCore

/// A command of a player, the host or the clock to a room.
package enum RoomCommand: Equatable, Sendable {
  /// A player joins; without a `visitor` there is no device, and the host answers. `chance` is for a generated name; without
  /// a team the smallest is theirs.
  case join(name: String, team: String?, visitor: String?, chance: UInt64)
  case answer(player: Int, epoch: Int, Response, inputs: [PlainField], request: String?)
  /// The answer of a player without a device, entered by the host.
  case enter(player: Int, Response, inputs: [PlainField])
  /// Everybody begins, at their own pace.
  case start
  /// Puts a question; nil when there is none.
  case open(RoomQuestion?)
  /// Puts the next question, or ends the room for nil.
  case next(RoomQuestion?)
  case lock
  case reveal
  case board
  case pause
  case resume
  /// Puts the last question once more, without its answers.
  case again
  /// Milliseconds more for the open question.
  case extend(Int)
  case kick(player: Int)
  case rename(player: Int, name: String)
  /// Gives a player that many times the time of all questions from now on.
  case allow(player: Int, factor: Double)
  case correct(player: Int, points: Double, why: String)
  /// Takes a typed text off the wall, in every spelling; the text is folded as `Marking.folded` does.
  case hide(String)
  /// Closes the room for new players, or opens it again.
  case lockJoining
  case end
  /// Time went by: kept now and then, and the lock when it is up.
  case tick
  /// The verdicts of the sittings on the locked question.
  case judge([Judgement])
  /// The standing of a player's own sitting.
  case stand(player: Int, round: Int, RoomStanding)
}

/// A question that is put to all: where it stands and how long it stays. What it asks is in the sitting that shows the way.
package struct RoomQuestion: Equatable, Sendable {
  /// The round, from 0.
  package var round: Int
  /// Counts the questions of a round, from 1.
  package var number: Int
  /// How many the round has; nil where its mode decides that.
  package var of: Int?
  /// Milliseconds; nil without a limit.
  package var limit: Int?

  package init(round: Int, number: Int, of: Int? = nil, limit: Int? = nil) {
    self.round = round
    self.number = number
    self.of = of
    self.limit = limit
  }
}

/// The verdict of a player's sitting on a question.
package struct Judgement: Equatable, Sendable {
  package var player: Int
  package var points: Double
  package var of: Double
  package var correct: Bool?
  package var feedback: String?
  /// The syntax of the feedback.
  package var markup = TextMarkup.plain
  /// The standing in the round, including it.
  package var standing: RoomStanding

  package init(
    player: Int, points: Double, of: Double, correct: Bool? = nil, feedback: String? = nil, standing: RoomStanding
  ) {
    self.player = player
    self.points = points
    self.of = of
    self.correct = correct
    self.feedback = feedback
    self.standing = standing
  }
}

/// A player's standing in a round.
package struct RoomStanding: Equatable, Sendable {
  package var points: Double
  package var of: Double
  /// How many questions are settled, and whether that was all.
  package var settled: Int
  package var isOver: Bool
  /// True where the room closed first, and left the rest out.
  package var isCutShort = false

  package init(points: Double = 0, of: Double = 0, settled: Int = 0, isOver: Bool = false) {
    self.points = points
    self.of = of
    self.settled = settled
    self.isOver = isOver
  }
}
