internal import CommandLine
internal import QuizCore
internal import QuizPlay
internal import Words

/// Sittings as a table for people.
struct HistoryTable {
  let entries: [HistoryEntry]
  /// True when constant columns are dropped, and ids shortened.
  let isShort: Bool
  let words: ListingWords

  private static let shortID = 8

  private enum Column { case day, quiz, mode, player, result, score, time, id }

  var table: Table {
    let columns = columns
    let places = { (some: Set<Column>) in Set(columns.indices.filter { some.contains(columns[$0]) }) }
    return Table(
      header: columns.map(name), rows: entries.map { entry in columns.map { cell($0, entry) } },
      numbers: places([.score, .time]), flexible: places([.quiz, .mode, .player, .result]),
      dispensable: [.time, .mode, .result, .id, .player].compactMap(columns.firstIndex))
  }

  private var columns: [Column] {
    var columns: [Column] = [.day, .quiz, .mode, .player, .result, .score, .time, .id]
    if isShort && Set(entries.map(\.mode)).count == 1 { columns.removeAll { $0 == .mode } }
    if isShort && Set(entries.map(\.player)).count == 1 { columns.removeAll { $0 == .player } }
    return columns
  }

  private func name(_ column: Column) -> String {
    switch column {
    case .day: return words.day
    case .quiz: return words.quiz
    case .mode: return words.modeColumn
    case .player: return words.playerColumn
    case .result: return words.resultColumn
    case .score: return words.score
    case .time: return words.time
    case .id: return words.id
    }
  }

  private func cell(_ column: Column, _ entry: HistoryEntry) -> String {
    switch column {
    case .day: return entry.day.text
    case .quiz: return entry.title
    case .mode: return entry.mode
    case .player: return entry.player
    case .result: return entry.resultText(words)
    case .score:
      // Money of a ladder has no percent.
      if entry.percent == nil, let points = entry.points { return words.points(points, of: entry.of) }
      return words.percent(entry.percent)
    case .time: return entry.isFinished ? TimeText.duration(ms: entry.ms) : ""
    case .id: return isShort ? String(entry.sitting.suffix(Self.shortID)) : entry.sitting
    }
  }
}
