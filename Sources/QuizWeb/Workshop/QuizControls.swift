internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The controls of a quiz's form: one or more for each key, with what was found beside them.
struct QuizControls {
  let quiz: JSONValue
  var findings: [WorkshopFinding] = []
  /// Fields whose JSON could not be read, with their text.
  var unread: [String: String] = [:]
  let words: PageWords
  var workshop: PageWords.Workshop { words.workshop }

  /// The controls of a place. `label` replaces the word for its key; `kind` is the one kind that it counts for.
  func field(
    _ path: ValuePath, label: String? = nil, kind: Question.Kind? = nil, help: String? = nil, list: String? = nil
  ) -> HTML {
    let shape = shape(path, kind)
    let found = findings(at: path)
    let label = label ?? word(path)
    return Tag.div(.class("field")) {
      texts(path, shape).map { shown in
        let name = path.text + shown.suffix + (kind.map { ":\($0.rawValue)" } ?? "")
        let described = (help == nil ? [] : ["help-\(name)"]) + (found.isEmpty ? [] : ["found-\(path.text)"])
        return control(
          Control(
            name: name, label: labelled(label, shown.suffix), text: unread[name] ?? shown.text,
            shape: shown.suffix == "~" ? .json : shape, described: described, isWrong: found.contains(where: \.isError),
            list: list))
      }
      if let help { Tag.small(.id("help-\(path.text)\(kind.map { ":\($0.rawValue)" } ?? "")")) { help } }
      if shape == .file { upload(path, label) }
      told(found, path)
    }
  }

  /// The kind of a question is shown as it counts, wherever it is written.
  private func texts(_ path: ValuePath, _ shape: FieldShape) -> [FieldText] {
    guard path.key == "kind", let question = path.question else { return shape.shown(quiz[path]) }
    return [FieldText(text: quiz.kind(of: question).rawValue)]
  }

  private func shape(_ path: ValuePath, _ kind: Question.Kind?) -> FieldShape {
    guard let part = path.part, let key = path.key else { return .line }
    return FieldShape(key, in: part, kind: kind ?? path.question.map(quiz.kind))
  }

  private func labelled(_ label: String, _ suffix: String) -> String {
    if suffix == "~" { return workshop.inJSON(["label": label]) }
    return suffix.isEmpty ? label : "\(label) (\(suffix.dropFirst()))"
  }

  /// The word for the key of a place.
  func word(_ path: ValuePath) -> String {
    guard let key = path.key, let part = path.part else { return "" }
    switch key {
    case "title": return workshop.title
    case "kind": return workshop.kind
    case "points": return words.play.pointsLabel
    case "hint": return words.play.hintLabel
    default: return workshop.labels["\(part.word).\(key)"] ?? workshop.labels[key] ?? key
    }
  }

  // MARK: Kinds of controls

  private struct Control {
    var name: String
    var label: String
    var text: String
    var shape: FieldShape
    var described: [String]
    var isWrong: Bool
    var list: String?

    var attributes: [Attribute] {
      [.id(name), .name(name)] + (described.isEmpty ? [] : [.aria("describedby", described.joined(separator: " "))])
        + (isWrong ? [.aria("invalid", "true")] : [])
    }
  }

  @HTMLBuilder private func control(_ control: Control) -> HTML {
    if control.shape == .tick {
      Tag.label(.class("tick")) {
        HTML.hidden(control.name, "")
        Tag.input(
          control.attributes + [.type("checkbox"), .value("true")] + (control.text == "true" ? [.flag("checked")] : []))
        Tag.span { control.label }
      }
    } else {
      Tag.label(.named("for", control.name)) { control.label }
      body(control)
    }
    if unread[control.name] != nil { Tag.p(.class("amiss"), .named("role", "alert")) { workshop.badJSON } }
  }

