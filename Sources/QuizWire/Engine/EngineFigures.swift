package import JSONText

/// Durations, counted by how long they were, in the form of a Prometheus histogram.
package struct DurationCounts: Equatable, Sendable {
  /// The upper bounds of the buckets in seconds, as they are written.
  package static let bounds = ["0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "5", "10"]
  private static let microseconds = bounds.map { Int((Double($0) ?? 0) * 1_000_000) }
  /// The durations up to each bound; longer ones are in `count` alone.
  package var buckets = [Int](repeating: 0, count: bounds.count)
  package var count = 0
  /// The sum in microseconds.
  package var sum = 0

  package init() {}

  package mutating func note(microseconds: Int) {
    count += 1
    sum += microseconds
    for (place, bound) in Self.microseconds.enumerated() where microseconds <= bound { buckets[place] += 1 }
  }
}

extension DurationCounts: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("buckets", &buckets)
    fields.always("count", &count)
    fields.always("sum", &sum)
  }
}

/// The engine's part of `/metrics`: counts, without a name of a person or quiz.
package struct EngineFigures: Equatable, Sendable {
  package var sittings = 0
  package var rooms = 0
  package var players = 0
  package var saves = DurationCounts()
  package var cells = 0
  /// Bytes free for the record; nil where the system does not say.
  package var diskFree: Int?

  package init() {}
}

extension EngineFigures: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("sittings", &sittings)
    fields.always("rooms", &rooms)
    fields.always("players", &players)
    fields.always("saves", &saves)
    fields.always("cells", &cells)
    fields.field("disk_free", &diskFree)
  }
}
