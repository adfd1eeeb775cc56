package import JSONText
package import QuizWire

/// The events waiting to be sent to one stream.
///
/// For a visitor who does not read, only a limited number is stored. Beyond it all are dropped, and the present state
/// is sent later.
package struct EventQueue: Sendable {
  /// The most bytes that wait.
  package static let limit = 64 << 10
  private var frames: [[UInt8]] = []
  /// How much of the first was sent.
  private var sent = 0
  private var size = 0
  private var last = 0
  /// Events were dropped.
  package private(set) var hasLost = false

  package init() {}

  package var isEmpty: Bool { frames.isEmpty }

  package mutating func add(_ object: JSONValue) {
    last += 1
    add(frame: Array("id: \(last)\ndata: ".utf8) + JSONWriter.bytes(object) + [0x0A, 0x0A])
  }

  /// An event of a room, written once for all recipients.
  package static func frame(_ object: JSONValue, place: Int?) -> [UInt8] {
    Array((place.map { "id: \($0)\n" } ?? "").utf8) + Array("data: ".utf8) + JSONWriter.bytes(object) + [0x0A, 0x0A]
  }

  /// Adds an event with the whole state; when too much is waiting, it replaces the earlier ones.
  package mutating func add(whole frame: [UInt8]) {
    if !frames.isEmpty && size + frame.count > Self.limit {
      frames = sent > 0 ? [frames[0]] : []
      size = frames.first?.count ?? 0
    }
    frames.append(frame)
    size += frame.count
  }

  /// A line that clients pass over: proof of life in both directions.
  package mutating func ping() {
    if frames.isEmpty { add(frame: Array(": ping\n\n".utf8)) }
  }

  private mutating func add(frame: [UInt8]) {
    guard !hasLost else { return }
    guard size + frame.count <= Self.limit else {
      hasLost = true
      // A frame sent in part must be completed, or the next event would be read as a part of it.
      frames = sent > 0 ? [frames[0]] : []
      size = frames.first?.count ?? 0
      return
    }
    frames.append(frame)
    size += frame.count
  }

  /// Takes at most that many bytes to send.
  package mutating func take(_ most: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while let frame = frames.first, bytes.count < most {
      let piece = frame[sent...].prefix(most - bytes.count)
      bytes += piece
      sent += piece.count
      guard sent == frame.count else { break }
      frames.removeFirst()
      size -= frame.count
      sent = 0
    }
    return bytes
  }

  /// Replaces the lost events by the present state; new events are stored again.
  package mutating func catchUp(_ reply: EngineReply) {
    hasLost = false
    for object in reply.objects { add(object) }
    guard reply.status >= 400 else { return }
    add(["type": "error", "message": .text(reply.message ?? "this sitting is not here any more")])
  }
}
