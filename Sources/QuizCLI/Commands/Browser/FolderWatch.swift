internal import QuizLibrary

/// Quizzes and plugins as their files are: says when one was saved, came or went.
final class FolderWatch {
  private let library: Library
  private var seen: [String: FileSignature]

  init(_ library: Library) {
    self.library = library
    seen = Self.look(library)
  }

  /// Whether something is different from the last time.
  func haveChanged() -> Bool {
    let now = Self.look(library)
    defer { seen = now }
    return now != seen
  }

  private static func look(_ library: Library) -> [String: FileSignature] {
    FileSignature.of(library.quizPaths + library.scriptPaths)
  }
}
