/// Rows on their way from a process that may be anybody's: numbers as eight bytes, texts with their length before them.
package struct RowWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes += $0 }
  }

  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func write(_ row: SheetRow) {
    for number in [row.number, row.line, row.lines, row.width, row.cells.count] { write(number) }
    for cell in row.cells {
      write(cell.column)
      write(cell.text)
      write(cell.value)
    }
  }

  private mutating func write(_ value: CellValue?) {
    switch value {
    case nil: bytes.append(0)
    case .number(let number): write(1, number)
    case .percent(let number): write(2, number)
    case .time(let seconds):
      bytes.append(3)
      write(seconds)
    case .date(let day, let seconds):
      bytes.append(4)
      write(day)
      write(seconds)
    case .truth(let isTrue): bytes.append(isTrue ? 6 : 5)
    case .formula: bytes.append(7)
    }
  }

  private mutating func write(_ tag: UInt8, _ number: Double) {
    bytes.append(tag)
    write(Int(bitPattern: UInt(number.bitPattern)))
  }
}

/// Reads the bytes of a `RowWriter`, which need not be trusted.
package struct RowReader {
  private let bytes: [UInt8]
  private var place = 0

  package struct Garbled: Error {}

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var isAtEnd: Bool { place == bytes.count }

  package mutating func number() throws(Garbled) -> Int {
    guard bytes.count - place >= 8 else { throw Garbled() }
    defer { place += 8 }
    let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
    return Int(Int64(bitPattern: UInt64(littleEndian: word)))
  }

  package mutating func text() throws(Garbled) -> String {
    let count = try number(in: 0...(bytes.count - place))
    guard count <= bytes.count - place else { throw Garbled() }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// Reads a row with numbers in a table's range.
  package mutating func row() throws(Garbled) -> SheetRow {
    let number = try number(in: Self.rows), line = try self.number(in: Self.rows)
    let lines = try self.number(in: Self.rows), width = try self.number(in: 0...Self.mostColumns)
    var row = SheetRow(number: number, line: line, lines: lines, cells: [], width: width)
    for _ in 0..<(try self.number(in: 0...Self.mostColumns)) {
      let column = try self.number(in: 0...Self.mostColumns), text = try text()
      row.cells.append(SheetRow.Cell(column: column, text: text, value: try value()))
    }
    return row
  }

  private static let rows = 0...(1 << 40)
  private static let mostColumns = 1 << 24

  private mutating func number(in range: ClosedRange<Int>) throws(Garbled) -> Int {
    let number = try number()
    guard range.contains(number) else { throw Garbled() }
    return number
  }

  private mutating func value() throws(Garbled) -> CellValue? {
    guard place < bytes.count else { throw Garbled() }
    let tag = bytes[place]
    place += 1
    switch tag {
    case 0: return nil
    case 1: return .number(try double())
    case 2: return .percent(try double())
    case 3: return .time(seconds: try number(in: Self.seconds))
    case 4: return .date(day: try number(in: Self.days), seconds: try number(in: Self.seconds))
    case 5, 6: return .truth(tag == 6)
    case 7: return .formula
    default: throw Garbled()
    }
  }

  private static let seconds = -(1 << 40)...(1 << 40)
  private static let days = -(1 << 32)...(1 << 32)

  private mutating func double() throws(Garbled) -> Double {
    let number = Double(bitPattern: UInt64(UInt(bitPattern: try number())))
    guard number.isFinite else { throw Garbled() }
    return number
  }
}
