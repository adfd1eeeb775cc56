internal import JSONText
internal import QuizCore

/// A place in a quiz's value, such as `questions[3].answers[0].text`.
struct ValuePath: Hashable, Sendable {
  var steps: [Step] = []

  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  init(_ steps: [Step] = []) { self.steps = steps }

  /// Nil for a malformed path. Signs of the notation are escaped in keys, as in `gaps.a%2Eb`.
  init?(_ text: some StringProtocol) {
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let key = pieces[0].percentDecoded(), !key.isEmpty else { return nil }
      steps.append(.key(key))
      for piece in pieces.dropFirst() {
        guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), (0..<100_000).contains(index) else { return nil }
        steps.append(.index(index))
      }
    }
  }

  var text: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + key.percentEncoded.replacing(".", with: "%2E")
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  func appending(_ key: QuizKey) -> ValuePath { appending(key.rawValue) }
  func appending(_ key: String) -> ValuePath { ValuePath(steps + [.key(key)]) }
  func appending(_ index: Int) -> ValuePath { ValuePath(steps + [.index(index)]) }

  /// The last key; nil behind a place in a list.
  var key: String? {
    if case .key(let key)? = steps.last { key } else { nil }
  }

  /// The list that the path leads into, and the place there; nil for other paths.
  var element: (list: ValuePath, index: Int)? {
    guard case .index(let index)? = steps.last else { return nil }
    return (ValuePath(steps.dropLast()), index)
  }

  /// The number of the question it is in, from 0; nil outside of the questions.
  var question: Int? {
    guard steps.count > 1, steps[0] == .key("questions"), case .index(let index) = steps[1] else { return nil }
    return index
  }

  /// The number of the answer it is in, from 0; nil outside of answers.
  var answer: Int? {
    guard steps.count > 3, steps[2] == .key(QuizKey.answers.rawValue), case .index(let index) = steps[3] else {
      return nil
    }
    return index
  }

  static func question(_ index: Int) -> ValuePath { ValuePath([.key(QuizKey.questions.rawValue), .index(index)]) }
}

/// The keys of a quiz that the workshop reads or writes by itself; its forms know all others by their tables.
enum QuizKey: String {
  case accept, answers, bands, correct, defaults, from, gaps, id, kind, markup, outcomes, pairs, pick, questions,
    section
  case sections, text, title, words
}

extension JSONObject {
  subscript(key: QuizKey) -> JSONValue? {
    get { self[key.rawValue] }
    set { self[key.rawValue] = newValue }
  }
}

extension JSONValue {
  /// The value under a key of an object; nil for other values, which setting leaves as they are.
  subscript(key: QuizKey) -> JSONValue? {
    get { object?[key] }
    set {
      guard var object else { return }
      object[key] = newValue
      self = .object(object)
    }
  }

  static func quizTable(_ members: KeyValuePairs<QuizKey, JSONValue>) -> JSONValue {
    .object(JSONObject(members.map { ($0.key.rawValue, $0.value) }))
  }
}

extension JSONValue {
  /// The value at a place; nil where there is none. Setting makes the tables and lists on the way, nil removes the key.
  subscript(path: ValuePath) -> JSONValue? {
    get { get(path.steps[...]) }
    set { set(path.steps[...], newValue, in: .quiz) }
  }

  private func get(_ steps: ArraySlice<ValuePath.Step>) -> JSONValue? {
    guard let step = steps.first else { return self }
    switch (step, self) {
    case (.key(let key), .object(let object)): return object[key]?.get(steps.dropFirst())
    case (.index(let index), .list(let list)):
      return list.indices.contains(index) ? list[index].get(steps.dropFirst()) : nil
    default: return nil
    }
  }

  private mutating func set(_ steps: ArraySlice<ValuePath.Step>, _ value: JSONValue?, in part: QuizPart?) {
    guard let step = steps.first else { return self = value ?? "" }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key):
      // A side of a pair that was a text gets a picture beside it.
      var object = self.object ?? (text.map { $0.isEmpty ? [:] : ["text": .text($0)] } ?? JSONObject())
      var inner = object[key] ?? Self.empty(for: rest.first)
      inner.set(rest, value, in: part?.inner(key))
      let isGone = rest.isEmpty ? value == nil : value == nil && inner.isEmpty
      object.put(key, isGone ? nil : inner, order: part?.keys ?? [])
      self = .object(object)
    case .index(let index):
      var list = self.list ?? []
      while list.count <= index { list.append(rest.isEmpty ? "" : Self.empty(for: rest.first)) }
      list[index].set(rest, value, in: part)
      self = .list(list)
    }
  }

  private static func empty(for step: ValuePath.Step?) -> JSONValue {
    if case .index? = step { .list([]) } else { .object([:]) }
  }

  var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// True for an empty text, list or table.
  var isEmpty: Bool { self == "" || self == .list([]) || self == .object([:]) }
}

extension JSONObject {
  /// Sets a key; a new one stands where the table of keys has it, before the keys that come later there.
  fileprivate mutating func put(_ key: String, _ value: JSONValue?, order: [String]) {
    guard let value, self[key] == nil, let place = order.firstIndex(of: key) else { return self[key] = value }
    var pairs = members.map { ($0.key, $0.value) }
    let next = pairs.firstIndex { pair in order.firstIndex(of: pair.0).map { $0 > place } ?? false }
    pairs.insert((key, value), at: next ?? pairs.count)
    self = JSONObject(pairs)
  }
}

extension QuizPart {
  /// The table or the entries of the list under a key; nil for plain values.
  func inner(_ key: String) -> QuizPart? {
    switch (self, key) {
    case (.quiz, "questions"): .question("")
    case (.quiz, "outcomes"): .outcome("")
    case (.quiz, "bands"): .band(1)
    case (.quiz, "sections"): .section("")
    case (.quiz, "shuffle"): .shuffle
    case (.quiz, "navigation"): .navigation
    case (.quiz, "timing"): .timing
    case (.quiz, "defaults"): .defaults
    case (.question, "answers"), (.defaults, "answers"): .answer("", question: "")
    case (.question, "pairs"), (.question, "extra"): .side(question: "")
    case (.question, "tolerance"), (.answer, "tolerance"): .tolerance(question: "")
    case (.question, "gaps"): nil
    case (.gap, "answers"): .answer("", question: "")
    default: nil
    }
  }
}