  private func body(_ control: Control) -> HTML {
    switch control.shape {
    case .area, .lines, .json: area(control)
    case .line where control.text.contains(where: \.isNewline): area(control)
    case .choice(let choices): select(control, choices)
    case .flag: select(control, ["true", "false"])
    case .line, .file, .tick:
      Tag.input(
        control.attributes + [.type("text"), .value(control.text), .named("autocomplete", "off")]
          + (control.list.map { [.named("list", $0)] } ?? []) + (control.shape == .file ? [] : [.dirAuto]))
    case .number:
      Tag.input(
        control.attributes + [
          .type("text"), .value(control.text), .named("autocomplete", "off"), .named("inputmode", "decimal"),
        ])
    }
  }

  private func area(_ control: Control) -> HTML {
    let rows = min(12, max(2, control.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1))
    let isText = control.shape == .area || control.shape == .line
    return Tag.textarea(
      control.attributes + [.named("rows", String(rows)), .class("short")]
        + (isText ? [.dirAuto, .data("text", "")] : [.named("spellcheck", "false")])
    ) {
      // A browser passes over the first line break.
      control.text.hasPrefix("\n") ? "\n" + control.text : control.text
    }
  }

  private func select(_ control: Control, _ choices: [String]) -> HTML {
    let unknown = control.text.isEmpty || choices.contains(control.text) ? [] : [control.text]
    return Tag.select(control.attributes) {
      if !control.name.hasSuffix(".kind") { Tag.option(.value("")) { workshop.asUsual } }
      (choices + unknown).map { choice in
        Tag.option([.value(choice)] + (choice == control.text ? [.flag("selected")] : [])) { said(choice, choices) }
      }
    }
  }

  private func said(_ choice: String, _ choices: [String]) -> String {
    if choices == ["true", "false"] { return choice == "true" ? words.cover.yes : words.cover.no }
    return workshop.values[choice] ?? choice
  }

  /// The field for a file of one's own; what it is called in the quiz is the server's to say.
  private func upload(_ path: ValuePath, _ label: String) -> HTML {
    let name = "file:\(path.text)"
    let type = path.key == "image" ? "image/png,image/jpeg" : path.key == "video" ? "video/*" : "audio/*"
    return HTML {
      Tag.label(.class("sr"), .named("for", name)) { workshop.upload(["label": label]) }
      Tag.input(.id(name), .type("file"), .name(name), .named("accept", type))
    }
  }

  // MARK: Findings

  /// The findings of a field; of an answer as a whole they stand at its text.
  private func findings(at path: ValuePath) -> [WorkshopFinding] {
    let whole = path.answer != nil && path.key == "text" ? ValuePath(Array(path.steps.dropLast())) : path
    return findings.filter { $0.place == path || $0.place == whole }
  }

  @HTMLBuilder private func told(_ found: [WorkshopFinding], _ path: ValuePath) -> HTML {
    if !found.isEmpty {
      Tag.div(.id("found-\(path.text)")) {
        found.map { one in Tag.p(.class(one.isError ? "amiss" : "doubt"), .dirAuto) { one.message.capitalised } }
      }
    }
  }

  /// The place of a finding in words, which leads there; empty for the whole quiz.
  @HTMLBuilder func way(to finding: WorkshopFinding, in id: String) -> HTML {
    if let place = finding.place, let view = EditView(showing: place) {
      Tag.a(.href(view.path(id))) { name(place) }
      ": "
    }
  }

  private func name(_ place: ValuePath) -> String {
    guard let question = place.question else { return word(ValuePath(Array(place.steps.prefix(1)))) }
    let answer = place.answer.map { [workshop.answerOf(["n": String($0 + 1)])] } ?? []
    return (["\(workshop.question) \(question + 1)"] + answer).joined(separator: ", ")
  }
}

extension QuizPart {
  /// The name of a part as labels have it in front of a key.
  var word: String {
    switch self {
    case .quiz: "quiz"
    case .defaults: "defaults"
    case .question: "question"
    case .answer: "answer"
    case .outcome: "outcome"
    case .band: "band"
    case .section: "section"
    case .shuffle: "shuffle"
    case .navigation: "navigation"
    case .timing: "timing"
    case .tolerance: "tolerance"
    case .gap: "gap"
    case .side: "side"
    }
  }
}
