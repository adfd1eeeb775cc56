extension QuizFormat {
  /// The format of a file, by the ending of its path, and by its content where the ending says little.
  package init?(path: String, content: [UInt8]) {
    guard let format = QuizFormat(path: path) else { return nil }
    self = format
  }

  /// The formats that are written too.
  package static var written: [QuizFormat] { allCases }
}
