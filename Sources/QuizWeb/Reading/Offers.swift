internal import JSONText
internal import QuizCore
internal import QuizPlay

/// What a mode offers beside a question or on a page: its buttons, and the fields that it wants filled.
struct Offers: Equatable {
  var actions: [Button] = []
  var inputs: [NamedSpec] = []
  /// What a page calls going on.
  var proceeding: String?

  struct Button: Equatable {
    var id: String
    var label: String
  }

  init(_ object: JSONValue) {
    actions = (object["actions"]?.items ?? []).compactMap { item in
      item["id"]?.string.map { Button(id: $0, label: item["label"]?.string ?? $0) }
    }
    inputs = NamedSpec.all(object["inputs"])
    proceeding = object["continue"]?.string
  }

  /// Whether one of the buttons is called as going on is: then it stands for it.
  var hasGoingOn: Bool { inputs.isEmpty && actions.contains { $0.label == proceeding } }

  /// The fields have what was given before, and what was not given then is empty.
  mutating func fill(_ given: JSONValue) {
    for index in inputs.indices { inputs[index].spec.initial = given[inputs[index].name].map { PlainValue($0) } }
  }
}

/// What a mode tells of itself: a text, perhaps with a value that can be drawn.
struct AskedStatus: Equatable {
  var text: String
  var kind: StatusEntry.Kind?
  var value: Double?
  var of: Double?
  /// What the steps of a ladder are called, lowest first.
  var labels: [String] = []

  static func all(_ object: JSONValue) -> [AskedStatus] {
    let drawn = object["status_values"]?.items ?? []
    return object.texts("status").map { text in
      let value = drawn.first { $0["text"]?.string == text }
      return AskedStatus(
        text: text, kind: value?["kind"]?.string.flatMap(StatusEntry.Kind.init), value: value?["value"]?.double,
        of: value?["of"]?.double, labels: value?.texts("labels") ?? [])
    }
  }
}
