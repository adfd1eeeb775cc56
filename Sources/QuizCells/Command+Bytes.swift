internal import LuaKit
internal import QuizCoding
internal import QuizCore

/// A command on its way to a cell: time that goes by, which comes with nearly each, as its milliseconds alone, any other in the
/// record's form.
extension Command {
  func write(to writer: inout LuaValueWriter) {
    if case .pass(let ms) = self { writer.write(ms) } else { writer.write(EventCoding.text(self)) }
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    switch try reader.value() {
    case .int(let ms): self = .pass(Int(ms))
    case .text(let text):
      do { self = try EventCoding.command(text) } catch { throw LuaValueReader.Garbled() }
    default: throw LuaValueReader.Garbled()
    }
  }
}
