package import JSONText
package import QuizCore

/// A value in the form in which the record keeps it.
///
/// The stored form is a promise to every record ever written: its names and defaults are pinned here and by samples in
/// the tests, whatever the core's own types come to be. Version 1 never changes; a new form adds a number.
package protocol Stored {
  func write(to form: inout JSONWriter)
  /// True when both have the same stored form, bit for bit; equal values may differ, such as 0 and −0.
  func isStored(like other: Self) -> Bool
  init(stored node: JSONNode) throws(UnreadableForm)
}

extension Stored {
  package func isStored(like other: Self) -> Bool { EventCoding.bytes(self) == EventCoding.bytes(other) }
}

/// Why stored JSON could not be read.
package enum UnreadableForm: Error, Equatable {
  /// A word that this version does not know, written by a newer one.
  case unknown(String)
  /// A missing value, or one of another type, with the expected one.
  case malformed(String)
}

extension JSONWriter {
  /// Adds a member to an object.
  package mutating func member(_ key: String, _ value: some Stored) {
    writeKey(key)
    value.write(to: &self)
  }
}

/// A value stored as an object with one member for each field.
package protocol StoredFields: Stored {
  /// A value to be filled while reading.
  static var blank: Self { get }
  /// Names every field once, for both directions.
  mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm)
}

extension StoredFields {
  package func write(to form: inout JSONWriter) {
    var copy = self
    var fields = FieldVisitor()
    form.openObject()
    // Two that hold it would copy it at every change.
    swap(&form, &fields.form)
    // While writing, nothing is read, so nothing can be unreadable.
    try? copy.visit(&fields)
    swap(&form, &fields.form)
    form.closeObject()
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let members = node.object else { throw .malformed("an object") }
    self = Self.blank
    var fields = FieldVisitor(members)
    try visit(&fields)
  }
}

extension FieldVisitor {
  /// A field that is always there.
  package mutating func field<Value: Stored>(_ name: String, _ value: inout Value) throws(UnreadableForm) {
    if isWriting { return form.member(name, value) }
    guard let node = member(name) else { throw .malformed("'\(name)'") }
    value = try Value(stored: node)
  }

  /// A field that is absent when it has this value.
  package mutating func field<Value: Stored>(
    _ name: String, _ value: inout Value, else absent: Value
  ) throws(UnreadableForm) {
    if isWriting {
      if !value.isStored(like: absent) { form.member(name, value) }
    } else if let node = member(name) {
      value = try Value(stored: node)
    } else {
      value = absent
    }
  }

  /// A field that is absent when it is nil.
  package mutating func field<Value: Stored>(_ name: String, _ value: inout Value?) throws(UnreadableForm) {
    if isWriting {
      if let value { form.member(name, value) }
    } else if let node = member(name) {
      value = try Value(stored: node)
    } else {
      value = nil
    }
  }

  /// A whole number that is always there. The nearest within the range is written, and none beyond it is read.
  package mutating func field(
    _ name: String, _ value: inout Int, in range: ClosedRange<Int>
  ) throws(UnreadableForm) {
    var number: Int? = value
    try field(name, &number, in: range)
    guard let number else { throw .malformed("'\(name)'") }
    value = number
  }

  /// A whole number that is absent when it is this one.
  package mutating func field(
    _ name: String, _ value: inout Int, in range: ClosedRange<Int>, else absent: Int
  ) throws(UnreadableForm) {
    var number = value == absent ? nil : value
    try field(name, &number, in: range)
    value = number ?? absent
  }

  /// A whole number that is absent when it is nil.
  package mutating func field(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int>
  ) throws(UnreadableForm) {
    if isWriting {
      guard let value else { return }
      form.writeKey(name)
      form.write(range.nearest(value))
    } else if let node = member(name) {
      value = try node.whole(in: range)
    } else {
      value = nil
    }
  }
}

extension RecordFailure {
  /// The failure for unreadable stored JSON; `place` names its owner.
  package init(_ form: UnreadableForm, in place: String) {
    switch form {
    case .unknown(let word):
      self.init(.newer, "\(place) was written by a newer quizrun (it says '\(word)'): update quizrun to open it")
    case .malformed(let expected):
      self.init(.damaged, "\(place) cannot be read: \(expected) was expected")
    }
  }
}
