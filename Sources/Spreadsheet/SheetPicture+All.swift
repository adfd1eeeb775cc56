package import Archive

extension SheetPicture {
  /// All pictures on a sheet, by its number among the visible ones.
  package static func all(in archive: Archive, sheet number: Int = 0) throws -> [SheetPicture] {
    if let document = try OpenDocument(archive) { return try document.pictures(of: number) }
    return try Workbook(archive).pictures(of: number)
  }
}
