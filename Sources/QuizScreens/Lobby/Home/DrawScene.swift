package import QuizCore
internal import Words

/// Which questions are to be drawn from all quizzes.
package struct DrawOptions: Equatable, Sendable {
  /// Nil for any.
  package var category: String?
  package var difficulty: String?
  package var kind: Question.Kind?
  package var limit: Int
  package var isMissed: Bool

  package init(
    category: String? = nil, difficulty: String? = nil, kind: Question.Kind? = nil, limit: Int, isMissed: Bool = false
  ) {
    self.category = category
    self.difficulty = difficulty
    self.kind = kind
    self.limit = limit
    self.isMissed = isMissed
  }
}

extension Lobby {
  /// Asks for the questions to draw; `categories` are the existing ones.
  package func draw(_ categories: [String], notice: String? = nil) throws(Interruption) -> DrawOptions? {
    var scene = DrawScene(categories, texts)
    return try show(&scene, notice: notice)
  }
}

/// Questions from everywhere: which, and how many.
struct DrawScene: FormScene, LobbyScene {
  private let categories: [String]
  let canGoBack = false
  var form: Form
  var scroll = Scroll()
  var choice: DrawOptions?

  private enum Name {
    static let category = "category"
    static let difficulty = "difficulty"
    static let kind = "kind"
    static let limit = "limit"
    static let missed = "missed"
  }

  private static let difficulties = ["easy", "medium", "hard"]
  private static let kinds = Question.Kind.allCases.filter { $0 != .info }
  private static let usual = 10

  init(_ categories: [String], _ texts: ScreenTexts) {
    let words = texts.home
    self.categories = categories
    let choice = { (name: String, label: String, values: [String]) in
      NamedSpec(
        name,
        ValueSpec(
          .choice, initial: .text(words.any), about: label, choices: ([words.any] + values).map(PlainValue.text)))
    }
    form = Form(
      pad: nil,
      inputs: [
        choice(Name.category, words.category, categories),
        choice(Name.difficulty, words.difficulty, Self.difficulties.map(words.difficulty)),
        choice(Name.kind, words.kind, Self.kinds.map(words.kind)),
        NamedSpec(
          Name.limit,
          ValueSpec(.limit, initial: .int(Self.usual), about: texts.cover.limit)),
        NamedSpec(Name.missed, ValueSpec(.bool, initial: .bool(false), about: texts.cover.missed)),
      ], buttons: [Button(role: .submit, label: words.drawNow)], texts.language)
  }

  mutating func press(_ role: Button.Role, _ texts: ScreenTexts) -> SceneAction {
    if let complaint = form.complaint(texts) {
      form.focus = complaint.spot
      scroll.follow(from: 0)
      return .say(complaint.text)
    }
    let words = texts.home
    let given = form.givenInputs
    let value = { (name: String) in given.first { $0.key == .text(name) }?.value }
    let text = { (name: String) in value(name)?.string }
    return choose(
      DrawOptions(
        category: categories.first { $0 == text(Name.category) },
        difficulty: Self.difficulties.first { words.difficulty($0) == text(Name.difficulty) },
        kind: Self.kinds.first { words.kind($0) == text(Name.kind) },
        limit: value(Name.limit)?.integer ?? Self.usual, isMissed: value(Name.missed)?.boolean ?? false))
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    form.draw(into: &body, submit: texts.home.drawNow, isActive: true, canvas)
    let hints =
      [KeyHint(texts.enterKey, texts.home.drawNow)] + form.inputHints(canvas.settings)
      + [KeyHint("Tab", texts.fields), KeyHint(texts.esc, texts.back)]
    return Sheet(header: canvas.titleRows(texts.home.drawAbout), body: body, focus: form.focus, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.enterKey, texts.home.drawNow), KeyHint(settings.glyphs.leftRight, texts.chooses),
    ] + form.keys(texts) + [KeyHint(texts.esc, texts.back)]
  }
}

extension HomeTexts {
  func difficulty(_ word: String) -> String { difficulties[word] ?? word }

  func kind(_ kind: Question.Kind) -> String { kinds[kind.rawValue] ?? kind.rawValue }
}
