internal import JSONText
internal import QuizPlay

/// All that a page of a sitting is made from: the engine's reply to `play`.
struct Play: Equatable {
  var sitting = ""
  var title = ""
  /// Nil for a mode without a quiz.
  var quiz: String?
  var scene = PlayScene()
  /// What is open; nil while verdicts are read, and behind the end.
  var step: Step?
  var verdicts: [ToldVerdict] = []
  var result: ToldResult?
  var extras: JSONValue?
  /// What is to be told above all.
  var notices: [Notice] = []

  enum Step: Equatable {
    case question(AskedQuestion)
    case page(AskedPage)
  }

  enum Notice: Equatable {
    case timeout
    case warning(String)
    case error(String)
  }

  init(_ objects: [JSONValue]) {
    for object in objects { take(object) }
    for (place, settling) in scene.settlings.enumerated() where verdicts.indices.contains(place) {
      verdicts[place].settling = settling
    }
  }

  private mutating func take(_ object: JSONValue) {
    switch object.type {
    case "begin":
      sitting = object["sitting"]?.string ?? ""
      quiz = object["quiz"]?["id"]?.string
      title = object["quiz"]?["title"]?.string ?? object["plugin"]?["name"]?.string ?? ""
    case "scene": scene = PlayScene(object)
    case "question": step = AskedQuestion(object).map(Step.question)
    case "page": step = .page(AskedPage(object))
    case "verdict": if let verdict = ToldVerdict(object) { verdicts.append(verdict) }
    case "result": result = ToldResult(object)
    case "extras": extras = object
    case "timeout": if !notices.contains(.timeout) { notices.append(.timeout) }
    case "warning": if let text = object["message"]?.string { notices.append(.warning(text)) }
    case "error": if let text = object["message"]?.string { notices.append(.error(text)) }
    default: break
    }
  }

  var question: AskedQuestion? {
    if case .question(let question)? = step { return question }
    return nil
  }

  /// What a mode offers with what is open.
  var offers: Offers? {
    switch step {
    case .question(let question): question.offers
    case .page(let page): page.offers
    case nil: nil
    }
  }
}

/// A page of a mode, to be read.
struct AskedPage: Equatable {
  var title: String?
  var body: String?
  var picture: Picture?
  var audio: String?
  /// Whether a sound that belongs here cannot be played.
  var lacksSound: Bool
  var quizLeftMs: Int?
  var offers: Offers
  var player: String?

  init(_ object: JSONValue) {
    title = object["title"]?.string
    body = object["body"]?.string
    picture = Picture(object)
    audio = object["audio"]?.string
    lacksSound = object["problem"] != nil
    quizLeftMs = object["quiz_left_ms"]?.whole
    offers = Offers(object)
    player = object["player"]?.string
  }
}

/// Where a sitting stands, beside what is open.
struct PlayScene: Equatable {
  /// The number of events so far.
  var place = 0
  var modes: [String] = []
  /// Of the quiz, as in `de`.
  var language: String?
  var of: Int?
  var settled: Int?
  /// The questions that the shown verdicts are about.
  var questions: [AskedQuestion] = []
  /// How those came to their end.
  var settlings: [VerdictView.Settling] = []
  /// The hints that were asked for at what is open.
  var hints: [String] = []
  /// All questions, where one may go to any.
  var overview: [Place] = []
  /// Whether all is answered and only finishing is left.
  var isWaitingForFinish = false
  /// Whether what is open is a further try where it was asked before.
  var isTried = true
  /// Whether somebody reads the answer later.
  var isByHand = false
  /// Of the open room to which it belongs.
  var room: RoomCode?
  /// Whether it cannot be discarded.
  var stays = false
  /// Whether the page that is open is a side of a card.
  var isCard = false
  /// Whether it changes when its author saves a file.
  var isWatched = false
  /// Whether nothing of it is saved.
  var isPractice = false

  struct Place: Equatable {
    var step: Int
    var text: String
    var isOpen: Bool
    var section: String?
  }

  init() {}

  init(_ object: JSONValue) {
    place = object["place"]?.whole ?? 0
    modes = object.texts("modes")
    language = object["language"]?.string
    room = object["code"]?.string.flatMap { RoomCode($0) }
    stays = object["stays"]?.flag ?? false
    of = object["of"]?.whole
    settled = object["settled"]?.whole
    questions = (object["questions"]?.items ?? []).compactMap(AskedQuestion.init)
    settlings = object.texts("settled_by").map { VerdictView.Settling(rawValue: $0) ?? .answered }
    hints = object.texts("hints")
    overview = (object["overview"]?.items ?? []).compactMap { item in
      guard let step = item["step"]?.whole else { return nil }
      return Place(
        step: step, text: item["text"]?.string ?? "", isOpen: item["open"]?.flag ?? false,
        section: item["section"]?.string)
    }
    isWaitingForFinish = object["finish"]?.flag ?? false
    isTried = object["isTried"]?.flag ?? true
    isByHand = object["byHand"]?.flag ?? false
    isCard = object["card"]?.flag ?? false
    isWatched = object["watched"]?.flag ?? false
    isPractice = object["practice"]?.flag ?? false
  }
}
