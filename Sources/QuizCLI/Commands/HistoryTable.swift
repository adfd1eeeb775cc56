internal import QuizCore

/// Sittings as a table for people.
struct HistoryTable {
  let entries: [HistoryEntry]
  /// Whether what is the same in every row is left out, and ids are shortened.
  let isShort: Bool

  private static let shortID = 8

  var table: Table {
    var columns: [(name: String, cell: (HistoryEntry) -> String)] = [
      ("DAY", { $0.day.text }), ("QUIZ", { $0.title }), ("MODE", { $0.mode }), ("PLAYER", { $0.player }),
      ("RESULT", { $0.resultText }), ("SCORE", { $0.percentText }),
      ("TIME", { $0.isFinished ? TimeText.duration(ms: $0.ms) : "" }),
      ("ID", { isShort ? String($0.sitting.suffix(Self.shortID)) : $0.sitting }),
    ]
    if isShort && Set(entries.map(\.mode)).count == 1 { columns.removeAll { $0.name == "MODE" } }
    if isShort && Set(entries.map(\.player)).count == 1 { columns.removeAll { $0.name == "PLAYER" } }
    let places = { (names: Set<String>) in Set(columns.indices.filter { names.contains(columns[$0].name) }) }
    return Table(
      header: columns.map(\.name), rows: entries.map { entry in columns.map { $0.cell(entry) } },
      numbers: places(["SCORE", "TIME"]), flexible: places(["QUIZ", "MODE", "PLAYER", "RESULT"]))
  }
}
