internal import JSONText
internal import QuizCore
internal import QuizPlay

/// A room as the engine tells it to one visitor.
struct RoomView: Equatable {
  var phase: Phase
  var title: String
  /// Of the round's quiz.
  var quizTitle: String?
  /// By which the record knows it.
  var id: String?
  var code: String?
  var isOwnPace: Bool
  var isJoinable: Bool
  /// Whether everybody gets a name, and chooses none.
  var givesNames: Bool
  var round: Int
  var rounds: Int
  /// Which question of the round this is, from 1, and how many it has.
  var number: Int?
  var questions: Int?
  var epoch: Int
  var question: AskedQuestion?
  /// Whether somebody reads the answers later.
  var isByHand: Bool
  var leftMs: Int?
  var players: Int
  var answered: Int?
  /// How many the question was put to.
  var asked: Int?
  var missing: [String]
  var people: [Person]
  var counts: [String: Int]?
  /// The typed answers that are right, as `counts` has them.
  var rightTexts: [String]
  /// Names of the roster that never came in.
  var absent: [String]
  var verdict: ToldVerdict?
  var board: [Row]
  /// How many questions are still to be marked by hand.
  var waiting: Int
  /// The player's own: what was answered and kept, the place on the board, the name, the sitting at one's own pace.
  var mine: Mine?
  var standing: Standing?
  var name: String?
  var player: Int?
  var sitting: String?
  /// Whether the player has come to the end of all rounds at one's own pace.
  var isDone: Bool
  /// How far all have come at their own pace.
  var progress: [Progress]
  /// When it closes by itself.
  var until: String?
  /// Why a player cannot go on.
  var reason: String?

  enum Phase: String {
    case lobby, open, locked, reveal, board, paused, over
  }

  struct Mine: Equatable {
    var answer: Reply?
    var isKept: Bool
  }

  struct Person: Equatable {
    var player: Int
    var name: String
    var isHere: Bool
    /// Somebody without a device is answered for by the host.
    var hasDevice = true
  }

  struct Row: Equatable {
    var place: Int
    var player: Int
    var name: String
    var points: Double
    var of: Double
    /// Places up since the board before.
    var moved: Int
    /// What the host put right, and why.
    var corrections: [Correction] = []
  }

  struct Progress: Equatable {
    var name: String
    /// How many questions are answered.
    var settled: Int
  }

  struct Correction: Equatable {
    var points: Double
    var why: String
  }

  struct Standing: Equatable {
    var place: Int
    /// How many there are.
    var of: Int
    var points: Double
    var moved: Int
  }

  init?(_ object: JSONValue) {
    guard let phase = object["phase"]?.string.flatMap(Phase.init) else { return nil }
    self.phase = phase
    title = object["title"]?.string ?? ""
    quizTitle = object["quiz_title"]?.string
    id = object["room"]?.string
    code = object["code"]?.string
    isOwnPace = object["pace"]?.string == "own"
    isJoinable = object["joining"]?.flag ?? true
    givesNames = object["names"]?.string == "generated"
    player = object["player"]?.whole
    (round, rounds) = (object["round"]?.whole ?? 1, object["rounds"]?.whole ?? 1)
    (number, questions) = (object["number"]?.whole, object["questions"]?.whole)
    epoch = object["epoch"]?.whole ?? 0
    leftMs = object["left_ms"]?.whole
    players = object["players"]?.whole ?? 0
    answered = object["answered"]?.whole
    asked = object["asked"]?.whole
    missing = object.texts("missing")
    waiting = object["waiting"]?.whole ?? 0
    rightTexts = object.texts("right")
    absent = object.texts("absent")
    counts = object["counts"].map { counts in
      Dictionary(counts.fields.compactMap { field in field.value.whole.map { (field.key, $0) } }) { first, _ in first }
    }
    verdict = object["verdict"].flatMap(ToldVerdict.init)
    // In a room nothing is skipped: whoever gave nothing had no time left.
    if verdict?.given == nil { verdict?.settling = .timedOut }
    mine = object["mine"].map { Mine(answer: $0["answer"].flatMap(Reply.init), isKept: $0["kept"]?.flag ?? false) }
    until = object["until"]?.string
    isDone = object["done"]?.flag ?? false
    progress = (object["progress"]?.items ?? []).map {
      Progress(name: $0["name"]?.string ?? "", settled: $0["settled"]?.whole ?? 0)
    }
    (name, sitting, reason) = (object["name"]?.string, object["sitting"]?.string, object["reason"]?.string)
    people = (object["people"]?.items ?? []).compactMap(Person.init)
    board = (object["board"]?.items ?? []).compactMap(Row.init)
    standing = object["place_of"].flatMap(Standing.init)
    question = object["question"].flatMap(AskedQuestion.init)
    question?.selected = mine?.answer
    isByHand = object["question"]?["byHand"]?.flag ?? false
    if let inputs = object["mine"]?["inputs"] { question?.offers.fill(inputs) }
  }
}

extension RoomView.Person {
  fileprivate init?(_ object: JSONValue) {
    guard let player = object["player"]?.whole, let name = object["name"]?.string else { return nil }
    self.init(
      player: player, name: name, isHere: object["here"]?.flag ?? true, hasDevice: object["device"]?.flag ?? true)
  }
}

extension RoomView.Row {
  fileprivate init?(_ object: JSONValue) {
    guard let player = object["player"]?.whole, let name = object["name"]?.string else { return nil }
    self.init(
      place: object["place"]?.whole ?? 0, player: player, name: name, points: object["points"]?.double ?? 0,
      of: object["of"]?.double ?? 0, moved: object["moved"]?.whole ?? 0,
      corrections: (object["corrections"]?.items ?? []).map { item in
        RoomView.Correction(points: item["points"]?.double ?? 0, why: item["why"]?.string ?? "")
      })
  }
}

extension RoomView.Standing {
  fileprivate init?(_ object: JSONValue) {
    guard let place = object["place"]?.whole else { return nil }
    self.init(
      place: place, of: object["of"]?.whole ?? 0, points: object["points"]?.double ?? 0,
      moved: object["moved"]?.whole ?? 0)
  }
}
