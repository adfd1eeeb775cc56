/// The bytes of the record that a sitting uses, as far as its hooks and players decide them.
///
/// The quiz's own texts and the frames of its questions do not count, as a long quiz must not end a sitting.
package struct RecordUse: Equatable, Sendable {
  /// States, remembered values, steps that the mode makes, responses, and everything that was decided again.
  package internal(set) var bytes = 0
  /// The texts of the header, which no result depends on.
  var status = 0
  /// The size of the mode's state, which every turn stores.
  private var modeState = PlainValue.empty.storedSize

  /// The most `bytes`. With the parts that may follow, a sitting uses 16 MB at most.
  package static let most = 12 << 20
  /// The most that a result may bring it to: it is kept twice, too.
  static let mostWithResult = 14 << 20
  static let mostStatus = 1 << 20
  /// The most that drafts take which are kept for their own sake; they are no part of `bytes`.
  package static let mostDrafts = 1 << 20
  /// The bound in messages.
  static let mostMegabytes = 16

  func hasRoom(forStatus texts: [StatusEntry]) -> Bool {
    texts.reduce(status) { $0 + $1.storedSize } <= Self.mostStatus
  }

  /// Adds the size of an event; `state` is the one before it.
  mutating func add(_ event: SittingEvent, to state: borrowing SittingState) {
    switch event {
    case .opened(let step, let status, _):
      bytes += step.ownSize
      // A question that was put before has its number from then.
      if step.asking != nil, step.number <= state.records.count { bytes += Self.frame }
      for entry in status { self.status += entry.storedSize }
    case .took(let turn):
      bytes += turn.step.ownSize + turn.input.storedSize + (turn.verdict?.ownSize ?? 0) + modeState
    case .stateChanged(let value):
      modeState = value.storedSize
      bytes += modeState
    case .rewound(let count):
      guard state.turns.indices.contains(count) else { return }
      modeState = state.turns[count].before.storedSize
      bytes += state.turns[count...].reduce(0) { $0 + Self.frame + $1.step.wholeSize }
    case .remembered, .hookFailed: bytes += Self.size(event)
    case .ordered, .timePassed, .selected, .keptDropped, .waitedForFinish, .finished, .discarded: break
    }
  }

  /// The size of a response that was not submitted; 0 for every other event.
  package static func draftSize(_ event: SittingEvent) -> Int {
    if case .selected(let response) = event { response.storedSize } else { 0 }
  }

  /// The size of a hook's event, computed before it is accepted.
  static func size(_ event: SittingEvent) -> Int {
    switch event {
    // A step and a state stand in the next turn once more.
    case .opened(let step, _, _): return 2 * step.ownSize
    case .took(let turn): return turn.verdict?.ownSize ?? 0
    case .stateChanged(let value): return 2 * value.storedSize
    // Stored twice: as an event, and in the mode's memory.
    case .remembered(let values): return 2 * values.storedSize
    case .hookFailed(let failure): return failure.message.storedSize
    case .finished(let result): return 2 * result.ownSize
    case .ordered, .timePassed, .selected, .rewound, .keptDropped, .waitedForFinish, .discarded: return 0
    }
  }

  /// Whether so many turns cannot come near the end of the room, however the bytes of states and typed texts are written.
  static func isSmall(_ turns: Int, states: Int, texts: Int) -> Bool {
    turns * (2 * states + texts) <= most / 16
  }

  /// Whether a result takes little of it.
  static func isSmall(_ result: SittingResult) -> Bool { result.ownSize <= most / 16 }

  /// Bytes of an event with nothing of its own to say, rounded up.
  static let frame = 400
}

extension String {
  /// Bytes in JSON, with its comma.
  var storedSize: Int {
    var copy = self
    return copy.withUTF8 { bytes in
      var escapes = 0
      for byte in bytes {
        if byte < 0x20 || byte == 0x7F { escapes &+= 5 } else if byte == 0x22 || byte == 0x5C { escapes &+= 1 }
        // The lead byte of further control characters.
        if byte == 0xC2 { escapes &+= 4 }
      }
      return bytes.count + escapes + 3
    }
  }
}

extension PlainValue {
  /// Bytes in JSON, with its comma.
  var storedSize: Int {
    switch self {
    case .null, .bool: return 6
    case .int(let value): return value.storedSize
    case .number: return 24
    case .text(let text): return text.storedSize
    case .question(let id): return id.storedSize + 14
    case .list(let values): return values.reduce(3) { $0 + $1.storedSize }
    case .map(let fields): return fields.storedSize
    }
  }
}

extension Int {
  /// Digits, sign and comma, rounded up.
  fileprivate var storedSize: Int { (Int.bitWidth - magnitude.leadingZeroBitCount) * 77 / 256 + 3 }
}

extension [PlainField] {
  fileprivate var storedSize: Int {
    reduce(12) { size, field in
      switch field.key {
      case .int(let key): return size + key.storedSize + field.value.storedSize
      case .text(let key): return size + key.storedSize + field.value.storedSize
      }
    }
  }
}

extension [String] {
  fileprivate var storedSize: Int { reduce(3) { $0 + $1.storedSize } }
}

extension String? {
  fileprivate var storedSize: Int { map { $0.storedSize + 12 } ?? 0 }
}

