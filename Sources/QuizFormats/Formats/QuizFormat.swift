/// A way to write a quiz, by the name that `--from` and `--to` take.
package enum QuizFormat: String, CaseIterable, Sendable {
  case json, lua, gift, aiken, csv, tsv, md
  case moodleXML = "moodle-xml"
  case opentdb, qti, canvas, xlsx
  case anki, apkg
  case text2qti, respondus, blackboard

  /// Whether its files are read, and none is written.
  package var isReadOnly: Bool { [.xlsx, .anki, .apkg, .text2qti, .respondus, .blackboard].contains(self) }

  /// Whether its files are quizzes of our own, or programs.
  var isOwn: Bool { self == .json || self == .lua }

  /// Whether its files are archives, not texts.
  package var isArchive: Bool { self == .qti || self == .canvas }

  /// The ending of its files; nil for a format with the endings of others.
  package var ending: String? {
    switch self {
    case .moodleXML: return "xml"
    case .opentdb, .qti, .canvas, .text2qti, .respondus, .blackboard: return nil
    case .anki: return "txt"
    default: return rawValue
    }
  }

  private static let endings = [String: QuizFormat](
    // LibreOffice's workbooks are read like Excel's.
    allCases.compactMap { format in format.ending.map { ($0, format) } } + [("ods", .xlsx)],
    uniquingKeysWith: { first, _ in first })

  /// The format of a path, whatever the case of its ending.
  package init?(path: String) {
    let name = fileName(path).utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    guard let format = Self.endings[Substring(name[dot...].dropFirst()).lowercased()] else { return nil }
    self = format
  }

  /// The format's name in messages.
  var title: String {
    switch self {
    case .json: return "JSON"
    case .lua: return "Lua"
    case .gift: return "GIFT"
    case .aiken: return "Aiken"
    case .csv: return "CSV"
    case .tsv: return "TSV"
    case .md: return "Markdown"
    case .moodleXML: return "Moodle XML"
    case .opentdb: return "Open Trivia DB"
    case .qti: return "QTI"
    case .canvas: return "Canvas"
    case .anki: return "notes of Anki"
    case .apkg: return "packages of Anki"
    case .xlsx: return "workbooks"
    case .text2qti: return "text2qti"
    case .respondus: return "Respondus"
    case .blackboard: return "Blackboard's upload"
    }
  }

  /// Whether its files name pictures that lie beside them.
  package var namesFiles: Bool { [.json, .lua, .csv, .tsv, .md, .text2qti].contains(self) }

  /// True when its files contain the quiz's title.
  var holdsTitle: Bool { ![.aiken, .csv, .tsv, .moodleXML, .opentdb, .respondus, .blackboard].contains(self) }

  /// Whether a text of it can have several languages in it, all of which a table can keep.
  var isOneText: Bool { self == .gift || self == .moodleXML }

  /// Whether pictures can lie inside of its files.
  var holdsFiles: Bool { [.moodleXML, .qti, .canvas, .apkg].contains(self) }

  /// Whether pictures can lie inside of a file, by the ending of its path.
  package static func canHoldFiles(path: String) -> Bool {
    [".xml", ".zip", ".qti", ".apkg"].contains { path.lowercased().hasSuffix($0) }
  }

  /// True when findings in its files have a line and a column.
  var hasPlaces: Bool { self != .apkg }

  /// Whether a question can have an id of its own there.
  var hasIDs: Bool { self != .aiken && self != .opentdb && self != .blackboard }
}

/// The last part of a path.
func fileName(_ path: String) -> Substring {
  var end = path.utf8[...]
  while end.last == UInt8(ascii: "/") { end.removeLast() }
  return Substring(end.lastIndex(of: UInt8(ascii: "/")).map { end[$0...].dropFirst() } ?? end)
}

/// The last part of a path without its ending: the id of a quiz that gives itself none.
func stem(_ path: String) -> String {
  let name = fileName(path)
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
  return String(name[..<dot])
}
