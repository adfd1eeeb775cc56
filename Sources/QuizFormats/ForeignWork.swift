internal import LuaKit

/// Work on a foreign file, known by its name on both sides of a cell, which receives only the request.
package struct ForeignWork: Sendable {
  /// Answers requests about a file.
  package typealias Service = (_ request: [UInt8]) -> [UInt8]

  package let name: String
  /// Parses a file as `wanted` asks; the returned function answers requests about it.
  package let begin: @Sendable (_ file: ForeignFile, _ wanted: [UInt8]) -> Service

  package init(name: String, begin: @escaping @Sendable (ForeignFile, [UInt8]) -> Service) {
    (self.name, self.begin) = (name, begin)
  }

  /// Work that answers once.
  package init(_ name: String, answer: @escaping @Sendable (ForeignFile, _ wanted: [UInt8]) -> [UInt8]) {
    self.init(name: name) { file, wanted in { _ in answer(file, wanted) } }
  }
}

/// A file of a stranger, and the work on it that is asked for.
package struct ForeignRequest: Sendable {
  package let file: ForeignFile
  package let work: ForeignWork
  package let wanted: [UInt8]

  package init(_ work: ForeignWork, on file: ForeignFile, wanted: [UInt8] = []) {
    (self.work, self.file, self.wanted) = (work, file, wanted)
  }
}

extension ForeignWork {
  /// The work that reading quizzes needs.
  package static let reading = [quiz, form, files]

  /// Takes a quiz apart.
  static let quiz = ForeignWork("quiz") { file, wanted in
    guard let (format, manner) = try? QuizFile.Manner.read(wanted) else { return [] }
    return QuizFile.taken(apart: file, format, manner).bytes
  }

  /// Says how a file is written.
  static let form = ForeignWork("form") { file, _ in QuizFile.form(file.bytes, file.path).bytes }

  /// Gives files inside of a quiz by their names.
  static let files = ForeignWork(name: "files") { file, _ -> Service in
    let files = QuizFile.inside(file.bytes, file.path)
    return { files(String(decoding: $0, as: UTF8.self)).map { [1] + $0 } ?? [0] }
  }

  /// The file in a reply to `files`; nil for a missing file.
  package static func fileInside(_ reply: [UInt8]) -> [UInt8]? {
    reply.first == 1 ? Array(reply.dropFirst()) : nil
  }
}

extension QuizFile.Manner {
  /// The manner as bytes for another process, with the wanted format.
  func bytes(_ format: QuizFormat?) -> [UInt8] {
    var writer = LuaValueWriter()
    writer.write(
      .list([
        format.map { .text($0.rawValue) } ?? .none, name.map { .text($0) } ?? .none, .list(languages.map { .text($0) }),
        .bool(isThorough), .bool(saysNotices), mediaFolder.map { .text($0) } ?? .none,
      ]))
    writer.write(isTaken.files.count)
    for (path, bytes) in isTaken.files {
      writer.write(path)
      writer.write(bytes == nil ? 0 : 1)
      writer.write(bytes: bytes ?? [])
    }
    return writer.bytes
  }

  /// Reads what another process wrote; files are read in this one.
  static func read(_ bytes: [UInt8]) throws(LuaValueReader.Garbled) -> (format: QuizFormat?, manner: Self) {
    var reader = LuaValueReader(bytes)
    guard case .list(let parts) = try reader.value(), parts.count == 6, case .list(let languages) = parts[2] else {
      throw LuaValueReader.Garbled()
    }
    var manner = Self(languages: try languages.texts, isThorough: parts[3] == .bool(true))
    manner.name = text(parts[1])
    manner.saysNotices = parts[4] == .bool(true)
    manner.mediaFolder = text(parts[5])
    for _ in 0..<max(0, try reader.number()) {
      let path = try reader.text(), isKnown = try reader.number() == 1, bytes = try reader.rawBytes()
      manner.isTaken.files.updateValue(isKnown ? bytes : nil, forKey: path)
    }
    return (text(parts[0]).flatMap(QuizFormat.init(rawValue:)), manner)
  }

  private static func text(_ value: LuaValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
}
