internal import LuaKit
internal import QuizCoding
internal import QuizCore

/// A command for a cell: the frequent ones in few bytes, others in the record's form.
extension Command {
  func write(to writer: inout LuaValueWriter) {
    switch self {
    case .pass(let ms): writer.write(ms)
    case .answer(.chosen(let ids), inputs: []): writer.write(.list(ids.map(LuaValue.text)))
    default: writer.write(EventCoding.text(self))
    }
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    switch try reader.value() {
    case .int(let ms): self = .pass(Int(ms))
    case .list(let ids): self = .answer(.chosen(try ids.texts), inputs: [])
    case .text(let text):
      do { self = try EventCoding.command(text) } catch { throw LuaValueReader.Garbled() }
    default: throw LuaValueReader.Garbled()
    }
  }
}
