internal import QuizFormats
internal import QuizCore

/// The pictures and sounds of a quiz: files in its folder, or files inside the quiz file.
package final class QuizMediaFiles {
  private let quizPath: String
  private let folder: String
  private let readers: QuizReaders
  private lazy var inside = readInside()

  init(ofQuizAt path: String, _ readers: QuizReaders) {
    (quizPath, self.readers) = (path, readers)
    let folder = Files.folder(of: path)
    self.folder = folder.isEmpty ? "." : folder
  }

  /// The bytes of a file by the name that the quiz has for it; nil when it cannot be read, or leads out of the quiz's folder.
  package func bytes(_ name: String) -> [UInt8]? {
    guard QuizReader.staysInside(name) else { return nil }
    let path = folder + "/" + name
    if Files.lies(path, beside: quizPath), let bytes = Files.readNamed(path, upTo: Self.largest) { return bytes }
    return inside(name)
  }

  /// The path of a separate file with that name; nil if it does not exist, or is outside of the quiz's folder.
  package func path(of name: String) -> String? {
    guard QuizReader.staysInside(name) else { return nil }
    let path = folder + "/" + name
    return Files.lies(path, beside: quizPath) && Files.isFile(path) ? path : nil
  }

  /// How a file begins.
  package enum Start: Equatable {
    case missing
    /// The file exists, but is unreadable.
    case unreadable
    case bytes([UInt8])
  }

  /// The first bytes of a file by the name that the quiz has for it.
  package func start(of name: String) -> Start {
    let path = (folder == "." ? "" : folder + "/") + name
    if Files.isFile(path) { return Files.start(of: path, count: 12).map(Start.bytes) ?? .unreadable }
    return inside(name).map { .bytes(Array($0.prefix(12))) } ?? .missing
  }

  private static let largest = 64 << 20

  /// Opened when something is looked for there, and then kept open.
  private func readInside() -> FilesInside {
    guard QuizFormat.canHoldFiles(path: quizPath), let bytes = try? Files.readContent(quizPath) else {
      return { _ in nil }
    }
    return QuizFile.inside(bytes, path: quizPath, readers: readers)
  }
}
