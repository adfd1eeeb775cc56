/// A form with files as it arrives, piece by piece: no more than a part's head is held.
package struct MultipartStream: Sendable {
  /// The line that ends a part, with the line break before it.
  private let mark: [UInt8]
  private var held: [UInt8] = [0x0D, 0x0A]
  private var stage = Stage.content
  /// True for bytes of no part: before the first, and of a field for a file in which nothing was chosen.
  private var isIdle = true

  private static let longestHead = 8 << 10

  private enum Stage {
    case content, tail, head, done, broken
  }

  package enum Piece: Equatable, Sendable {
    case field(String)
    /// A file, the field it was chosen in, and its name without folders.
    case file(field: String, name: String)
    /// Bytes of the part that began last.
    case bytes(ArraySlice<UInt8>)
  }

  /// Nil for another kind of body.
  package init?(_ request: WebRequest) {
    guard let type = request.single("content-type"), let boundary = Multipart.boundary(type) else { return nil }
    mark = Array("\r\n--\(boundary)".utf8)
  }

  /// True when the last part has ended as it should.
  package var isComplete: Bool { stage == .done }

  /// The pieces of a form in the next bytes; nil for a malformed one.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) -> [Piece]? {
    held += bytes
    var pieces: [Piece] = []
    while let piece = next() { if let piece { pieces.append(piece) } }
    return stage == .broken ? nil : pieces
  }

  /// Nil when more bytes are needed; a nil piece where something was passed over.
  private mutating func next() -> Piece?? {
    switch stage {
    case .content: return content()
    case .tail: return tail()
    case .head: return head()
    case .done:
      held = []
      return nil
    case .broken: return nil
    }
  }

  private mutating func content() -> Piece?? {
    if let end = Multipart.find(mark, in: held, from: 0) {
      let piece = taken(end)
      held.removeFirst(mark.count)
      stage = .tail
      return .some(piece)
    }
    // The mark may have begun.
    let sure = held.count - mark.count + 1
    guard sure > 0 else { return nil }
    return taken(sure).map { .some($0) } ?? nil
  }

  private mutating func taken(_ count: Int) -> Piece? {
    defer { held.removeFirst(count) }
    return isIdle || count == 0 ? nil : .bytes(held[..<count])
  }

  private mutating func tail() -> Piece?? {
    guard held.count >= 2 else { return nil }
    let isLast = held.starts(with: "--".utf8)
    stage = isLast ? .done : held.starts(with: "\r\n".utf8) ? .head : .broken
    // The break before a head with nothing in it stays, as its end has one of its own.
    if stage == .head { held.removeFirst(2) }
    return .some(nil)
  }

  private mutating func head() -> Piece?? {
    guard let end = Multipart.find(Array("\r\n\r\n".utf8), in: held, from: 0) else {
      if held.count > Self.longestHead { stage = .broken }
      return nil
    }
    guard end <= Self.longestHead, let part = Multipart.Head(held[..<end]) else {
      stage = .broken
      return nil
    }
    held.removeFirst(end + 4)
    // The mark of a part without content follows at once.
    stage = .content
    isIdle = part.isEmptyFile
    if isIdle { return .some(nil) }
    return .some(part.file.map { .file(field: part.name, name: $0) } ?? .field(part.name))
  }
}

/// A form with files that was written to files as it came.
package struct UploadedForm: Equatable, Sendable {
  package var fields: [Field] = []
  package var files: [File] = []
  /// Why it is not whole.
  package var failure: Failure?

  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: [UInt8]

    package init(name: String, value: [UInt8] = []) { (self.name, self.value) = (name, value) }
  }

  package struct File: Equatable, Sendable {
    package var field: String
    /// The name that it had.
    package var name: String
    /// The name under which it lies in the folder of uploads.
    package var path: String

    package init(field: String, name: String, path: String) {
      (self.field, self.name, self.path) = (field, name, path)
    }
  }

  package enum Failure: Equatable, Sendable {
    case malformed
    /// With the system's reason.
    case unsaved(String)
  }

  package init() {}
}
