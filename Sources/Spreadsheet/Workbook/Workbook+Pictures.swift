internal import Archive

extension Workbook {
  /// The cells of a sheet that pictures, drawings and charts lie on, or that hold a picture.
  func pictures(of number: Int) throws -> [SheetPicture] {
    let sheet = try sheet(number).0
    var places = try cellPictures(sheet)
    let folder = String(
      sheet.name[..<(sheet.name.lastIndex(of: "/").map { sheet.name.index(after: $0) } ?? sheet.name.startIndex)])
    let name = sheet.name.dropFirst(folder.count)
    let parts = try Workbook.relations(archive, "\(folder)_rels/\(name).rels", folder: folder)
    for part in parts.values where part.type.hasSuffix("/drawing") {
      guard let entry = Workbook.entry(archive, part.target) else { continue }
      places += try anchors(entry)
    }
    return places.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// The cells from which on the drawings of a part lie.
  private func anchors(_ entry: ArchiveEntry) throws -> [SheetPicture] {
    let reader = XMLParts(entry.name)
    var places: [SheetPicture] = []
    var (place, digits, isCounting) = (SheetPicture(row: 1, column: 0), "", false)
    reader.open = { element in
      if element.isCalled("absoluteAnchor") || element.isCalled("from") {
        place = SheetPicture(row: 1, column: 0)
      }
      isCounting = element.isCalled("row") || element.isCalled("col")
      digits = ""
    }
    reader.text = { text in if isCounting { digits += String(decoding: text, as: UTF8.self) } }
    var isAtStart = true
    reader.close = { name in
      if XMLElement.equal(name, "row"), isAtStart { place.row = (Int(digits) ?? 0) + 1 }
      if XMLElement.equal(name, "col"), isAtStart { place.column = Int(digits) ?? 0 }
      if XMLElement.equal(name, "from") { isAtStart = false }
      if ["oneCellAnchor", "twoCellAnchor", "absoluteAnchor"].contains(String(cString: name)), places.count < 1 << 16 {
        places.append(place)
        isAtStart = true
      }
      isCounting = false
    }
    try reader.parse(try Workbook.content(archive, entry))
    try reader.parse(nil)
    return places
  }

  /// The cells that hold a picture themselves, as newer programs place it.
  private func cellPictures(_ sheet: ArchiveEntry) throws -> [SheetPicture] {
    guard archive.entries.contains(where: { $0.name.lowercased().contains("/richdata/richvaluerel") }) else {
      return []
    }
    let stream = try Workbook.stream(archive, sheet)
    let reader = XMLParts(sheet.name)
    var places: [SheetPicture] = []
    reader.open = { element in
      guard element.isCalled("c"), element.attribute("vm") != nil, let name = element.text("r"), places.count < 1 << 16,
        let column = SheetRow.column(named: name.prefix { $0.isLetter }), let row = Int(name.drop { $0.isLetter })
      else { return }
      places.append(SheetPicture(row: row, column: column))
    }
    while let piece = try stream.next() { try reader.parse(piece) }
    try reader.parse(nil)
    return places
  }
}
