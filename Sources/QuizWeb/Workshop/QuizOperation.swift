internal import JSONText
internal import QuizCore

/// A change of a quiz's lists by a button: of questions, answers, pairs, sections, bands, outcomes.
enum QuizOperation: Equatable {
  case add(ValuePath)
  case remove(ValuePath)
  case copy(ValuePath)
  case up(ValuePath)
  case down(ValuePath)
  /// To a place of the same list, from 0.
  case move(ValuePath, to: Int)

  /// Nil for other buttons; `up:questions[3]`, `move:questions[3]:0`.
  init?(_ deed: String) {
    let parts = deed.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let path = ValuePath(parts[1]), path.steps.count <= 6 else { return nil }
    switch (parts[0], parts.count) {
    case ("add", 2): self = .add(path)
    case ("remove", 2): self = .remove(path)
    case ("copy", 2): self = .copy(path)
    case ("up", 2): self = .up(path)
    case ("down", 2): self = .down(path)
    case ("move", 3):
      guard let place = Int(parts[2]) else { return nil }
      self = .move(path, to: place)
    default: return nil
    }
  }
}

extension JSONValue {
  /// The place of the entry afterwards; nil where nothing can be done.
  @discardableResult
  mutating func perform(_ operation: QuizOperation) -> ValuePath? {
    switch operation {
    case .add(let list): return add(list)
    case .remove(let path):
      return edit(path) { list, index in
        list.remove(at: index)
        return list.isEmpty ? nil : min(index, list.count - 1)
      }
    case .copy(let path):
      return edit(path) { list, index in
        list.insert(list[index].withID(Self.freshID(in: list, like: list[index][.id]?.text)), at: index + 1)
        return index + 1
      }
    case .up(let path): return path.element.flatMap { perform(.move(path, to: $0.index - 1)) }
    case .down(let path): return path.element.flatMap { perform(.move(path, to: $0.index + 1)) }
    case .move(let path, let place):
      return edit(path) { list, index in
        let place = Swift.max(0, Swift.min(place, list.count - 1))
        list.insert(list.remove(at: index), at: place)
        return place
      }
    }
  }

  /// Ids that followed from the places are written first, as they are to stay.
  private mutating func edit(_ path: ValuePath, _ change: (inout [JSONValue], Int) -> Int?) -> ValuePath? {
    guard let (place, index) = path.element, var list = self[place]?.list, list.indices.contains(index) else {
      return nil
    }
    list = Self.named(list, place.key.flatMap(QuizKey.init))
    let next = change(&list, index)
    self[place] = .list(list)
    return next.map(place.appending)
  }

  private mutating func add(_ place: ValuePath) -> ValuePath? {
    guard place.part != nil, let key = place.key.flatMap(QuizKey.init) else { return nil }
    var list = Self.named(self[place]?.list ?? [], key)
    switch key {
    case .questions:
      list.append(.quizTable([.id: .text(Self.freshID(in: list, like: "q1")), .kind: "single", .text: ""]))
    case .answers: list.append(.quizTable([.id: .text(Self.freshLetter(in: list)), .text: ""]))
    case .pairs: list.append(["", ""])
    case .sections, .outcomes:
      list.append(.quizTable([.id: .text(Self.freshID(in: list, like: key == .sections ? "s1" : "o1")), .title: ""]))
    case .bands: list.append(.quizTable([.from: 0, .title: ""]))
    case .accept, .correct, .defaults, .from, .gaps, .id, .kind, .markup, .pick, .section, .text, .title, .words:
      return nil
    }
    self[place] = .list(list)
    return place.appending(list.count - 1)
  }

  // MARK: Ids

  /// The list with the ids written that its places stand for.
  static func named(_ list: [JSONValue], _ key: QuizKey?) -> [JSONValue] {
    guard key == .questions || key == .answers else { return list }
    return list.enumerated().map { index, entry in
      entry[.id] == nil ? entry.withID(key == .questions ? "q\(index + 1)" : letter(index)) : entry
    }
  }

  private func withID(_ id: String) -> JSONValue {
    guard var object else { return self }
    if object[.id] == nil {
      return .object(JSONObject([(QuizKey.id.rawValue, .text(id))] + object.members.map { ($0.key, $0.value) }))
    }
    object[.id] = .text(id)
    return .object(object)
  }

