internal import QuizLibrary

/// The names of a class: a text file with a name a line.
struct ClassList {
  let names: [String]
  private static let most = 10_000

  init(_ path: String) throws(Problem) {
    guard let text = String(validating: try Files.load(path, upTo: 1 << 20), as: UTF8.self) else {
      throw Problem(.badData, "\(path): this is no text in UTF-8: save it as text, a name a line")
    }
    try self.init(text: text, named: path)
  }

  /// The names of a text, which is called `path` where something is wrong with it.
  init(text: String, named path: String) throws(Problem) {
    var names: [String] = []
    var lines: [String: Int] = [:]
    let rows = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (place, row) in rows.enumerated() {
      let name = row.split { $0.isWhitespace }.joined(separator: " ")
      if name.isEmpty { continue }
      guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw Problem(.badData, "\(path):\(place + 1): this is no name: save the file as text, a name a line")
      }
      if let first = lines[name] {
        throw Problem(
          .badData, "\(path):\(place + 1): '\(name)' stands in line \(first) too: tell the two apart, as in '\(name) 2'"
        )
      }
      lines[name] = place + 1
      names.append(name)
    }
    guard !names.isEmpty else { throw Problem(.badData, "\(path): there is no name in it: write a name a line") }
    guard names.count <= Self.most else { throw Problem(.badData, "\(path): more than \(Self.most) names") }
    self.names = names
  }
}
