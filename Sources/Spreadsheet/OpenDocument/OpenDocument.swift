internal import Archive

/// A sheet as LibreOffice and its kin write it (OpenDocument, ISO/IEC 26300), of which a table that is shown is read.
struct OpenDocument {
  private let archive: Archive

  /// Nil for an archive that is no document of this kind; a text or a drawing throws.
  init?(_ archive: Archive) throws {
    guard archive.entry("mimetype") != nil || archive.entry("content.xml") != nil else { return nil }
    let type = (try? archive.content("mimetype")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard type.contains("opendocument.spreadsheet") else { throw SheetProblem.noWorkbook(found: nil) }
    if OpenDocument.isEncrypted(archive) { throw SheetProblem.encrypted }
    self.archive = archive
  }

  /// The rows of one of its tables that are shown, by its number from 0.
  func rows(of number: Int) throws -> OpenDocumentRows {
    do {
      guard let entry = archive.entry("content.xml") else { throw ArchiveProblem.noSuchEntry("content.xml") }
      return OpenDocumentRows(try archive.stream(entry), table: number)
    } catch let problem as ArchiveProblem {
      throw SheetProblem.archive(problem)
    }
  }

  /// The cells of that table that were made one.
  func mergedCells(of number: Int) throws -> [MergedCells] {
    let rows = try rows(of: number)
    while try rows.next() != nil {}
    return rows.merged
  }

  /// The cells of that table that pictures lie on.
  func pictures(of number: Int) throws -> [SheetPicture] {
    let rows = try rows(of: number)
    while try rows.next() != nil {}
    return rows.pictures
  }

  private static func isEncrypted(_ archive: Archive) -> Bool {
    if archive.entry("encrypted-package") != nil { return true }
    let manifest = (try? archive.content("META-INF/manifest.xml")) ?? []
    return String(decoding: manifest, as: UTF8.self).contains("encryption-data")
  }
}
