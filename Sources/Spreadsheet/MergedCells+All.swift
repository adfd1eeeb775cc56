package import Archive

extension MergedCells {
  /// Those of the sheet that is read of a workbook.
  package static func all(in archive: Archive) throws -> [MergedCells] {
    if let document = try OpenDocument(archive) { return try document.mergedCells() }
    return try Workbook(archive).mergedCells()
  }
}
