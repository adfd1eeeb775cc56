internal import JSONText
internal import QuizCore
internal import QuizPlay

/// A question as the engine tells it, read again: the reverse of `Wire`.
struct AskedQuestion: Equatable {
  var step: Int
  var attempt: Int
  /// Whether being asked again is a further try.
  var isTried: Bool
  var of: Int?
  /// What stands above it in the place of its number.
  var title: String?
  var id: String
  var kind: Question.Kind
  var text: String
  var picture: Picture?
  var audio: String?
  /// Whether a sound that belongs here cannot be played.
  var lacksSound: Bool
  var note: String?
  /// In the order shown; for `order` the items.
  var answers: [Choice]
  var left: [Choice]
  var right: [Choice]
  var scale: AskedScale?
  /// Seconds.
  var limit: Double?
  var leftMs: Int?
  var quizLeftMs: Int?
  /// What is ticked, moved or typed already.
  var selected: Reply?
  var back: Bool
  var skip: Bool
  var hint: Bool
  var offers: Offers
  var status: [AskedStatus]
  var player: String?
  /// What is read before it, in rooms, where nobody turns pages.
  var pages: [PageBefore]

  init?(_ object: JSONValue) {
    guard let step = object["step"]?.whole, let id = object["id"]?.string, let text = object["text"]?.string,
      let kind = object["kind"]?.string.flatMap(Question.Kind.init)
    else { return nil }
    (self.step, self.id, self.text, self.kind) = (step, id, text, kind)
    attempt = object["try"]?.whole ?? 1
    isTried = object["isTried"]?.flag ?? true
    of = object["of"]?.whole
    title = object["title"]?.string
    picture = Picture(object)
    audio = object["audio"]?.string
    lacksSound = object["problem"] != nil
    note = object["note"]?.string
    answers = Self.choices(object["answers"])
    left = Self.choices(object["left"])
    right = Self.choices(object["right"])
    scale = AskedScale(object)
    limit = object["limit"]?.double
    leftMs = object["left_ms"]?.whole
    quizLeftMs = object["quiz_left_ms"]?.whole
    selected = object["selected"].flatMap(Reply.init)
    back = object["back"]?.flag ?? false
    skip = object["skip"]?.flag ?? false
    hint = object["hint"]?.flag ?? false
    offers = Offers(object)
    status = AskedStatus.all(object)
    player = object["player"]?.string
    pages = (object["pages"]?.items ?? []).map(PageBefore.init)
  }

  private static func choices(_ list: JSONValue?) -> [Choice] {
    (list?.items ?? []).compactMap { item in
      guard let id = item["id"]?.string, let text = item["text"]?.string else { return nil }
      return Choice(id: id, text: text)
    }
  }

  var untouched: UntouchedQuestion {
    UntouchedQuestion(kind, items: answers.map(\.id), lefts: left.count, start: kind == .range ? scale?.middle : nil)
  }

  /// The text of an answer, an item, a left or a right by its id.
  func text(of id: String) -> String {
    (answers + left + right).first { $0.id == id }?.text ?? id
  }
}

/// A page that stands with the question behind it.
struct PageBefore: Equatable {
  var title: String?
  var body: String?
  var picture: Picture?

  init(_ object: JSONValue) {
    (title, body, picture) = (object["title"]?.string, object["body"]?.string, Picture(object))
  }
}

/// A picture with what is said of it.
struct Picture: Equatable {
  /// A path here.
  var path: String
  var alt: String

  init?(_ object: JSONValue) {
    guard let path = object["image"]?.string else { return nil }
    self.path = path
    alt = object["imageAlt"]?.string ?? ""
  }
}

/// The slider of a `range`.
struct AskedScale: Equatable {
  var min: Double
  var max: Double
  var step: Double?
  var labels: [String]

  init?(_ object: JSONValue) {
    guard let min = object["min"]?.double, let max = object["max"]?.double else { return nil }
    (self.min, self.max) = (min, max)
    step = object["step_size"]?.double
    labels = object.texts("labels")
  }
}

extension Reply {
  init?(_ value: JSONValue) {
    switch value {
    case .list(let items): self = .ids(items.compactMap(\.string))
    case .text(let text): self = .text(text)
    case .object: self = .pairs(value.fields.compactMap { field in field.value.string.map { Pair(field.key, $0) } })
    default:
      guard let number = value.double else { return nil }
      self = .number(number)
    }
  }
}
