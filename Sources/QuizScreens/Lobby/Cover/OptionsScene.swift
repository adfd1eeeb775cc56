package import QuizCore
internal import QuizPlay
internal import Terminal

/// The options of what would be played.
package struct OptionsView: Equatable, Sendable {
  package var title: String
  /// Those of mode and modifiers, with what holds now.
  package var options: [NamedSpec]
  /// Nil where only the options can be chosen.
  package var extras: PlayExtras?

  package init(title: String, options: [NamedSpec], extras: PlayExtras?) {
    self.title = title
    self.options = options
    self.extras = extras
  }
}

package enum OptionsChoice: Equatable, Sendable {
  /// The values of the mode's options that stand there, and the rest.
  case take([PlainField], PlayExtras?)
  /// Everything as it is without a word.
  case standard
}

extension Lobby {
  package func options(_ view: OptionsView, notice: String? = nil) -> LobbyEnd<OptionsChoice> {
    var scene = OptionsScene(view, texts)
    return show(&scene, notice: notice)
  }
}

/// The options of a sitting as a form.
struct OptionsScene: FormScene, LobbyScene {
  private let view: OptionsView
  let canGoBack = false
  var form: Form
  var scroll = Scroll()
  var choice: OptionsChoice?

  /// Fields beside those of the mode; no option of a mode is called like them.
  private enum Name {
    static let limit = " limit"
    static let missed = " missed"
    static let practice = " practice"
    static let factor = " factor"
  }

  private static let factors = ["1", "1.5", "2", "4", "10"]
  private static let standards = "standards"

  init(_ view: OptionsView, _ texts: ScreenTexts) {
    self.view = view
    form = Form(
      pad: nil, inputs: view.options + (view.extras.map { Self.fields($0, texts.cover) } ?? []),
      buttons: [
        Button(role: .submit, label: texts.cover.take),
        Button(role: .action(Self.standards), label: texts.cover.standards, key: "s"),
      ], texts.language, mayBeEmpty: true)
  }

  private static func fields(_ extras: PlayExtras, _ words: CoverTexts) -> [NamedSpec] {
    let factors = factors.map { PlainValue.text(words.factors[$0] ?? $0) }
    let chosen = Self.factors.firstIndex { Double($0) == extras.factor } ?? 0
    return [
      NamedSpec(
        Name.limit,
        ValueSpec(.int, min: 1, max: 1_000_000, initial: extras.limit.map(PlainValue.int), about: words.limit)),
      NamedSpec(Name.missed, ValueSpec(.bool, initial: .bool(extras.isMissed), about: words.missed)),
      NamedSpec(Name.practice, ValueSpec(.bool, initial: .bool(extras.isPractice), about: words.practice)),
      NamedSpec(
        Name.factor, ValueSpec(.choice, initial: factors[chosen], about: words.factor, choices: factors)),
    ]
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
    return choose(.take(given.filter { own.contains($0.key) }, extras(given, texts.cover)))
  }

  private func extras(_ given: [PlainField], _ words: CoverTexts) -> PlayExtras? {
    guard view.extras != nil else { return nil }
    let value = { (name: String) in given.first { $0.key == .text(name) }?.value }
    let factor = Self.factors.first { words.factors[$0] == value(Name.factor)?.string }
    return PlayExtras(
      limit: value(Name.limit)?.integer, isMissed: value(Name.missed)?.boolean ?? false,
      isPractice: value(Name.practice)?.boolean ?? false, factor: factor.flatMap(Double.init) ?? 1)
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    form.draw(into: &body, submit: texts.cover.take, isActive: true, canvas)
    let button = form.focusedButton.flatMap { $0.role == .submit ? nil : $0.label }
    let hints =
      [KeyHint(texts.enter, button ?? texts.cover.take)] + form.inputHints(canvas.settings)
      + [KeyHint("Tab", texts.fields), KeyHint(texts.esc, texts.back)]
    return Sheet(
      header: canvas.titleRows(texts.cover.optionsTitle(["title": view.title])), body: body, focus: form.focus,
      hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.enter, texts.cover.take), KeyHint(settings.glyphs.leftRight, texts.chooses),
    ] + form.keys(texts) + [KeyHint(texts.esc, texts.back)]
  }
}
