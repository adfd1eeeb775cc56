package import Archive

/// Pictures, drawings and charts on a sheet, which lie above its cells.
package enum SheetPictures {
  /// A cell that a picture lies on.
  package struct Place: Equatable, Sendable {
    /// As spreadsheet programs number it.
    package var row: Int
    /// From 0.
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The places of all pictures on a sheet, by its number among those that are shown.
  package static func places(in archive: Archive, sheet number: Int = 0) throws -> [Place] {
    if let document = try OpenDocument(archive) { return try document.pictures(of: number) }
    return try Workbook(archive).pictures(of: number)
  }
}
