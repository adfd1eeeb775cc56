package import Archive

extension MergedCells {
  /// Those of a sheet of a workbook, by its number among those that are shown.
  package static func all(in archive: Archive, sheet number: Int = 0) throws -> [MergedCells] {
    if let document = try OpenDocument(archive) { return try document.mergedCells(of: number) }
    return try Workbook(archive).mergedCells(of: number)
  }
}
