package import JSONText
internal import TextLayout

/// A cell that cannot be read: it counts as no response.
package struct CellProblem: Equatable, Sendable {
  package var question: String
  package var cell: String
  /// The cell's name in spreadsheet programs: `C5`.
  package var place: String
  package var why: String

  /// How much of a cell is repeated.
  private static let longest = 200

  /// The sentence for people: `C5: 'seven' is no number`, `C5: 'a;b': this question takes one answer`.
  package var sentence: String { Self.sentence(place, cell, why) }

  /// The sentence on a problem read from a result. A reason that already names the cell stands alone.
  static func sentence(_ place: String, _ cell: String, _ why: String) -> String {
    let shown = "'" + cell.prefix(longest) + (cell.count > longest ? "" : "'")
    return why.contains(shown) ? "\(place): \(why)" : "\(place): '\(cell)': \(why)"
  }

  var object: JSONObject {
    let shown = cell.count > Self.longest ? cell.prefix(Self.longest) + "…" : cell[...]
    return [
      "question": .text(question.cleaned), "cell": .text(String(shown).cleaned), "at": .text(place),
      "why": .text(why.cleaned),
    ]
  }
}

/// The notes on the records of a piece beyond their responses, by their place in it.
package struct PieceNotes: Equatable, Sendable {
  package var problems: [Int: [CellProblem]] = [:]
  /// The rows that cannot be graded: their errors in place of results.
  package var refused: [Int: JSONObject] = [:]
  /// The printed versions of rows, such as `"A 2071"`, where sheets and marks need them.
  package var versions: [Int: String] = [:]

  /// The notes on one record, as a piece of its own.
  func of(record place: Int) -> PieceNotes {
    var notes = PieceNotes()
    notes.problems[0] = problems[place]
    notes.refused[0] = refused[place]
    notes.versions[0] = versions[place]
    return notes
  }

  package var isEmpty: Bool { problems.isEmpty && refused.isEmpty && versions.isEmpty }

  /// The lines of results with the notes on their records; there is a line for each.
  func added(to lines: [UInt8]) -> [UInt8] {
    if isEmpty { return lines }
    var result: [UInt8] = []
    result.reserveCapacity(lines.count + 200 * problems.count)
    for (place, line) in lines.split(separator: UInt8(ascii: "\n")).enumerated() {
      if let refused = refused[place] {
        result += JSONWriter.bytes(.object(refused))
      } else {
        let members = members(place)
        result += members.isEmpty ? line : line.dropLast() + members + [UInt8(ascii: "}")]
      }
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  private func members(_ place: Int) -> [UInt8] {
    var members: [UInt8] = []
    if let problems = problems[place] {
      members += Array(",\"problems\":".utf8) + JSONWriter.bytes(.list(problems.map { .object($0.object) }))
    }
    if let version = versions[place] {
      members += Array(",\"version\":".utf8) + JSONWriter.bytes(.text(version))
    }
    return members
  }
}
