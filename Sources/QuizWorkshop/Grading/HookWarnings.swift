package import JSONText
package import QuizCoding
package import QuizCore
internal import TextLayout

/// The failures of hooks, each message once with its count.
package struct HookWarnings {
  private var counts: [String: (line: Int, count: Int)] = [:]
  private static let most = 20

  package init() {}

  package mutating func add(_ failures: [HookFailure], line: Int) {
    for failure in failures { add(failure.message, line: line, count: 1) }
  }

  package mutating func add(_ other: HookWarnings) {
    for (message, found) in other.counts.sorted(by: { $0.value.line < $1.value.line }) {
      add(message, line: found.line, count: found.count)
    }
  }

  private mutating func add(_ message: String, line: Int, count: Int) {
    if counts[message] == nil && counts.count >= Self.most { return }
    let known = counts[message] ?? (line, 0)
    counts[message] = (min(known.line, line), known.count + count)
  }

  /// A sentence for each message; `each` is the noun of the counts.
  package func sentences(each: String = "line") -> [String] {
    counts.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }.map { message, found in
      let times = found.count == 1 ? "" : ", \(found.count) times in all"
      return "\(each) \(found.line)\(times): \(message)"
    }
  }
}

/// `[[message, line, count], …]`.
extension HookWarnings: Stored {
  package func write(to form: inout JSONWriter) {
    form.write(
      .list(
        counts.sorted { $0.key < $1.key }.map { message, found in
          .list([.text(message), .int(found.line), .int(found.count)])
        }))
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let items = node.array, items.count <= Self.most else { throw .malformed("a list of warnings") }
    for item in items {
      guard let parts = item.array, parts.count == 3, let message = parts[0].string,
        let line = try? parts[1].whole(in: StoredRange.counts), line > 0, let count = parts[2].int,
        (1...Self.mostCounted).contains(count)
      else { throw .malformed("a warning") }
      counts[message.cleaned] = (line, count)
    }
  }

  /// More occurrences than any input can have.
  private static let mostCounted = 1 << 32
}
