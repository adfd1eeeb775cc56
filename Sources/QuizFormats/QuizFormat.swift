/// A way to write a quiz, known by the ending of the file's name.
package enum QuizFormat: String, CaseIterable, Sendable {
  case json, lua

  /// The format of a path, whatever the case of its ending.
  package init?(path: String) {
    let name = fileName(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

/// The last part of a path.
func fileName(_ path: String) -> Substring {
  path.split(separator: "/").last ?? ""
}

/// The last part of a path without its ending: the id of a quiz that gives itself none.
func stem(_ path: String) -> String {
  let name = fileName(path)
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
  return String(name[..<dot])
}
