package import JSONText
internal import QuizCore
package import QuizPlay

/// An object of a sitting, with its `type`: names and shapes of `docs/protocol.md`.
///
/// Lists and `inputs` are always there; other keys are absent when they have no value. Every text is cleaned of control
/// characters.
package enum SittingLine: Equatable, Sendable {
  case begin(BeginView)
  case moment(Moment)
  /// Parts of a page of the browser.
  case scene(SceneView)
  case extras(ExtrasView)

  /// Nil for an object of another type.
  package init?(wire node: JSONNode) {
    let line: SittingLine? =
      switch LineType(wire: node)?.type {
      case "begin": BeginView(wire: node).map(SittingLine.begin)
      case "scene": SceneView(wire: node).map(SittingLine.scene)
      case "extras": ExtrasView(wire: node).map(SittingLine.extras)
      case "question": QuestionView(wire: node).map { .moment(.step(.question($0))) }
      case "page": PageView(wire: node).map { .moment(.step(.page($0))) }
      case "verdict": VerdictView(wire: node).map { .moment(.verdict($0)) }
      case "result": SittingResult(wire: node).map { .moment(.result($0)) }
      default: LineNote(wire: node).flatMap(\.moment).map(SittingLine.moment)
      }
    guard let line else { return nil }
    self = line
  }

  /// The line, without its newline; nil for objects that programs do not get.
  package var line: String? {
    switch self {
    case .begin(let view): view.line
    case .moment(let moment): moment.line
    case .scene(let view): view.line
    case .extras(let view): view.line
    }
  }
}

extension Moment {
  /// The line, without its newline; nil for moments that programs do not get.
  package var line: String? {
    switch self {
    case .step(.question(var view)):
      // Programs see by the kind whether something was tried.
      view.isTried = true
      return view.line
    case .step(.page(let view)): return view.line
    case .verdict(let view): return view.line
    case .result(let result): return result.line
    case .hint, .timeout, .warning, .news, .refused, .waitingForFinish, .discarded: return LineNote(self)?.line
    }
  }
}

/// The first field of every object.
private struct LineType: WireObject {
  var type = ""

  mutating func visit(_ fields: inout FieldVisitor) { fields.always("type", &type) }
}

/// The small objects: a hint, a timeout, a warning, an error.
private struct LineNote: WireObject {
  var type = ""
  var text: String?
  var markup = TextMarkup.plain
  var step: Int?
  var message: String?

  init() {}

  init?(_ moment: Moment) {
    switch moment {
    case .hint(let text, let markup): (type, self.text, self.markup) = ("hint", text, markup)
    case .timeout(let step): (type, self.step) = ("timeout", step)
    case .warning(let message), .news(let message): (type, self.message) = ("warning", message)
    case .refused(let message): (type, self.message) = ("error", message)
    case .step, .verdict, .result, .waitingForFinish, .discarded: return nil
    }
  }

  var moment: Moment? {
    switch type {
    case "hint": text.map { .hint($0, markup) }
    case "timeout": .timeout(step: step ?? 0)
    case "warning": message.map(Moment.warning)
    case "error": message.map(Moment.refused)
    default: nil
    }
  }

  mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("type", &type)
    fields.field("text", &text)
    fields.markup(&markup)
    fields.field("step", &step)
    fields.field("message", &message)
  }
}
