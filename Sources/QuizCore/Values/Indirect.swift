/// A value kept behind a pointer: copies share it until one of them is changed.
///
/// For large values that are handed on a lot. What holds one is copied by counting it once more, not field by field.
@propertyWrapper
package struct Indirect<Value: Sendable>: Sendable {
  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Changed only while nothing else refers to it, so that it can be sent like a value.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}

extension Indirect: Equatable where Value: Equatable {
  package static func == (a: Indirect, b: Indirect) -> Bool { a.box === b.box || a.box.value == b.box.value }
}
