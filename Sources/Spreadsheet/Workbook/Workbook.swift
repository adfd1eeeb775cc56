internal import Archive

/// A workbook as Excel, Google and many libraries write it (ECMA-376), one sheet of which is read.
struct Workbook {
  let archive: Archive
  private let path: String
  private var parts: [String: (target: String, type: String)] = [:]

  init(_ archive: Archive) throws {
    self.archive = archive
    let top = try Workbook.relations(archive, "_rels/.rels", folder: "")
    let main = top.values.first { $0.type.hasSuffix("/officeDocument") }?.target ?? "xl/workbook.xml"
    guard let entry = Workbook.entry(archive, main) else {
      let isNumbers = archive.entries.contains { $0.name.hasSuffix(".iwa") }
      throw SheetProblem.noWorkbook(found: isNumbers ? "a sheet of Numbers" : nil)
    }
    path = entry.name
    let folder = String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
    let name = path.dropFirst(folder.count)
    parts = try Workbook.relations(archive, "\(folder)_rels/\(name).rels", folder: folder)
  }

  /// The rows and the name of a sheet, by its number among the visible ones, from 0; among all if none is visible.
  func rows(of number: Int) throws -> (rows: WorkbookRows, name: String) {
    var formats =
      try part(ending: "/styles").map { entry in
        try CellFormats(try Workbook.content(archive, entry), part: entry.name)
      } ?? CellFormats()
    let (sheet, name, countsFrom1904) = try self.sheet(number)
    formats.countsFrom1904 = countsFrom1904
    let shared =
      try part(ending: "/sharedStrings").map { entry in
        let stream = try Workbook.stream(archive, entry)
        return try SharedTexts(part: entry.name) { try stream.next() }
      } ?? SharedTexts()
    return (WorkbookRows(try Workbook.stream(archive, sheet), part: sheet.name, shared, formats), name)
  }

  /// The cells of that sheet that were made one.
  func mergedCells(of number: Int) throws -> [MergedCells] {
    let (sheet, _, _) = try sheet(number)
    let stream = try Workbook.stream(archive, sheet)
    let reader = XMLParts(sheet.name)
    var merged: [MergedCells] = []
    reader.open = { element in
      guard element.isCalled("mergeCell"), merged.count < 1 << 16 else { return }
      if let cells = element.text("ref").flatMap(MergedCells.init) { merged.append(cells) }
    }
    while let piece = try stream.next() { try reader.parse(piece) }
    try reader.parse(nil)
    return merged
  }

  func sheet(_ number: Int) throws -> (ArchiveEntry, name: String, countsFrom1904: Bool) {
    let reader = XMLParts(path)
    var (shown, hidden): ([(id: String, name: String)], [(id: String, name: String)]) = ([], [])
    var countsFrom1904 = false
    reader.open = { element in
      if element.isCalled("sheet"), let id = element.text("id") {
        let sheet = (id, element.text("name") ?? "")
        if element.text("state").map({ $0 != "visible" }) ?? false { hidden.append(sheet) } else { shown.append(sheet) }
      }
      if element.isCalled("workbookPr") { countsFrom1904 = ["1", "true"].contains(element.text("date1904") ?? "") }
    }
    try reader.parse(try Workbook.content(archive, try Workbook.needed(archive, path)))
    try reader.parse(nil)
    // Charts that fill a sheet are none.
    let (tables, others) = (shown.filter(isTable), hidden.filter(isTable))
    let sheets = tables.isEmpty ? others : tables
    guard sheets.indices.contains(number), let part = parts[sheets[number].id] else { throw SheetProblem.noSheet }
    return (try Workbook.needed(archive, part.target), sheets[number].name, countsFrom1904)
  }

  private func isTable(_ sheet: (id: String, name: String)) -> Bool {
    parts[sheet.id]?.type.hasSuffix("/worksheet") ?? false
  }

  private func part(ending type: String) throws -> ArchiveEntry? {
    parts.values.first { $0.type.hasSuffix(type) }.flatMap { Workbook.entry(archive, $0.target) }
  }

  // MARK: Parts of the package

  /// The targets of a part's relations, by id; empty without any. Paths are below a folder, or with a slash below the
  /// top.
  static func relations(
    _ archive: Archive, _ path: String, folder: String
  ) throws -> [String: (target: String, type: String)] {
    guard let entry = entry(archive, path) else { return [:] }
    let reader = XMLParts(path)
    var relations: [String: (target: String, type: String)] = [:]
    reader.open = { element in
      guard element.isCalled("Relationship"), let id = element.text("Id"), let target = element.text("Target") else {
        return
      }
      relations[id] = (place(target, below: folder), element.text("Type") ?? "")
    }
    try reader.parse(try content(archive, entry))
    try reader.parse(nil)
    return relations
  }

  private static func place(_ target: String, below folder: String) -> String {
    var parts: [Substring] = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// An entry by its name; some writers are careless about capitals.
  static func entry(_ archive: Archive, _ name: String) -> ArchiveEntry? {
    archive.entry(name) ?? archive.entries.first { $0.name.lowercased() == name.lowercased() }
  }

  private static func needed(_ archive: Archive, _ name: String) throws -> ArchiveEntry {
    guard let entry = entry(archive, name) else { throw SheetProblem.archive(.noSuchEntry(name)) }
    return entry
  }

  static func content(_ archive: Archive, _ entry: ArchiveEntry) throws -> [UInt8] {
    do { return try archive.content(entry) } catch { throw SheetProblem.archive(error) }
  }

  static func stream(_ archive: Archive, _ entry: ArchiveEntry) throws -> ArchiveStream {
    do { return try archive.stream(entry) } catch { throw SheetProblem.archive(error) }
  }
}

/// The texts that cells of a workbook share, one after the other in one block of memory.
struct SharedTexts {
  private var bytes: [UInt8] = []
  /// The end of each text.
  private var ends: [Int] = []

  init() {}

  /// Reads `xl/sharedStrings.xml` from `pieces`.
  init(part: String, _ pieces: () throws -> [UInt8]?) throws {
    let reader = XMLParts(part)
    var gathering = TextGathering()
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var budget = CellBudget()
    var isTooLong = false
    reader.open = { element in
      if element.isCalled("si") { gathering.begin() }
      gathering.open(element)
    }
    reader.text = { gathering.add($0) }
    reader.close = { name in
      gathering.close(name)
      guard XMLElement.equal(name, "si") else { return }
      let text = Array(gathering.text.utf8)
      if budget.take(text.count) { bytes += text } else { isTooLong = true }
      ends.append(bytes.count)
    }
    while let piece = try pieces() {
      try reader.parse(piece)
      if isTooLong || gathering.isTooLong { throw SheetProblem.tooLong(line: 1) }
    }
    try reader.parse(nil)
    self.bytes = bytes
    self.ends = ends
  }

  /// The text with a number; nil when there is none.
  func text(_ number: Int) -> String? {
    guard ends.indices.contains(number) else { return nil }
    return String(decoding: bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]], as: UTF8.self)
  }
}
