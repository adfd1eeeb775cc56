internal import CImage
internal import Glibc

extension Picture {
  /// The most pixels of a picture, as no box of cells shows more sharply.
  private static let largest = (width: 800, height: 480)

  /// The picture as a PNG, reduced to the largest useful size; nil without memory.
  func fileToSend() -> (bytes: [UInt8], width: Int, height: Int)? {
    let scale = min(1, Double(Self.largest.width) / Double(width), Double(Self.largest.height) / Double(height))
    let columns = max(1, Int((Double(width) * scale).rounded()))
    let rows = max(1, Int((Double(height) * scale).rounded()))
    let pixels = scale == 1 ? pixels : scaled(columns: columns, rows: rows)
    var count = 0
    guard let file = cimage_write_png(pixels, UInt32(columns), UInt32(rows), &count) else { return nil }
    defer { free(file) }
    return (Array(UnsafeBufferPointer(start: file, count: count)), columns, rows)
  }

  private func scaled(columns: Int, rows: Int) -> [UInt8] {
    var scaled: [UInt8] = []
    scaled.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        let mean = average(column: column, of: columns, row: row, of: rows)
        scaled += [mean.red, mean.green, mean.blue, mean.alpha]
      }
    }
    return scaled
  }
}
