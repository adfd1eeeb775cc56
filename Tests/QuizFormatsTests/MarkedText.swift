import XCTest

/// A sample with marks (`1️⃣`, `2️⃣` …) where findings are expected; the marks are no part of the text.
struct MarkedText {
  private(set) var text = ""
  /// Line and column of each mark, as `3:5`.
  private(set) var places: [Character: String] = [:]

  static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  init(_ sample: String) {
    var (line, column) = (1, 1)
    for character in sample {
      if MarkedText.marks.contains(character) {
        places[character] = "\(line):\(column)"
        continue
      }
      text.append(character)
      if character == "\n" { (line, column) = (line + 1, 1) } else { column += character.unicodeScalars.count }
    }
  }

  /// An expectation with its marks turned into places.
  func resolved(_ expectation: String) -> String {
    var result = ""
    for character in expectation { result += places[character] ?? String(character) }
    return result
  }
}
