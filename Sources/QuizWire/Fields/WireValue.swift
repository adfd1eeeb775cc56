package import JSONText
internal import QuizCore
internal import TextLayout

/// A value that crosses a pipe, a socket or a line: written as JSON, and read again by the same type.
///
/// Either side may be newer. Keys that are not known are passed over, and so is a value that cannot be read, as long as
/// the whole makes sense without it.
package protocol WireValue {
  func write(to wire: inout JSONWriter)
  /// Nil for a value of another form.
  init?(wire node: JSONNode)
}

/// A value that crosses as an object.
package protocol WireObject: WireValue {
  /// A value to be filled while reading: it has what absent fields mean.
  init()
  /// Names every field once, for both directions, in the order in which they are written.
  mutating func visit(_ fields: inout FieldVisitor)
}

extension WireObject {
  package func write(to wire: inout JSONWriter) {
    var copy = self
    var fields = FieldVisitor()
    wire.openObject()
    // Two that hold it would copy it at every change.
    swap(&wire, &fields.form)
    copy.visit(&fields)
    swap(&wire, &fields.form)
    wire.closeObject()
  }

  package init?(wire node: JSONNode) {
    guard let members = node.object else { return nil }
    self.init()
    var fields = FieldVisitor(members)
    visit(&fields)
    guard fields.isComplete else { return nil }
  }

  /// The object on one line, without its newline.
  package var line: String {
    var wire = JSONWriter(capacity: 512)
    write(to: &wire)
    return String(decoding: wire.bytes, as: UTF8.self)
  }

  /// The same as a page of this type, which stands first in it.
  package func line(type: String) -> String {
    "{\"type\":\"\(type)\"" + (line == "{}" ? "}" : "," + line.dropFirst())
  }

  /// The members of these names as cells of a table: a text as it is, other values as JSON, empty for null or none.
  package func cells(_ names: [String]) -> [String] {
    let members = (try? JSONParser.parse(Array(line.utf8)))?.object ?? []
    return names.map { name in
      guard let node = members.first(where: { $0.key == name })?.value else { return "" }
      let value = JSONValue(node)
      return value == .null ? "" : node.string ?? JSONWriter.text(value)
    }
  }

  /// The object as a part of others that are made by hand.
  package var json: JSONValue { (try? JSONParser.parse(Array(line.utf8))).map { JSONValue($0) } ?? .null }

  /// The members of the object, to add others to.
  package var object: JSONObject {
    if case .object(let object) = json { object } else { JSONObject() }
  }
}

extension Array where Element: WireObject {
  /// The objects as a list on one line, without its newline.
  package var listLine: String { "[\(map(\.line).joined(separator: ","))]" }

  /// The objects as a table with these columns.
  package func csv(_ columns: [String]) -> String {
    reduce(CSVLine.text(columns)) { $0 + CSVLine.text($1.cells(columns)) }
  }
}

/// A named value: a list of them crosses as an object.
package protocol WireMember {
  associatedtype Value: WireValue
  var member: (name: String, value: Value) { get }
  init(_ name: String, _ value: Value)
}

extension FieldVisitor {
  /// The kind of the object: another kind cannot be read.
  package mutating func type(_ type: String) {
    if isWriting { return put("type", type) }
    if let found = member("type")?.string, found != type { isComplete = false }
  }

  /// A field that the value cannot be without.
  package mutating func field<Value: WireValue>(_ name: String, _ value: inout Value) {
    if isWriting { return put(name, value) }
    if let read = read(name, Value.self) { value = read } else { isComplete = false }
  }

  /// A field that is always written; absent, it leaves the value as it is.
  package mutating func always<Value: WireValue>(_ name: String, _ value: inout Value) {
    if isWriting { return put(name, value) }
    if let read = read(name, Value.self) { value = read }
  }

  /// A field that is absent when it has this value.
  package mutating func field<Value: WireValue & Equatable>(_ name: String, _ value: inout Value, else absent: Value) {
    if !isWriting { value = read(name, Value.self) ?? absent } else if value != absent { put(name, value) }
  }

  /// A field that is absent when it is nil.
  package mutating func field<Value: WireValue>(_ name: String, _ value: inout Value?) {
    if !isWriting { value = read(name, Value.self) } else if let value { put(name, value) }
  }

  /// A field that follows from the others: programs read it, and it is not read back.
  mutating func derived<Value: WireValue>(_ name: String, _ value: Value?) {
    if isWriting, let value { put(name, value) }
  }

  /// Whether a field is there; the answer while writing is the writer's.
  mutating func has(_ name: String, _ isWritten: Bool) -> Bool { isWriting ? isWritten : member(name) != nil }

  /// A time on the clocks of its zone, such as `2026-11-28T12:30:00+01:00`.
  mutating func time(_ name: String, _ time: inout WallTime, _ offsetMinutes: inout Int) {
    if isWriting { return put(name, TimeText.written(time, offsetMinutes: offsetMinutes)) }
    guard let text = read(name, String.self), let read = TimeText.parse(text),
      let clock = TimeText.parse(text.prefix(19) + "Z")
    else { return }
    (time, offsetMinutes) = (read, (clock.milliseconds - read.milliseconds) / 60_000)
  }

  /// An object with a member for each, which is always written.
  package mutating func members<Member: WireMember>(_ name: String, _ list: inout [Member]) {
    if isWriting {
      form.writeKey(name)
      list.writeMembers(to: &form)
    } else {
      list = member(name).flatMap { [Member](members: $0) } ?? []
    }
  }

  /// The same, absent when it is nil.
  package mutating func optionalMembers<Member: WireMember>(_ name: String, _ list: inout [Member]?) {
    if isWriting {
      guard let list else { return }
      form.writeKey(name)
      list.writeMembers(to: &form)
    } else {
      list = member(name).flatMap { [Member](members: $0) }
    }
  }

  private mutating func put(_ name: String, _ value: some WireValue) {
    form.writeKey(name)
    value.write(to: &form)
  }

  private mutating func read<Value: WireValue>(_ name: String, _ type: Value.Type) -> Value? {
    member(name).flatMap { Value(wire: $0) }
  }
}
