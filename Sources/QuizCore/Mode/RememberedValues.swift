/// Values that a mode remembers beyond a sitting: `memory` for quiz and player, `shared` for the player over all
/// quizzes.
///
/// Nil changes nothing. A map replaces only its own top-level keys among those remembered before; `false` removes a key.
package struct RememberedValues: Equatable, Sendable {
  package var memory: PlainValue?
  package var shared: PlainValue?

  package init(memory: PlainValue? = nil, shared: PlainValue? = nil) {
    self.memory = memory
    self.shared = shared
  }

  /// Whether it says nothing.
  package var isEmpty: Bool { memory?.entries.isEmpty ?? true && shared?.entries.isEmpty ?? true }

  package mutating func add(_ later: RememberedValues) {
    if let new = later.memory { memory = memory?.merged(with: new) ?? new }
    if let new = later.shared { shared = shared?.merged(with: new) ?? new }
  }
}

extension PlainValue {
  /// The fields of a table, those of a list under 1, 2, …; empty for other values.
  package var entries: [PlainField] {
    switch self {
    case .map(let fields): return fields
    case .list(let values): return values.enumerated().map { PlainField(.int($0 + 1), $1) }
    default: return []
    }
  }

  /// The table of these fields, the later ones winning; a list when their keys are 1, 2, ….
  package static func table(of entries: [PlainField]) -> PlainValue {
    guard case .map(let fields) = record(entries) else { return .empty }
    let isList = fields.enumerated().allSatisfy { $1.key == .int($0 + 1) }
    return isList ? .list(fields.map(\.value)) : .map(fields)
  }

  /// The table with remembered keys reset to their values before, unless they have changed since.
  package func without(_ kept: PlainValue, before: PlainValue) -> PlainValue {
    let hidden = kept.entries
    return .table(
      of: entries.compactMap { field in
        hidden.contains(field) ? before.entries.first { $0.key == field.key } : field
      })
  }

  /// The table with what another has at its top; where both have a key, the other's wins.
  package func merged(with other: PlainValue) -> PlainValue { .table(of: entries + other.entries) }

  /// The table with remembered keys on top; a key whose value is `false` is removed.
  package func remembering(_ kept: PlainValue) -> PlainValue {
    let removed = Set(kept.entries.filter { $0.value == .bool(false) }.map(\.key))
    let merged = merged(with: kept)
    return removed.isEmpty ? merged : .table(of: merged.entries.filter { !removed.contains($0.key) })
  }
}
