/// Values of which most have nothing, kept behind a pointer where one has something.
///
/// Nothing takes one word, and copying it does nothing. Change only what becomes different, so that it stays so.
package struct Seldom<Value: Usual>: Sendable {
  private(set) var other: Other?

  /// Changed only while nothing else refers to it, so that it can be sent like a value.
  final class Other: @unchecked Sendable {
    fileprivate(set) var value: Value

    fileprivate init(_ value: Value) { self.value = value }
  }

  package init() {}

  /// Whether it takes no memory; what was changed and then changed back does.
  var isNothing: Bool { other == nil }

  mutating func change(_ change: (inout Value) -> Void) {
    if other == nil || !isKnownUniquelyReferenced(&other) { other = Other(other?.value ?? Value()) }
    if let other { change(&other.value) }
  }
}

/// A value that begins with nothing.
package protocol Usual: Equatable, Sendable {
  init()
}

extension Seldom: Equatable {
  package static func == (a: Seldom, b: Seldom) -> Bool {
    a.other === b.other || (a.other?.value ?? Value()) == (b.other?.value ?? Value())
  }
}