  /// An id that the list does not have: `q4` behind `q3`, `rhine-2` beside `rhine`.
  static func freshID(in list: [JSONValue], like pattern: String?) -> String {
    let pattern = pattern ?? "q1"
    let stem = String(pattern.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
    let taken = Set(list.compactMap { $0[.id]?.text })
    let isCounted = stem.count < pattern.count
    return (isCounted ? 1... : 2...).lazy.map { isCounted ? "\(stem)\($0)" : "\(stem)-\($0)" }
      .first { !taken.contains($0) } ?? pattern
  }

  static func freshLetter(in list: [JSONValue]) -> String {
    let taken = Set(list.compactMap { $0[.id]?.text })
    return (list.count...).lazy.map(letter).first { !taken.contains($0) } ?? "a"
  }

  /// `a`, `b` … `z`, `aa`, as answers without an id are called.
  private static func letter(_ index: Int) -> String {
    let (rest, last) = index.quotientAndRemainder(dividingBy: 26)
    return (rest > 0 ? letter(rest - 1) : "") + String(UnicodeScalar(UInt8(0x61 + last)))
  }
}

extension JSONValue {
  /// Another kind for a question: keys that mean nothing in it go, answers stay answers.
  mutating func change(_ question: Int, to kind: Question.Kind) {
    let path = ValuePath.question(question)
    guard var table = self[path]?.object else { return }
    let old = self.kind(of: question)
    for member in table.members {
      let isOfOld = old.uses(questionKey: member.key)
      let isAnswers = member.key == QuizKey.answers.rawValue
      let isAnswersToRules = isAnswers && old.answersAreRules != kind.answersAreRules
      if isOfOld && (!kind.uses(questionKey: member.key) || isAnswersToRules)
        || kind == .truefalse && isAnswers
      {
        table[member.key] = nil
      }
    }
    if old.uses(questionKey: QuizKey.correct.rawValue), old == .truefalse || kind == .truefalse {
      table[.correct] = nil
    }
    if kind == .order, let answers = table[.answers]?.list {
      table[.answers] = .list(answers.map { $0.without(.correct) })
    }
    self[path] = .object(table)
    self[path.appending(.kind)] = .text(kind.rawValue)
  }

  private func without(_ key: QuizKey) -> JSONValue {
    var rest = self
    rest[key] = nil
    return rest
  }

  /// Takes out entries that were left empty, names new ones, and makes an entry for each gap of the text.
  mutating func tidy(_ question: Int, before: JSONValue) {
    let path = ValuePath.question(question)
    let answers = path.appending(.answers)
    if let list = self[answers]?.list {
      let had = before[answers]?.list ?? []
      var kept = list.enumerated().filter { index, entry in
        !entry.isBlankRow || had.indices.contains(index) && had[index].isBlankRow && had[index] == entry
      }.map(\.element)
      if kept.count != list.count || kept.count > had.count {
        if had.contains(where: { $0[.id] != nil }) || kept.count < had.count || had.isEmpty {
          kept = Self.withFreshLetters(kept)
        }
      }
      self[answers] = kept.isEmpty && had.isEmpty ? nil : .list(kept)
    }
    let pairs = path.appending(.pairs)
    if let list = self[pairs]?.list {
      let kept = list.filter { $0 != ["", ""] && $0 != [""] && $0 != [] }
      self[pairs] = kept.isEmpty && before[pairs] == nil ? nil : .list(kept)
    }
    if kind(of: question) == .gaps { addGaps(path) }
  }

  /// Takes out rows of answers and pairs in which nothing was written, before a quiz is saved.
  mutating func prune() {
    for question in questions.indices {
      let path = ValuePath.question(question)
      if let answers = self[path.appending(.answers)]?.list, answers.contains(where: \.isBlankRow) {
        self[path.appending(.answers)] = .list(answers.filter { !$0.isBlankRow })
      }
      if let pairs = self[path.appending(.pairs)]?.list, pairs.contains(["", ""]) {
        self[path.appending(.pairs)] = .list(pairs.filter { $0 != ["", ""] })
      }
    }
  }

  /// The quiz with one question alone, which then comes first; empty rows are left out, and so is its section.
  func alone(_ question: Int) -> JSONValue {
    guard questions.indices.contains(question) else { return self }
    var alone = without(.sections).without(.pick)
    alone[.questions] = .list([questions[question].without(.section)])
    alone.prune()
    return alone
  }

  /// Writes the id of the quiz, where it has another one or none but the name of its file.
  mutating func name(_ id: String) {
    if self[.id] != nil { self[.id] = .text(id) }
  }

  private static func withFreshLetters(_ list: [JSONValue]) -> [JSONValue] {
    var named = list
    for index in named.indices where named[index].object != nil && named[index][.id] == nil {
      let wanted = letter(index)
      let isTaken = named.contains { $0[.id]?.text == wanted }
      named[index] = named[index].withID(isTaken ? freshLetter(in: named) : wanted)
    }
    return named
  }

  /// `[[Paris]]` without an entry takes the word itself.
  private mutating func addGaps(_ path: ValuePath) {
    guard let text = self[path.appending(.text)]?.text else { return }
    let markup = self[path.appending(.markup)] ?? self[.markup]
    let pieces = GapText.pieces(of: text, markup: markup?.text.flatMap(TextMarkup.init) ?? .plain)
    let words = self[path.appending(.words)]
    for case .gap(let id) in pieces where self[path.appending(.gaps).appending(id)] == nil {
      self[path.appending(.gaps).appending(id)] =
        words == nil ? .quizTable([.accept: [.text(id)]]) : .quizTable([.correct: .text(id)])
    }
  }

  /// Whether an answer says and shows nothing.
  private var isBlankRow: Bool {
    guard let object else { return isEmpty }
    return !object.members.contains { ![.id, .correct].contains(QuizKey(rawValue: $0.key)) && !$0.value.isEmpty }
  }
}
