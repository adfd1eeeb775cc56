internal import QuizWire

/// The part of the editor that a page shows.
struct EditView: Equatable, Sendable {
  var open: Int?
  var showsSettings = false
  /// Whether findings are shown, as somebody wanted to save.
  var isChecked = false
  var isSaved = false
  /// Whether a quiz is chosen that the open question is copied into.
  var isCopying = false
  /// Where the page begins without scripts.
  var isAtQuestion = false
  var notice: EditPage.Notice?
  var unread: [String: String] = [:]

  init() {}

  init(_ fields: FormFields, isForm: Bool) {
    open = (isForm ? fields["open"] : fields["q"]).flatMap { Int($0) }.flatMap { (0..<100_000).contains($0) ? $0 : nil }
    showsSettings = fields["view"] == "settings"
    isChecked = fields.filled("checked") != nil
    isSaved = !isForm && fields["saved"] != nil
    isCopying = !isForm && fields["copy"] != nil
  }

  /// The view that has the field of a place; nil for the title, which each has.
  init?(showing place: ValuePath) {
    guard let key = place.steps.first, key != .key(QuizKey.title.rawValue) else { return nil }
    (open, isAtQuestion, isChecked) = (place.question, place.question != nil, true)
    showsSettings = place.question == nil && key != .key(QuizKey.questions.rawValue)
  }

  func path(_ id: String) -> String {
    let query = [
      ("q", open.map(String.init) ?? ""), ("view", showsSettings ? "settings" : ""), ("checked", isChecked ? "1" : ""),
      ("saved", isSaved ? "1" : ""), ("copy", isCopying ? "1" : ""),
    ]
    return Query(EditPage.path(id), query).path + (isSaved ? "#saved" : isAtQuestion ? "#open" : "")
  }
}

extension EditView {
  /// The question that is open after a change of the list.
  mutating func follow(_ operation: QuizOperation, to place: ValuePath?) {
    guard let open else {
      if case .add = operation, let place, place.question != nil {
        (self.open, isAtQuestion) = (place.question, true)
      }
      return
    }
    switch operation {
    case .add(let list) where list.text == "questions", .copy(let list) where list.steps.count == 2:
      (self.open, isAtQuestion) = (place?.question ?? open, true)
    case .remove(let path) where path.steps.count == 2 && path.question != nil:
      if let index = path.question, index < open || place == nil { self.open = place == nil ? nil : open - 1 }
    case .up(let path) where path.steps.count == 2, .down(let path) where path.steps.count == 2,
      .move(let path, _) where path.steps.count == 2:
      guard let from = path.question, let to = place?.question else { return }
      if open == from {
        self.open = to
      } else if from < open && open <= to {
        self.open = open - 1
      } else if to <= open && open < from {
        self.open = open + 1
      }
    default: isAtQuestion = true
    }
  }
}
