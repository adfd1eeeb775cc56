package import QuizCore

/// An event of a room; the log, in order, is the room.
package enum RoomEvent: Equatable, Sendable {
  /// Players are numbered from 1 as they come. `visitor` is the guest behind the device, if there is one.
  case joined(player: Int, name: String, visitor: String?)
  /// The player's team, counted from 0.
  case teamed(player: Int, team: Int)
  case kicked(player: Int)
  case renamed(player: Int, name: String)
  /// The player has that many times the time of a question.
  case allowed(player: Int, factor: Double)
  case joiningLocked(Bool)
  /// Everybody plays at their own pace from now on.
  case started
  case opened(RoomQuestion)
  /// The same question again, without its answers and verdicts.
  case reopened
  case answered(RoomAnswer)
  /// Milliseconds on the open question's clock.
  case ticked(Int)
  case paused(Int)
  case resumed
  /// Milliseconds more.
  case extended(Int)
  case locked(Int)
  case judged([Judgement])
  case revealed
  case boarded
  case corrected(player: Int, points: Double, why: String)
  /// A typed text that is not shown any more, folded.
  case hidden(String)
  case stood(player: Int, round: Int, RoomStanding)
  /// The host's name for a command, by which a repetition is recognised.
  case requested(String)
  case ended
}

/// A player's answer to the open question.
package struct RoomAnswer: Equatable, Sendable {
  package var player: Int
  package var response: Response
  package var inputs: [PlainField]
  /// The milliseconds on the question's clock, within its limit.
  package var ms: Int
  /// The player's name for it, by which a repetition is recognised; nil without one.
  package var request: String?
  /// Whether the host entered it.
  package var isEntered: Bool

  package init(
    player: Int, response: Response, inputs: [PlainField] = [], ms: Int, request: String? = nil, isEntered: Bool = false
  ) {
    self.player = player
    self.response = response
    self.inputs = inputs
    self.ms = ms
    self.request = request
    self.isEntered = isEntered
  }
}
