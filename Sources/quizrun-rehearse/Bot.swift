internal import JSONText
internal import QuizPlay
internal import QuizWire

/// A player that is no person: joins, watches, answers.
final class Bot {
  let number: Int
  private(set) var cookie: String?
  var stream: BotConnection?
  var line: BotConnection?
  var streamReply = ReplyReader()
  var lineReply = ReplyReader()
  var events = EventReader()
  /// The time of the next deed, on `now()`; nil without one.
  var due: Double?
  var deed = Deed.join
  /// The time to reopen the stream; `awaySince` is the time since when there is none.
  var streamDue: Double?
  private(set) var awaySince: Double?
  private(set) var room: RoomView?
  /// The last epoch that it heard of, answered, and saw the verdict of.
  private(set) var heard = 0
  private(set) var judged = 0
  /// The last epoch for which its answer was kept.
  private var kept = 0
  /// The last epoch for which nothing more is to be tried.
  private var done = 0
  private(set) var answer: [UInt8] = []
  private var given: Reply?
  /// The time when the answer was first sent.
  private(set) var sent = 0.0
  private var random: Dice

  enum Deed: Equatable {
    case join, answer, waitForReply, idle
  }

  init(_ number: Int, seed: UInt64) {
    self.number = number
    random = Dice(state: seed &* 1_000_003 &+ UInt64(number))
  }

  func joined(_ cookie: String?) {
    self.cookie = cookie ?? self.cookie
    settled()
    streamDue = now()
  }

  /// The news in a room's new state.
  enum News: Equatable {
    case opened(Int), locked(Int), verdict(Int)
    case over
  }

  /// Whether an answer that was kept is not there any more.
  func misses(_ seen: RoomView) -> Bool {
    seen.isOwn && kept > 0 && seen.epoch == kept && seen.showsAnswers
      && seen.mine?.answer?.unordered != given?.unordered
  }

  /// Whether the question it heard of is open and it has no answer kept.
  var canStillAnswer: Bool { room?.isOpen == true && room?.epoch == heard && done < heard }

  /// Takes the room's present state; returns the news in it.
  func see(_ seen: RoomView, spread: Double) -> News? {
    room = seen
    if seen.phase == .over {
      (deed, due) = (.idle, nil)
      return .over
    }
    if seen.isOpen, seen.epoch > heard {
      heard = seen.epoch
      prepare(seen, spread)
      return .opened(seen.epoch)
    }
    // A bot that was interrupted while answering tries once more.
    if canStillAnswer, deed == .idle { later(.answer) }
    if seen.phase == .reveal, seen.epoch > judged {
      judged = seen.epoch
      return heard == seen.epoch ? .verdict(seen.epoch) : nil
    }
    if seen.phase == .locked, heard == seen.epoch { return .locked(seen.epoch) }
    return nil
  }

  /// Draws an answer and the moment for it: within the spread, and well before time is up.
  private func prepare(_ seen: RoomView, _ spread: Double) {
    guard let question = seen.question else { return }
    let reply = question.response(&random)
    given = reply
    let inputs = question.drawnInputs
    let body = AnswerOrder(
      epoch: seen.epoch, reply.asCommand, inputs: inputs.isEmpty ? nil : .object(JSONObject(inputs)),
      request: "\(number)-\(seen.epoch)")
    answer = Array(body.line.utf8)
    let room = seen.leftMs.map { Double($0) * 0.8 } ?? .infinity
    deed = .answer
    due = now() + Double.random(in: 0...max(0.001, min(spread * 1000, room)), using: &random)
    sent = 0
  }

  func answering() {
    if sent == 0 { sent = now() }
    (deed, due) = (.waitForReply, nil)
  }

  func settled() { (deed, due) = (.idle, nil) }

  /// The reply to an answer says that it is on disk.
  func wasKept() {
    kept = heard
    gaveUp()
  }

  func gaveUp() {
    done = heard
    settled()
  }

  // MARK: Its stream

  func lostStream() {
    stream = nil
    awaySince = awaySince ?? now()
    streamDue = now() + Double.random(in: 200...1000, using: &random)
  }

  /// The milliseconds without a stream; nil if there was one.
  func isBack() -> Double? {
    defer { awaySince = nil }
    return awaySince.map { now() - $0 }
  }

  /// Does it once more in a moment, as phones do while something starts anew.
  func later(_ deed: Deed) {
    self.deed = deed
    due = now() + Double.random(in: 200...1000, using: &random)
  }
}

/// SplitMix64.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
