package import QuizLibrary
package import QuizSittings
internal import QuizFormats
internal import Spreadsheet

/// A list of people: a name a line, or a table with the columns `name`, `class` and `id`.
package enum PeopleList {
  private static let columns = ["name", "class", "id"]
  private static let largest = 4 << 20

  /// The rows of a file; throws for one that is missing or has nobody.
  package static func read(_ path: String) throws(Problem) -> [PeopleDesk.Row] {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try Files.read(path, upTo: largest) } catch {
      throw Problem(error.isMissing ? .noInput : .inputOutput, error.message)
    }
    guard Worksheet.kind(bytes) == .text else {
      throw Problem(.badData, "'\(path)' is no text: save the list as CSV, or with a name in each line")
    }
    let lines = TextDecoding.text(bytes).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let rows = try isTable(head) ? table(bytes, path) : names(lines, path)
    if rows.isEmpty { throw Problem(.badData, "'\(path)' has no name in it: write a name in each line") }
    return rows
  }

  private static func isTable(_ line: Substring) -> Bool {
    let cells = line.split { ",;\t".contains($0) }.map { cell in
      cell.filter { !$0.isWhitespace && $0 != "\"" && $0 != "\u{FEFF}" }.lowercased()
    }
    return cells.contains("name") && cells.allSatisfy { $0 == "name" || cells.count > 1 }
  }

  private static func names(_ lines: [Substring], _ path: String) -> [PeopleDesk.Row] {
    lines.enumerated().compactMap { place, line -> PeopleDesk.Row? in
      let name = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if name.isEmpty { return nil }
      return PeopleDesk.Row(name: name, group: nil, reference: nil, place: "\(path):\(place + 1)")
    }
  }

  /// The name of a column, such as `name` for ` Name `.
  private static func name(of head: String) -> String { head.filter { !$0.isWhitespace }.lowercased() }

  private static func table(_ bytes: [UInt8], _ path: String) throws(Problem) -> [PeopleDesk.Row] {
    do {
      var rest: [UInt8]? = Array(TextDecoding.text(bytes).utf8)
      let sheet = try Worksheet(isKnown: { columns.contains(Self.name(of: $0)) }) {
        defer { rest = nil }
        return rest
      }
      guard let head = try sheet.next() else { return [] }
      // Rows have no empty cells, so a cell is found by its column.
      let places = Dictionary(head.cells.map { (Self.name(of: $0.text), $0.column) }) { first, _ in first }
      var rows: [PeopleDesk.Row] = []
      while let row = try sheet.next() {
        let cell = { (column: String) -> String? in
          guard let place = places[column] else { return nil }
          let text = row.text(place).split(whereSeparator: \.isWhitespace).joined(separator: " ")
          return text.isEmpty ? nil : text
        }
        rows.append(
          PeopleDesk.Row(
            name: cell("name") ?? "", group: cell("class"), reference: cell("id"), place: "\(path):\(row.line)"))
      }
      return rows
    } catch {
      throw Problem(.badData, "'\(path)' cannot be read as a table: write a line with name, class and id above it")
    }
  }
}
