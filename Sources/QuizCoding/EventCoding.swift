internal import JSONText
package import QuizCore

/// Events, beginnings and plain data as the text in which the record keeps them.
package enum EventCoding {
  /// The version of the stored form, kept beside every text.
  package static let version = 1

  package static func text(_ event: SittingEvent) -> String { String(decoding: bytes(event), as: UTF8.self) }

  package static func text(_ value: PlainValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

  package static func text(_ value: some Stored) -> String {
    String(decoding: bytes(value), as: UTF8.self)
  }

  package static func bytes(_ value: some Stored) -> [UInt8] {
    var form = JSONWriter(capacity: 512)
    value.write(to: &form)
    return form.bytes
  }

  /// Reads the output of `text`; `version` is the one stored with it.
  package static func read<Value: Stored>(
    _ text: [UInt8], version: Int = version
  ) throws(UnreadableForm) -> Value {
    guard version == self.version else { throw .unknown("version \(version)") }
    let node: JSONNode
    do {
      node = try JSONParser.parse(text, limits: JSONLimits(depth: JSONLimits.deepest))
    } catch {
      throw .malformed("JSON")
    }
    return try Value(stored: node)
  }

  package static func event(_ text: String, version: Int = version) throws(RecordFailure) -> SittingEvent {
    do { return try read(Array(text.utf8), version: version) } catch { throw RecordFailure(error, in: "the event") }
  }

  package static func beginning(_ text: String, version: Int = version) throws(RecordFailure) -> Beginning {
    do { return try read(Array(text.utf8), version: version) } catch { throw RecordFailure(error, in: "the sitting") }
  }

  package static func plainValue(_ text: String) throws(RecordFailure) -> PlainValue {
    do { return try read(Array(text.utf8)) } catch { throw RecordFailure(error, in: "the value") }
  }
}

extension EventCoding {
  package static func text(_ command: Command) -> String { text(ReplayInput.command(command)) }

  package static func command(_ text: String) throws(UnreadableForm) -> Command {
    guard case .command(let command) = try read(Array(text.utf8)) as ReplayInput else {
      throw .malformed("a command")
    }
    return command
  }
}
