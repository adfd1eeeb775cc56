internal import QuizCells
internal import QuizFormats
internal import QuizLibrary
internal import Terminal

/// The pictures of quizzes, taken apart where other files of strangers are.
struct ShownPictures {
  let library: Library

  /// Loads pictures of a quiz by their paths inside its folder; nil for other files.
  func ofQuiz(at path: String?) -> (String) -> Picture? {
    guard let files = path.map(library.media(ofQuizAt:)) else { return { _ in nil } }
    return { name in files.bytes(name).flatMap(picture) }
  }

  /// Loads a picture by its name in a list's entry: the path of its quiz, and the quiz's name for it.
  func ofEntry(_ name: String) -> Picture? {
    let halves = name.split(separator: "\0", maxSplits: 1).map(String.init)
    guard halves.count == 2 else { return nil }
    return ofQuiz(at: halves[0])(halves[1])
  }

  private func picture(_ bytes: [UInt8]) -> Picture? {
    let said = library.cells.work(.picture, on: bytes)
    return said.flatMap(Picture.init(said:))
  }
}

extension ForeignWork {
  static let picture = ForeignWork("picture") { file, _ in (try? Picture(file: file.bytes))?.said ?? [] }
}

extension Picture {
  /// The width in four bytes, lowest first, and the pixels.
  fileprivate var said: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: width >> (8 * $0)) } + pixels }

  fileprivate init?(said bytes: [UInt8]) {
    let width = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let pixels = Array(bytes.dropFirst(4))
    guard width > 0 else { return nil }
    self.init(width: width, height: pixels.count / 4 / width, pixels: pixels)
  }
}
