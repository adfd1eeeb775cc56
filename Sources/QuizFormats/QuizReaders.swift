internal import Archive

/// How files of strangers are read: quizzes that are programs, and files of other programs.
package struct QuizReaders: Sendable {
  package let lua: LuaQuizzes
  /// Nil where files of other programs are read in this process.
  let foreign: ForeignReading?

  package init(lua: LuaQuizzes, foreign: ForeignReading?) {
    (self.lua, self.foreign) = (lua, foreign)
  }

  /// Reads in this process.
  package static let here = QuizReaders(lua: .here, foreign: nil)
}

/// Reads files of other programs in another process, whose reply must not be trusted.
package struct ForeignReading: Sendable {
  /// The bytes that the work makes of a file.
  package typealias Read = @Sendable (_ request: ForeignRequest) -> Result<[UInt8], ForeignFailure>
  /// Opens a file that is asked for several files inside of it.
  package typealias Open = @Sendable (_ request: ForeignRequest) -> FilesInside

  package let read: Read
  package let open: Open

  package init(read: @escaping Read, open: @escaping Open) {
    (self.read, self.open) = (read, open)
  }
}

/// The bytes of an embedded file, by name; nil where there is none.
package typealias FilesInside = (_ name: String) -> [UInt8]?

/// A file of another program, of which nothing was read yet.
package struct ForeignFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }

  /// Nil for a quiz of our own, which has no library behind its reader, or is a program.
  init?(_ bytes: [UInt8], path: String, format: QuizFormat?) {
    let named = format ?? (Archive.looksLikeOne(bytes) ? nil : QuizFormat(path: path))
    if named?.isOwn == true { return nil }
    self.init(path: path, bytes: bytes)
  }
}

/// Why nothing came of reading a file, as a finding says it: `cannot be read within 2 s`.
package struct ForeignFailure: Error, Equatable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension ForeignFailure {
  /// The reader's reply could not be parsed.
  package static let garbled = ForeignFailure("cannot be read: its reader broke down, so export or save the file again")
}
