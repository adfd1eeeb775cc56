internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire

/// A sitting that the engine has loaded, with its work.
final class LiveSitting {
  let id: String
  let visitor: Visitor
  let sitting: Sitting
  /// Takes the changes to save; nil for practice, which is not saved.
  let held: HeldRecord?
  /// The line of the cell that runs its plugins; nil where they run in this process, or there are none.
  var line: CellLine?
  /// Turns the name of a picture into a path.
  let files: (String) -> String?
  /// The present work, and the work that waits.
  var work: Work?
  var waiting: [Work] = []
  /// The last replies, oldest first: all that can be asked for again, and the very last.
  var replies: [SentReply]
  /// The same of practice, of which nothing is kept.
  var practised: [Practised] = []
  /// How many commands of practice there were.
  var unkept = 0
  /// The names of achievements that the sitting earned; nil until asked.
  var earned: [String]?
  var challenge: AcceptedChallenge?
  /// Sentences to read before it begins, such as that its day has no try left; pages show them at the first question.
  var notices: [String] = []
  /// How many events are in the record.
  var events: Int
  /// The unread moments before it continues; nil if there are none.
  var pause: Pause?
  /// The moments for the first visitor who looks, shown once.
  var news: [Moment]
  /// The time of the last request, in milliseconds of the steady clock.
  var touched: Int
  /// The openness for its player, under a version of the open rooms.
  var openness: (version: Int, openness: Openness)?

  /// Moments of which a part was shown.
  struct Pause {
    var moments: [Moment]
    var shown: Range<Int>
    var reply: SentReply

    /// The verdicts that are to be read.
    var verdicts: [Moment] {
      Array(moments[shown].reversed().prefix(while: \.isVerdict).reversed())
    }
  }

  /// A command of practice, with its shown moments.
  struct Practised {
    var request: String
    var moments: [Moment]
    var shown: Range<Int>
  }

  init(
    _ sitting: Sitting, of visitor: Visitor, held: HeldRecord?, line: CellLine?, files: @escaping (String) -> String?,
    replies: [SentReply] = [], events: Int = 0, news: [Moment] = [], at now: Int
  ) {
    id = sitting.stored.beginning.sitting
    self.sitting = sitting
    self.visitor = visitor
    self.held = held
    self.line = line
    self.files = files
    self.replies = replies
    self.events = events
    self.news = news
    touched = now
  }

  var audience: String { "sitting/\(id)" }

  /// A number that is another after everything that was done, and the same as long as nothing is.
  var place: Int { held == nil ? unkept : replies.last.map { $0.place + 1 } ?? 0 }

  /// The step that can be answered; nil while verdicts are to be read, and behind the last one.
  var openStep: StepView? {
    guard pause == nil, case .step(let step)? = sitting.standing.first else { return nil }
    return step
  }

  /// The decider, where it asks a cell.
  var cellDecider: CellDecider? { sitting.decider as? CellDecider }

  /// The moments as objects to send; the result of a challenge is followed by its comparison.
  func objects(_ moments: some Collection<Moment>) -> [String] {
    let comparison = moments.contains(where: \.isResult) ? challenge?.comparison(sitting.shownState) : nil
    return lines(moments) + (comparison.map { [String($0.line.dropLast())] } ?? [])
  }

  /// The same without a word of a challenge.
  func lines(_ moments: some Collection<Moment>) -> [String] {
    moments.compactMap { $0.naming(files).line }
  }

  /// The next reply's row.
  func reply(_ request: String?, _ first: Int, _ count: Int, _ shown: Range<Int>) -> SentReply {
    SentReply(place: (replies.last?.place ?? -1) + 1, request: request, first: first, count: count, shown: shown)
  }

  func note(_ reply: SentReply) {
    replies.removeAll { $0.request == nil || $0.place <= reply.place - SentReply.most }
    replies.append(reply)
  }
}

struct Work {
  var kind: Kind
  /// Milliseconds of the steady clock at which it was asked.
  var at: Int

  enum Kind {
    /// A new sitting begins; the lines before its first moment.
    case begin(EngineRequest, before: [String], token: String?)
    /// A request to show it; `before` are the lines before the open step.
    case show(EngineRequest, before: [String], token: String?)
    case command(EngineRequest, JSONNode)
    /// A form was sent: it is read once it is known what is open.
    case form(EngineRequest, SittingForm)
    /// The answer so far is kept, before what a form asks for.
    case draft(JSONNode)
    /// A limit was reached, or a second of one is to be saved.
    case expiry
    /// The outcome after its files were saved.
    case saved([Moment])
    /// The sitting is to be unloaded.
    case leave(EngineRequest?)
  }

  /// The parsed command, valid while the step at which it was read is open.
  var command: Command?
  /// Whether it was done before: then nothing is noted of it.
  var isRepeated = false

  var request: EngineRequest? {
    switch kind {
    case .begin(let request, _, _), .show(let request, _, _), .command(let request, _), .form(let request, _):
      return request
    case .leave(let request): return request
    case .draft, .expiry, .saved: return nil
    }
  }

  /// The object of a command.
  var node: JSONNode? {
    switch kind {
    case .command(_, let node), .draft(let node): return node
    case .begin, .show, .form, .expiry, .saved, .leave: return nil
    }
  }

  var isForm: Bool { if case .form = kind { true } else { false } }

  var isExpiry: Bool { if case .expiry = kind { true } else { false } }

  /// True when a visitor waits for it.
  var isOfVisitor: Bool { request != nil }
}
