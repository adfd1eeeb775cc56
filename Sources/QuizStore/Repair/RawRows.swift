/// The rows of one page that holds any.
struct RawRows {
  let rows: [RawRow]
  /// Whether all of the page could be read and its keys rise, as they do where nothing was damaged.
  let isSound: Bool

  /// Nil for a page of another kind.
  init?(_ pages: RawPages, _ number: Int) {
    guard let page = pages.page(number) else { return nil }
    let start = number == 1 ? 100 : 0
    guard page.count > start, let kind = Kind(rawValue: page[start]) else { return nil }
    var rows: [RawRow] = []
    var isWhole = true
    let cells = RawFile.number(page, at: start + 3, bytes: 2) ?? 0
    let pointers = start + (kind == .innerIndex ? 12 : 8)
    for cell in 0..<min(cells, page.count / 4) {
      let place = RawFile.number(page, at: pointers + 2 * cell, bytes: 2) ?? 0
      if let row = Self.row(pages, page, place, kind) { rows.append(row) } else { isWhole = false }
    }
    self.rows = rows
    isSound = isWhole && Self.rise(rows)
  }

  /// Kinds of pages with rows; inner pages of tables have keys alone.
  private enum Kind: UInt8 {
    case innerIndex = 0x02
    case index = 0x0A
    case table = 0x0D
  }

  private static func rise(_ rows: [RawRow]) -> Bool {
    zip(rows, rows.dropFirst()).allSatisfy { before, after in
      if let a = before.rowID, let b = after.rowID { return a < b }
      guard case .int(let a)? = before.values.first, case .int(let b)? = after.values.first else { return true }
      guard a == b, case .int(let c)? = before.values.dropFirst().first,
        case .int(let d)? = after.values.dropFirst().first
      else { return a <= b }
      return c < d
    }
  }

  // MARK: Cells

  private static func row(_ pages: RawPages, _ page: [UInt8], _ place: Int, _ kind: Kind) -> RawRow? {
    var reader = RawReader(page, place + (kind == .innerIndex ? 4 : 0))
    guard place > 0, let size = reader.varint(), size > 0, size <= pages.size else { return nil }
    var rowID: Int?
    if kind == .table {
      guard let id = reader.varint() else { return nil }
      rowID = id
    }
    guard let payload = payload(pages, page, reader.place, size, isTable: kind == .table) else { return nil }
    return values(payload).map { RawRow(rowID: rowID, values: $0) }
  }

  /// The bytes of a cell: its part in the page, and the overflow pages.
  private static func payload(
    _ pages: RawPages, _ page: [UInt8], _ place: Int, _ size: Int, isTable: Bool
  ) -> [UInt8]? {
    let usable = pages.usable
    let most = isTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    let least = (usable - 12) * 32 / 255 - 23
    let surplus = least + (size - least) % (usable - 4)
    let local = size <= most ? size : surplus <= most ? surplus : least
    guard place + local <= page.count, pages.take(local) else { return nil }
    let bytes = Array(page[place..<place + local])
    if local == size { return bytes }
    let next = RawFile.number(page, at: place + local, bytes: 4) ?? 0
    return pages.overflow(from: next, count: size - local).map { bytes + $0 }
  }

  private static func values(_ payload: [UInt8]) -> [RawCell]? {
    var header = RawReader(payload, 0)
    guard let size = header.varint(), size <= payload.count else { return nil }
    var body = RawReader(payload, size)
    var values: [RawCell] = []
    while header.place < size {
      guard let type = header.varint(), let value = body.value(type) else { return nil }
      values.append(value)
    }
    return header.place == size && body.place == payload.count ? values : nil
  }
}

/// Reads numbers and values from bytes, from a place on; nil behind their end.
private struct RawReader {
  private let bytes: [UInt8]
  private(set) var place: Int

  init(_ bytes: [UInt8], _ place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Up to nine bytes, seven bits in each but the last.
  mutating func varint() -> Int? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard place >= 0, place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      if index == 8 { return Int(truncatingIfNeeded: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { break }
    }
    return Int(truncatingIfNeeded: value)
  }

  /// The value of a serial type.
  mutating func value(_ type: Int) -> RawCell? {
    switch type {
    case 0: return .null
    case 1...6: return integer([1, 2, 3, 4, 6, 8][type - 1]).map(RawCell.int)
    case 7: return integer(8).map { .real(Double(bitPattern: UInt64(bitPattern: Int64($0)))) }
    case 8, 9: return .int(type - 8)
    case 12...: return take((type - 12) / 2).map { type % 2 == 0 ? .blob($0) : .text($0) }
    default: return nil
    }
  }

  private mutating func integer(_ count: Int) -> Int? {
    guard let taken = take(count) else { return nil }
    let start = taken[0] & 0x80 == 0 ? 0 : -1
    return taken.reduce(start) { $0 << 8 | Int($1) }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, place <= bytes.count - count else { return nil }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }
}
