internal import LuaKit
internal import QuizCoding
package import QuizCore
internal import QuizModes

/// A recorded sitting for a cell, with the part to replay.
package struct SittingToReplay {
  /// Its beginning and files; the rest is not sent.
  package var stored: StoredSitting
  package var languages: [String]
  package var events: [SittingEvent] = []
  package var inputs: [ReplayInput] = []
  /// How long it may be played; nil for events, which are compared.
  package var milliseconds: Int?

  package init(_ stored: StoredSitting, languages: [String]) {
    (self.stored, self.languages) = (stored, languages)
  }

  package var bytes: [UInt8] {
    var writer = LuaValueWriter()
    writer.write(EventCoding.text(stored.beginning))
    writer.write(stored.files.count)
    for file in stored.files {
      writer.write(.list([.text(file.plugin), file.module.map(LuaValue.text) ?? .none, .text(file.sha256)]))
      writer.write(bytes: file.bytes)
    }
    writer.write(.list(languages.map(LuaValue.text)))
    writer.write(.list(events.map { .text(EventCoding.text($0)) }))
    writer.write(.list(inputs.map { .text(EventCoding.text($0)) }))
    writer.write(milliseconds ?? -1)
    return writer.bytes
  }

  /// Reads a sitting; nil for malformed bytes.
  package init?(_ bytes: [UInt8]) {
    var reader = LuaValueReader(bytes)
    do {
      let beginning = try EventCoding.beginning(try reader.text())
      var files: [StoredFile] = []
      for _ in 0..<max(0, try reader.number()) {
        guard case .list(let words) = try reader.value(), words.count == 3, case .text(let plugin) = words[0],
          case .text(let hash) = words[2]
        else { return nil }
        files.append(
          StoredFile(plugin: plugin, module: words[1].string, sha256: hash, bytes: try reader.rawBytes()))
      }
      stored = StoredSitting(
        beginning: beginning, started: WallTime(milliseconds: 0), zone: "", offsetMinutes: 0, files: files)
      languages = try reader.texts()
      events = try reader.texts().map { try EventCoding.event($0) }
      inputs = try reader.texts().map { try EventCoding.read(Array($0.utf8)) }
      let number = try reader.number()
      milliseconds = number < 0 ? nil : number
    } catch {
      return nil
    }
  }
}