extension RememberedValues {
  fileprivate var storedSize: Int { (memory?.storedSize ?? 0) + (shared?.storedSize ?? 0) }
}

extension Response {
  /// The bytes in JSON; a question's own answers are small.
  var storedSize: Int {
    switch self {
    case .chosen(let ids), .order(let ids): return ids.storedSize
    case .value: return 24
    case .text(let text): return text.storedSize
    case .gaps(let filled): return filled.reduce(3) { $0 + $1.id.storedSize + $1.value.storedSize + 18 }
    case .pairs(let pairs): return pairs.reduce(3) { $0 + $1.left.storedSize + $1.right.storedSize + 18 }
    }
  }
}

extension GapValue {
  fileprivate var storedSize: Int {
    switch self {
    case .text(let text): return text.storedSize
    case .number: return 24
    }
  }
}

extension Turn.Input {
  fileprivate var storedSize: Int {
    switch self {
    case .answered(let response, let inputs):
      // Options of the question stand there as the quiz has them.
      if case .chosen = response { return inputs.ownSize }
      return response.storedSize + inputs.ownSize
    case .timedOut(let response, let selected): return (response?.storedSize ?? 0) + selected.storedSize
    case .skipped, .hinted: return 0
    case .action(_, let inputs): return RecordUse.frame + inputs.ownSize
    case .continued(let inputs): return inputs.ownSize
    }
  }
}

extension [PlainField] {
  fileprivate var ownSize: Int { isEmpty ? 0 : storedSize }
}

extension StatusEntry {
  fileprivate var storedSize: Int { text.storedSize + (isPlain ? 0 : 80 + labels.storedSize) }
}

extension Verdict {
  /// Feedback beyond the length that quizzes have.
  fileprivate var ownSize: Int { feedback.map { $0.utf8.count < RecordUse.frame ? 0 : $0.storedSize } ?? 0 }
}

extension OpenStep {
  /// The bytes that the mode contributed; 0 for questions and pages of the quiz put unchanged.
  var ownSize: Int {
    switch content {
    case .page(let page): return page.origin == .mode ? RecordUse.frame + page.storedSize : 0
    case .question(.ofQuiz, let asking): return asking.ownSize
    case .question(.made(let question), let asking): return RecordUse.frame + question.storedSize + asking.ownSize
    }
  }

  /// The same, with pages of the quiz.
  fileprivate var wholeSize: Int {
    if case .page(let page) = content, page.origin != .mode { page.storedSize } else { ownSize }
  }
}

extension Asking {
  fileprivate var ownSize: Int {
    let hint = hint.map { $0.utf8.count < RecordUse.frame ? 0 : $0.storedSize } ?? 0
    return hint + note.storedSize + title.storedSize + text.storedSize + (hide.isEmpty ? 0 : hide.storedSize)
      + actions.storedSize + inputs.storedSize
  }
}

extension Page {
  fileprivate var storedSize: Int {
    id.storedSize + title.storedSize + body.storedSize + image.storedSize + imageAlt.storedSize + audio.storedSize
      + player.storedSize + proceeding.storedSize + note.storedSize + actions.storedSize + inputs.storedSize
  }
}

extension [Action] {
  fileprivate var storedSize: Int {
    reduce(0) { $0 + $1.id.storedSize + $1.label.storedSize + ($1.next.map { $0.storedSize + 8 } ?? 0) + 18 }
  }
}

extension [NamedSpec] {
  fileprivate var storedSize: Int {
    reduce(0) { size, named in
      let spec = named.spec
      return size + 100 + named.name.storedSize + spec.about.storedSize + (spec.initial?.storedSize ?? 0)
        + PlainValue.list(spec.choices).storedSize + spec.labels.reduce(0) { $0 + $1.label.storedSize + 40 }
    }
  }
}

extension Question {
  fileprivate var storedSize: Int {
    let texts = [category, difficulty, explanation, image, imageAlt, audio, section, hint, source]
    let ownTexts = texts.reduce(id.storedSize + text.storedSize) { $0 + $1.storedSize }
    let pairs = Response.pairs(pairs).storedSize
    return answers.reduce(
      ownTexts + pairs + extra.storedSize + accept.storedSize + sortTexts.storedSize + data.storedSize
    ) {
      $0 + $1.storedSize
    }
  }
}

extension Answer {
  fileprivate var storedSize: Int {
    let outcomes = outcomes.reduce(0) { $0 + $1.outcome.storedSize + 24 }
    let own = 40 + id.storedSize + text.storedSize + feedback.storedSize + outcomes + data.storedSize
    if case .matches(let patterns)? = rule { return own + patterns.storedSize }
    return own
  }
}

extension SittingResult {
  /// The bytes of the mode's texts and of the memory it sets.
  fileprivate var ownSize: Int {
    let texts = headline.storedSize + body.storedSize + emoji.storedSize + image.storedSize + outcome.storedSize
    let rows =
      bars.reduce(0) { $0 + $1.label.storedSize + $1.text.storedSize + 80 }
      + ranking.reduce(0) { $0 + $1.player.storedSize + 60 }
    let more = note.storedSize + (data?.storedSize ?? 0) + (unit.map { $0.one.storedSize + $0.other.storedSize } ?? 0)
    return texts + rows + more + share.storedSize + (memory?.storedSize ?? 0) + (shared?.storedSize ?? 0)
  }
}
