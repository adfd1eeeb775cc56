internal import Glibc
internal import JSONText
package import QuizCore
package import QuizLibrary
package import Words

/// Marks as a table and sheets for participants, written as the results come.
package final class SheetOutput {
  private var table: MarksTable
  private let tableFile: OutputFile?
  private let page: FeedbackPage
  private let pageFile: OutputFile?
  private let folder: String?
  private var names = SheetNames()
  /// The remarks on parts that the sheets leave out, a sentence each.
  package let remarks: [String]

  /// Nil when neither output is requested. With `papers` the rows belong to printed versions.
  ///
  /// A feedback path with a slash at its end is a folder, with a file per participant.
  package init?(
    csv: String?, feedback: String?, _ quiz: Quiz, at path: String, _ library: Library, details: Bool,
    _ language: InterfaceLanguage, _ papers: PrintedPapers? = nil, pages: PageFolder? = nil
  ) throws(Problem) {
    if csv == nil && feedback == nil { return nil }
    table = MarksTable(quiz, details: details, hasVersions: papers != nil, language)
    let files = library.media(ofQuizAt: path)
    page = FeedbackPage(quiz, language, PagePictures { feedback == nil ? nil : files.bytes($0) }, papers, pages)
    remarks = feedback == nil ? [] : page.remarks.map { "\(path): \($0)" }
    let isFolder = feedback?.hasSuffix("/") ?? false
    folder = isFolder ? feedback : nil
    do throws(FileFailure) {
      tableFile = try csv.map { path throws(FileFailure) in try OutputFile(path: path, keepsContent: false) }
      pageFile =
        isFolder
        ? nil : try feedback.map { path throws(FileFailure) in try OutputFile(path: path, keepsContent: false) }
      if let folder, mkdir(folder, 0o777) != 0, errno != EEXIST { throw FileFailure(folder, errno) }
      _ = try pageFile?.write(Array(page.opening.utf8))
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }

  /// Takes the lines of results; returns them without the parts for the sheets.
  func take(_ lines: [UInt8]) throws(FileFailure) -> [UInt8] {
    var rest: [UInt8] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      if let node = try? JSONParser.parse(Array(line)), let members = node.object {
        try write(GradedRow(node))
        let kept = members.filter { $0.key != "sheet" && $0.key != "version" }.map { ($0.key, JSONValue($0.value)) }
        rest += JSONWriter.bytes(.object(JSONObject(kept)))
      } else {
        rest += line
      }
      rest.append(UInt8(ascii: "\n"))
    }
    return rest
  }

  private func write(_ row: GradedRow) throws(FileFailure) {
    if let tableFile { _ = try tableFile.write(Array(table.lines(row).utf8)) }
    if let pageFile { _ = try pageFile.write(Array(page.section(row).utf8)) }
    guard let folder else { return }
    let path = folder + names.name(row.participant) + ".html"
    _ = try OutputFile(path: path, keepsContent: false).write(Array(page.file(row).utf8))
  }

  func end() throws(FileFailure) {
    if let tableFile { _ = try tableFile.write(Array(table.end().utf8)) }
    if let pageFile { _ = try pageFile.write(Array(page.closing.utf8)) }
  }
}

/// Names of participants' files: without characters that folders cannot hold, and unique in any case.
struct SheetNames {
  private var used: Set<String> = []

  mutating func name(_ participant: String) -> String {
    let forbidden = Set("/\\:*?\"<>|")
    let signs = participant.filter { sign in
      !forbidden.contains(sign) && !sign.unicodeScalars.contains { $0.value < 32 || (0x7F...0x9F).contains($0.value) }
    }
    let trimmed = signs.drop { $0 == "." || $0.isWhitespace }.prefix(80)
    let plain = trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let base = plain.isEmpty ? "participant" : plain
    var name = base
    var number = 2
    while !used.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
