package import JSONText
package import QuizCore
internal import TextLayout

extension Wire {
  package static func question(_ view: QuestionView) -> JSONObject {
    var object: JSONObject = ["type": "question", "step": .int(view.step), "try": .int(view.attempt)]
    object.add("of", view.of)
    object.add("title", view.title)
    object.append("id", string(view.id))
    object.append("kind", .text(view.kind.rawValue))
    object.append("text", string(view.text))
    object.add("section", view.section?.id)
    object.add("image", view.image)
    object.add("imageAlt", view.imageAlt)
    object.add("audio", view.audio)
    object.add("problem", view.problem)
    object.add("note", view.note)
    object.append("answers", choices(view.answers))
    object.append("left", choices(view.left))
    object.append("right", choices(view.right))
    object.add("min", view.scale?.min)
    object.add("max", view.scale?.max)
    object.add("step_size", view.scale?.step)
    object.append("labels", texts(view.scale?.labels ?? []))
    object.add("limit", view.limit)
    object.add("left_ms", view.leftMs)
    object.add("quiz_left_ms", view.quizLeftMs)
    if let selected = view.draft { object.append("selected", reply(selected)) }
    object.append("back", .bool(view.back))
    object.append("skip", .bool(view.skip))
    if view.hint { object.append("hint", true) }
    object.append("actions", actions(view.actions))
    object.append("inputs", inputs(view.inputs))
    object.append("status", texts(view.status.map(\.text)))
    object.append("status_values", .list(view.status.filter { !$0.isPlain }.map(status)))
    object.add("player", view.player)
    return object
  }

  static func page(_ view: PageView) -> JSONObject {
    var object: JSONObject = ["type": "page", "id": string(view.page.id)]
    object.add("title", view.page.title)
    object.add("body", view.page.body)
    object.add("image", view.page.image)
    object.add("imageAlt", view.page.imageAlt)
    object.add("audio", view.page.audio)
    object.add("problem", view.problem)
    object.add("quiz_left_ms", view.quizLeftMs)
    object.append("actions", actions(view.page.actions))
    object.append("inputs", inputs(view.page.inputs))
    object.add("player", view.player)
    object.add("continue", view.page.proceeding)
    return object
  }

  private static func status(_ entry: StatusEntry) -> JSONValue {
    var object: JSONObject = ["text": string(entry.text)]
    object.add("kind", entry.kind?.rawValue)
    object.add("value", entry.value)
    object.add("of", entry.of)
    if !entry.labels.isEmpty { object.append("labels", .list(entry.labels.map(string))) }
    return .object(object)
  }

  private static func choices(_ choices: [Choice]) -> JSONValue {
    .list(choices.map { ["id": string($0.id), "text": string($0.text)] })
  }

  private static func actions(_ actions: [Action]) -> JSONValue {
    .list(actions.map { ["id": string($0.id), "label": string($0.label)] })
  }

  /// Values that can be given, by name; also the options of a mode.
  package static func inputs(_ inputs: [NamedSpec]) -> JSONValue {
    .object(JSONObject(inputs.map { ($0.name.cleaned, .object(spec($0.spec))) }))
  }

  private static func spec(_ spec: ValueSpec) -> JSONObject {
    var object: JSONObject = ["type": .text(spec.type.rawValue)]
    object.add("values", spec.values?.rawValue)
    object.add("min", spec.min)
    object.add("max", spec.max)
    if let initial = spec.initial {
      // A table without anything in it is a list, where nothing says that it is none.
      object.append("default", spec.type == .map && initial == .empty ? .object(JSONObject()) : plain(initial))
    }
    object.add("about", spec.about)
    if !spec.choices.isEmpty { object.append("of", .list(spec.choices.map(plain))) }
    if spec.isSecret { object.append("secret", true) }
    return object
  }

  package static func plain(_ value: PlainValue) -> JSONValue {
    switch value {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .number(let value): return .number(value)
    case .text(let value), .question(let value): return string(value)
    case .list(let values): return .list(values.map(plain))
    case .map(let fields): return .object(JSONObject(fields.map { ($0.key.written.cleaned, plain($0.value)) }))
    }
  }
}
