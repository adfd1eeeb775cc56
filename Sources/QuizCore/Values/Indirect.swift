/// A value kept behind a pointer: copies share it until one of them is changed.
///
/// For large values that are handed on a lot. What holds one is copied by counting it once more, not field by field.
@propertyWrapper
package struct Indirect<Value: Sendable>: Sendable {
  private var box: Shared<Value>

  package init(wrappedValue: Value) { box = Shared(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Shared(box.value) }
      yield &box.value
    }
  }
}

extension Indirect: Equatable where Value: Equatable {
  package static func == (a: Indirect, b: Indirect) -> Bool { a.box === b.box || a.box.value == b.box.value }
}

/// Values of which most have nothing, kept behind a pointer where one has something.
///
/// Nothing takes one word, and copying it does nothing. Change only what becomes different, so that it stays so.
package struct Seldom<Value: Usual>: Sendable {
  private(set) var other: Shared<Value>?

  package init() {}

  /// Whether it takes no memory; what was changed and then changed back does.
  var isNothing: Bool { other == nil }

  mutating func change(_ change: (inout Value) -> Void) {
    if other == nil || !isKnownUniquelyReferenced(&other) { other = Shared(other?.value ?? Value()) }
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

/// A value behind a pointer.
///
/// Unchecked: `Indirect` and `Seldom` change it only while nothing else refers to it, so that it can be sent like a value.
final class Shared<Value: Sendable>: @unchecked Sendable {
  fileprivate(set) var value: Value

  fileprivate init(_ value: Value) { self.value = value }
}
