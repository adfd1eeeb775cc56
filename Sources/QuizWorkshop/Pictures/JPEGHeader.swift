/// The facts in the segments before the first frame of a JPEG (ITU-T T.81, CIPA DC-008).
struct JPEGHeader: Equatable {
  /// Pixels as they are seen: EXIF may say that the rows lie on their side.
  private(set) var width = 0
  private(set) var height = 0
  /// Four for inks (CMYK), three for colours, one for grey.
  private(set) var components = 0
  private var orientation = 1

  /// Nil for other files than JPEG, and for one without a frame.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      let length = Self.number(bytes[(place + 2)...].prefix(2))
      if (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind) {
        readFrame(bytes[(place + 4)...])
        return
      }
      if kind == 0xE1, orientation == 1 {
        orientation = Self.orientation(bytes[(place + 4)...].prefix(max(0, length - 2))) ?? 1
      }
      place += kind == 0xFF ? 1 : 2 + length
    }
    return nil
  }

  private mutating func readFrame(_ segment: ArraySlice<UInt8>) {
    let start = segment.startIndex
    let rows = Self.number(segment[(start + 1)...].prefix(2))
    let columns = Self.number(segment[(start + 3)...].prefix(2))
    (width, height) = orientation >= 5 ? (rows, columns) : (columns, rows)
    components = Int(segment[start + 5])
  }

  private static func number(_ bytes: some BidirectionalCollection<UInt8>, isLittle: Bool = false) -> Int {
    isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// How the camera was held (1 to 8), from the first directory of an EXIF segment.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)), segment.count >= 14 else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff[0] == UInt8(ascii: "I")
    let read = { (place: Int, count: Int) in number(tiff[place..<(place + count)], isLittle: isLittle) }
    let directory = read(4, 4)
    guard directory + 2 <= tiff.count else { return nil }
    for place in stride(from: directory + 2, through: tiff.count - 12, by: 12).prefix(read(directory, 2)) {
      guard read(place, 2) == 0x0112, read(place + 2, 2) == 3 else { continue }
      let value = read(place + 8, 2)
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
