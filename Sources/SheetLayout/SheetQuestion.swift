/// A question of an answer sheet: what is marked for it, and what cells of the table come of it.
package struct SheetQuestion: Equatable, Sendable {
  package var number: Int
  package var parts: [Part]

  package init(_ number: Int, _ parts: [Part]) {
    (self.number, self.parts) = (number, parts)
  }

  /// Bubbles, or a line, under one name: a choice (`3`), an item of a match (`7.1`), a gap (`3.2`), a number (`5`).
  package struct Part: Equatable, Sendable {
    /// The name before the colon of a bubble's name.
    package var name: String
    /// The column of the table, such as `7` for all items of match 7.
    package var cell: String
    /// Text before the letter in the cell: `1` for the first item of a match.
    package var prefix: String
    package var form: Form

    package init(_ name: String, cell: String? = nil, prefix: String = "", _ form: Form) {
      (self.name, self.cell, self.prefix, self.form) = (name, cell ?? name, prefix, form)
    }
  }

  package enum Form: Equatable, Sendable {
    /// A bubble for each letter.
    case letters([String], takesSeveral: Bool)
    /// So many decimal digits, with a bubble for the minus before them.
    case digits(Int)
    /// A line to write on, which nobody reads by program.
    case line
  }

  /// Eight hexadecimal digits that differ between sheets with other bubbles.
  package static func shape(of questions: [SheetQuestion]) -> String {
    var hash: UInt32 = 2_166_136_261
    func add(_ text: String) {
      for byte in text.utf8 + [0] { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    for part in questions.flatMap(\.parts) {
      add(part.name)
      switch part.form {
      case .letters(let letters, _): add("letters \(letters.count)")
      case .digits(let count): add("digits \(count)")
      case .line: add("line")
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
