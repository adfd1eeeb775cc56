package import QuizCore
internal import Words

/// The options of what would be played.
package struct OptionsView: Equatable, Sendable {
  package var title: String
  /// The options of mode and modifiers, with their present values.
  package var options: [NamedSpec]
  /// Nil where only the options can be chosen.
  package var extras: PlayExtras?
  /// The criteria by which questions can be chosen.
  package var topics: QuizTopics

  package init(
    title: String, options: [NamedSpec], extras: PlayExtras?, topics: QuizTopics = QuizTopics()
  ) {
    self.topics = topics
    self.title = title
    self.options = options
    self.extras = extras
  }
}

/// The differences between the questions of a quiz; the player chooses only by criteria with several values.
package struct QuizTopics: Equatable, Sendable {
  package var categories: [String] = []
  package var difficulties: [String] = []
  package var kinds: [Question.Kind] = []

  package init() {}

  package init(_ quiz: Quiz) {
    let asked = quiz.questions.filter { $0.kind != .info }
    categories = Set(asked.compactMap { $0.category ?? quiz.category }).sorted()
    let found = Set(asked.compactMap(\.difficulty))
    difficulties = Self.usual.filter(found.contains) + found.subtracting(Self.usual).sorted()
    kinds = Question.Kind.allCases.filter { kind in asked.contains { $0.kind == kind } }
  }

  private static let usual = ["easy", "medium", "hard"]
}

package enum OptionsChoice: Equatable, Sendable {
  /// The values of the mode's options that stand there, and the rest.
  case take([PlainField], PlayExtras?)
  /// All values have their defaults.
  case standard
}

extension Lobby {
  package func options(_ view: OptionsView) throws(Interruption) -> OptionsChoice? {
    var scene = OptionsScene(view, texts)
    return try show(&scene)
  }
}

/// The options of a sitting as a form.
struct OptionsScene: FormScene, LobbyScene {
  private let view: OptionsView
  let canGoBack = false
  var form: Form
  var scroll = Scroll()
  var choice: OptionsChoice?

  /// The names of fields beside the mode's options, which cannot have such names.
  private enum Name {
    static let limit = " limit"
    static let missed = " missed"
    static let practice = " practice"
    static let factor = " factor"
    static let seed = " seed"
    static let category = " category"
    static let difficulty = " difficulty"
    static let kind = " kind"
  }

  private static let factors = ["1", "1.5", "2", "4", "10"]
  private static let standards = "standards"

  init(_ view: OptionsView, _ texts: ScreenTexts) {
    self.view = view
    // Long texts are what few change: they come last.
    let own = view.options.filter { $0.spec.type != .text } + view.options.filter { $0.spec.type == .text }
    form = Form(
      pad: nil, inputs: own + (view.extras.map { Self.fields($0, view.topics, texts) } ?? []),
      buttons: [
        Button(role: .submit, label: texts.cover.take),
        Button(role: .action(Self.standards), label: texts.cover.standards, key: "s"),
      ], texts.language, mayBeEmpty: true)
  }

  private static func fields(_ extras: PlayExtras, _ topics: QuizTopics, _ texts: ScreenTexts) -> [NamedSpec] {
    let (words, home) = (texts.cover, texts.home)
    let factors = factors.map { PlainValue.text(words.factors[$0] ?? $0) }
    let chosen = Self.factors.firstIndex { Double($0) == extras.factor } ?? 0
    let questions = [
      topic(Name.category, home.category, topics.categories, extras.category, home),
      topic(
        Name.difficulty, home.difficulty, topics.difficulties.map(home.difficulty),
        extras.difficulty.map(home.difficulty), home),
      topic(Name.kind, home.kind, topics.kinds.map(home.kind), extras.kind.map(home.kind), home),
    ]
    return [
      NamedSpec(
        Name.limit,
        ValueSpec(.limit, initial: extras.limit.map(PlainValue.int), about: words.limit)),
      NamedSpec(Name.missed, ValueSpec(.bool, initial: .bool(extras.isMissed), about: words.missed)),
      NamedSpec(Name.practice, ValueSpec(.bool, initial: .bool(extras.isPractice), about: words.practice)),
      NamedSpec(
        Name.factor, ValueSpec(.choice, initial: factors[chosen], about: words.factor, choices: factors)),
      NamedSpec(
        Name.seed,
        ValueSpec(
          .int, min: 0, max: Double(Chance.seeds.upperBound), initial: extras.seed.map(PlainValue.int),
          about: words.seed)),
    ] + questions.compactMap { $0 }
  }

  /// A choice of one of several, or of any; nil where there are not several.
  private static func topic(
    _ name: String, _ label: String, _ values: [String], _ now: String?, _ words: HomeTexts
  ) -> NamedSpec? {
    guard values.count > 1 else { return nil }
    return NamedSpec(
      name,
      ValueSpec(
        .choice, initial: .text(now.flatMap { values.contains($0) ? $0 : nil } ?? words.any), about: label,
        choices: ([words.any] + values).map(PlainValue.text)))
  }

  mutating func press(_ role: Button.Role, _ texts: ScreenTexts) -> SceneAction {
    guard role == .submit else { return choose(.standard) }
    if let complaint = form.complaint(texts) {
      form.focus = complaint.spot
      scroll.follow(from: 0)
      return .say(complaint.text)
    }
    let given = form.givenInputs
    let own = Set(view.options.map { PlainKey.text($0.name) })
    return choose(.take(given.filter { own.contains($0.key) }, extras(given, texts.cover, texts.home)))
  }

  private func extras(_ given: [PlainField], _ words: CoverTexts, _ home: HomeTexts) -> PlayExtras? {
    guard view.extras != nil else { return nil }
    let value = { (name: String) in given.first { $0.key == .text(name) }?.value }
    let factor = Self.factors.first { words.factors[$0] == value(Name.factor)?.string }
    return PlayExtras(
      limit: value(Name.limit)?.integer, isMissed: value(Name.missed)?.boolean ?? false,
      isPractice: value(Name.practice)?.boolean ?? false, factor: factor.flatMap(Double.init) ?? 1,
      seed: value(Name.seed)?.integer, category: view.topics.categories.first { $0 == value(Name.category)?.string },
      difficulty: view.topics.difficulties.first { home.difficulty($0) == value(Name.difficulty)?.string },
      kind: view.topics.kinds.first { home.kind($0) == value(Name.kind)?.string })
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    form.draw(into: &body, submit: texts.cover.take, isActive: true, canvas)
    let button = form.focusedButton.flatMap { $0.role == .submit ? nil : $0.label }
    let hints =
      [KeyHint(texts.enterKey, button ?? texts.cover.take)] + form.inputHints(canvas.settings)
      + [KeyHint("Tab", texts.fields), KeyHint(texts.esc, texts.back)]
    return Sheet(
      header: canvas.titleRows(texts.cover.optionsTitle(["title": view.title])), body: body, focus: form.focus,
      hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.enterKey, texts.cover.take), KeyHint(settings.glyphs.leftRight, texts.chooses),
    ] + form.keys(texts) + [KeyHint(texts.esc, texts.back)]
  }
}

extension ValueSpec {
  /// The whole numbers that an option of play takes.
  init(_ option: PlayOption, initial: PlainValue?, about: String) {
    let range: ClosedRange<Int>? = if case .whole(let range) = option.kind { range } else { nil }
    let (min, max) = (range.map { Double($0.lowerBound) }, range.map { Double($0.upperBound) })
    self.init(.int, min: min, max: max, initial: initial, about: about)
  }
}
