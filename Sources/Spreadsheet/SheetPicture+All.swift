package import Archive

extension SheetPicture {
  /// All pictures on a sheet, by its number among the visible ones.
  package static func all(in archive: Archive, sheet number: Int = 0) throws -> [SheetPicture] {
    if let document = try OpenDocument(archive) { return try document.pictures(of: number) }
    return try Workbook(archive).pictures(of: number)
  }
}

extension MergedCells {
  /// The merged cells in a sheet of a workbook, by its number among the visible ones.
  package static func all(in archive: Archive, sheet number: Int = 0) throws -> [MergedCells] {
    if let document = try OpenDocument(archive) { return try document.mergedCells(of: number) }
    return try Workbook(archive).mergedCells(of: number)
  }
}
