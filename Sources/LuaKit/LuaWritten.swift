internal import CLuaKit

/// A value in the form in which it crosses the border, for the machine that wrote it: written once, given often.
package struct LuaWritten: Equatable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// A value with one text in it left open.
package struct LuaForm: Sendable {
  fileprivate let before: [UInt8]
  fileprivate let after: [UInt8]
}

/// Arguments of calls, in one buffer that is used again and again.
package struct LuaArguments: ~Copyable {
  private(set) var writer = WireWriter()
  private(set) var count: UInt32 = 0

  package init() {}

  package mutating func clear() {
    writer.clear()
    count = 0
  }

  package mutating func add(_ value: LuaWritten) {
    writer.put(written: value.bytes)
    count += 1
  }

  /// With `isWatched` the machine notes whether the call uses the value (`LuaMachine.hasReadWatched`).
  package mutating func add(_ form: LuaForm, filledWith value: LuaWritten, isWatched: Bool = false) {
    writer.put(written: form.before)
    if isWatched { writer.putWatched() }
    writer.put(written: value.bytes)
    writer.put(written: form.after)
    count += 1
  }
}

extension LuaMachine {
  package func written(_ value: LuaValue) throws(LuaFailure) -> LuaWritten {
    writer.pointee.clear()
    try writer.pointee.put(value, names)
    return LuaWritten(bytes: writer.pointee.written)
  }

  /// A table of the fields in which the value of one is left open.
  package func form(_ fields: [LuaField], open: String) throws(LuaFailure) -> LuaForm {
    writer.pointee.clear()
    let place = try writer.pointee.put(fields, open: open, names)
    let written = writer.pointee.written
    return LuaForm(before: Array(written[..<place]), after: Array(written[place...]))
  }

  /// A table that is read-only at all depths, left open as a whole; `named` is what errors call it.
  package func form(readOnly name: String) throws(LuaFailure) -> LuaForm {
    let whole = try written(.readOnly(name, .none)).bytes
    return LuaForm(before: Array(whole.dropLast()), after: [])
  }

  package func value(_ written: LuaWritten) -> LuaValue {
    written.bytes.withUnsafeBufferPointer { bytes in
      var reader = WireReader(bytes.baseAddress, bytes.count, names)
      return reader.take()
    }
  }
}
