/// The players' present names for display and export; the record keeps the names of its time.
package struct Renaming: Equatable, Sendable {
  /// The present names by the former ones, for changed names only.
  private var names: [String: String] = [:]

  package init() {}

  /// Both in the order of the sitting's players.
  package init(_ then: [String], _ today: [String]) {
    for (old, new) in zip(then, today) where old != new { names[old] = new }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// This one and another; where both know a name, the other one's word counts.
  package func and(_ other: Renaming) -> Renaming {
    var both = self
    both.names.merge(other.names) { $1 }
    return both
  }

  package func name(_ old: String) -> String { names[old] ?? old }

  /// A text of a mode, in which names stand as words: "Ada wins", never "Adamant". All are replaced at once, so that two
  /// players may have swapped their names.
  package func text(_ text: String) -> String {
    let olds = names.keys.filter { $0.contains(where: \.isLetter) && text.contains($0) }
    if olds.isEmpty { return text }
    let longestFirst = olds.sorted { ($0.count, $0) > ($1.count, $1) }
    var written = ""
    var rest = text[...]
    while let next = rest.first {
      let isStart = written.last.map { !$0.isWordPart } ?? true
      if isStart, let old = longestFirst.first(where: { rest.startsWithWord($0) }) {
        written += name(old)
        rest = rest.dropFirst(old.count)
      } else {
        written.append(next)
        rest = rest.dropFirst()
      }
    }
    return written
  }

  /// The value with names replaced, in keys and texts; for modes' values.
  package func value(_ value: PlainValue) -> PlainValue {
    switch value {
    case .text(let text): return .text(self.text(text))
    case .list(let values): return .list(values.map(self.value))
    case .map(let fields): return .record(fields.map(field))
    case .null, .bool, .int, .number, .question: return value
    }
  }

  private func field(_ field: PlainField) -> PlainField {
    guard case .text(let key) = field.key else { return PlainField(field.key, value(field.value)) }
    return PlainField(.text(name(key)), value(field.value))
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension Substring {
  fileprivate func startsWithWord(_ word: String) -> Bool {
    hasPrefix(word) && !(dropFirst(word.count).first?.isWordPart ?? false)
  }
}
