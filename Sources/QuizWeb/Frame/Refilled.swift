internal import HTMLText
internal import QuizWire
internal import Words

/// The fields of a form that may have come back, with the sent values, and corrections beside their fields.
struct Refilled {
  let told: FormNotice?
  let words: PageWords

  private var sent: FormFields { told?.sent ?? FormFields() }

  /// Whether the form was sent before.
  var isBack: Bool { !sent.isEmpty }

  /// The sent value of a field; nil where none was sent.
  func value(_ name: String) -> String? { sent[name] }

  /// Whether a box with a value is ticked: as it was sent, else as it is at first.
  func isTicked(_ name: String, _ value: String = "true", else first: Bool = false) -> Bool {
    isBack ? sent.all(name).contains(value) : first
  }

  func isWrong(_ name: String) -> Bool { told?.wrong == name }

  /// The attributes that mark a wrong field; `help` is the id of its description.
  func marks(_ name: String, help: String? = nil) -> [Attribute] {
    let described = (isWrong(name) ? [Self.id] : []) + (help.map { [$0] } ?? [])
    return (isWrong(name) ? [.aria("invalid", "true")] : [])
      + (described.isEmpty ? [] : [.aria("describedby", described.joined(separator: " "))])
  }

  /// The complaint about a field, to show beside it.
  @HTMLBuilder func amiss(_ name: String) -> HTML {
    if let told, isWrong(name) {
      Tag.p(.class("amiss"), .id(Self.id), .named("role", "alert")) { words.sentence(told) }
    }
  }

  static let id = "amiss"
}

extension HTML {
  /// The reason of a refusal, above the page; a mistake in a field is shown beside that.
  static func told(_ told: FormNotice?, _ words: PageWords) -> HTML {
    guard let told, told.wrong == nil else { return .empty }
    return Tag.p(.class("message", "grave"), .named("role", "alert")) { words.sentence(told) }
  }
}
