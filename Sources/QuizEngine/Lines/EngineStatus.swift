internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizWire

/// The statuses of HTTP that the engine says.
package enum EngineStatus: Int {
  case done = 200
  case made = 201
  case unreadable = 400
  case foreign = 403
  case unknown = 404
  /// Another question or step is open.
  case elsewhere = 409
  case tooLarge = 413
  /// Bytes that are no picture, sound or film.
  case wrongMedia = 415
  /// The request is refused; nothing changed.
  case unfit = 422
  /// Open in another program.
  case taken = 423
  /// More is begun from an address than people begin.
  case crowded = 429
  /// It was not saved, or too much is waiting.
  case unavailable = 503
}

/// Why a request is not done.
struct Denial: Error {
  var status: EngineStatus
  var message: String
  /// The lines to send along: a limit that was reached meanwhile.
  var objects: [String]?
  /// The facts for a sentence in the visitor's language; nil for mistakes that only programs make.
  var said: Said?

  init(_ status: EngineStatus, _ message: String, _ said: Said? = nil) {
    self.status = status
    self.message = message
    self.said = said
  }

  init(_ problem: Problem) {
    switch problem.kind {
    case .usage, .badData, .unequal, .nothingToDo: status = .unfit
    case .noInput: status = .unknown
    case .service, .inputOutput, .tryLater: status = .unavailable
    }
    if problem.mistake == .inRoom { status = .foreign }
    message = Self.sentence(of: problem)
    said = problem.mistake.map(Said.mistake)
  }

  init(_ failure: RecordFailure) {
    status = failure.kind == .missing ? .unknown : .unavailable
    message = failure.message
  }

  init(_ refusal: LineRefusal) {
    switch refusal.kind {
    case .unreadable: status = .unreadable
    case .elsewhere: status = .elsewhere
    case .unfit: status = .unfit
    }
    message = refusal.message
    said = refusal.refusal.map(Said.refusal)
  }

  init(_ refusal: Refusal) {
    switch refusal {
    case .late, .over: status = .elsewhere
    case .interrupted: status = .unavailable
    default: status = .unfit
    }
    message = refusal.sentence
    said = .refusal(refusal)
  }

  /// The same for a missing sitting and for another player's, so that ids cannot be probed.
  static let unknownSitting = Denial(.unknown, "there is no such sitting", .noSitting)
  static let takenSitting = Denial(.taken, "this sitting is open in another program", .taken)
  /// The page that comes with it says what is wrong with which field.
  static let unreadForm = Denial(.unfit, "the form cannot be read")
  static let tooMuch = Denial(.unavailable, "the server is busy: try again", .waits)
  static let inRoom = Denial(.inRoom)
  static let roomIsOpen = Denial(.foreign, "your room is still open: come back when it has closed", .roomIsOpen)
  static let tooManyBegun = Denial(
    .crowded, "too many visitors begin at once from this address: try again in a few seconds", .waits)
  static let tooManyCodes = Denial(.crowded, "too many wrong codes were tried: try again in a minute", .manyCodes)
  static let playsElsewhere = Denial(
    .elsewhere, "you play in another browser now: enter your code here to go on in this one", .playsElsewhere)
  static let needsCode = Denial(.foreign, "this room is for people with a code: enter yours at /join first", .codeFirst)
  static let notTeacher = Denial(.foreign, "a class is for its teacher", .wrongKey)
  static let diskIsFull = Denial(.unavailable, "the disk of this machine is nearly full: make room on it", .diskIsFull)
  static let notSaved = Denial(.unavailable, "it could not be saved: try again", .notSaved)
}

extension Denial {
  /// Runs a body; a problem becomes a denial.
  static func asking<Value>(_ body: () throws(Problem) -> Value) throws(Denial) -> Value {
    do { return try body() } catch { throw Denial(error) }
  }

  static func recording<Value>(_ body: () throws(RecordFailure) -> Value) throws(Denial) -> Value {
    do { return try body() } catch { throw Denial(error) }
  }

  /// The same two in one expression.
  static func asking<Value>(_ value: @autoclosure () throws(Problem) -> Value) throws(Denial) -> Value {
    do { return try value() } catch { throw Denial(error) }
  }

  static func recording<Value>(_ value: @autoclosure () throws(RecordFailure) -> Value) throws(Denial) -> Value {
    do { return try value() } catch { throw Denial(error) }
  }
}
