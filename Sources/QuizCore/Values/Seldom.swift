/// A mostly empty value, stored behind a pointer when it is not.
///
/// Empty takes one word, and copying it does nothing. Change only different values, so that it stays empty.
package struct Seldom<Value: Usual>: Sendable {
  private(set) var other: Other?

  /// Changed only while nothing else refers to it, so that it can be sent like a value.
  final class Other: @unchecked Sendable {
    fileprivate(set) var value: Value

    fileprivate init(_ value: Value) { self.value = value }
  }

  package init() {}

  /// True when it takes no memory; a value changed and changed back takes some.
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
