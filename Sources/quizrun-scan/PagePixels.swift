internal import CImage
internal import CScan
internal import Glibc
internal import SheetLayout
internal import SheetReading

/// A page among pixels: its corner marks, its code, and the bubbles between them.
struct PagePixels {
  private let picture: GreyPicture
  private let plane: SheetPlane?
  let finding: Finding

  enum Finding {
    case code(SheetCode)
    case blank, noTags, noCode
  }

  init(_ picture: GreyPicture) {
    self.picture = picture
    let tags = Self.tags(picture)
    guard tags.count >= 3 else {
      (plane, finding) = (nil, tags.isEmpty && picture.isBlank ? .blank : .noTags)
      return
    }
    for paper in SheetPaper.allCases {
      guard let guess = Self.plane(tags, paper), let code = Self.code(picture, guess, paper),
        let plane = Self.plane(tags, code.paper)
      else { continue }
      (self.plane, finding) = (plane, .code(code))
      return
    }
    (plane, finding) = (Self.plane(tags, .a4), .noCode)
  }

  /// The corner marks: looked for coarsely first, which is fast, and finer where some are missing.
  private static func tags(_ picture: GreyPicture) -> [cscan_tag] {
    let side = Double(max(picture.width, picture.height))
    var best: [cscan_tag] = []
    for wanted in [1200.0, 2000, 4300] {
      if wanted > 1200 && side < wanted * 0.6 { break }
      // The library takes whole steps alone; it would misplace corners by any other.
      let step = max(1, (side / wanted).rounded())
      var found = [cscan_tag](repeating: cscan_tag(), count: 4)
      let count = cscan_tags(
        picture.pixels, UInt32(picture.width), UInt32(picture.height), Float(step), &found)
      if Int(count) > best.count { best = Array(found.prefix(Int(count))) }
      if best.count == 4 { break }
    }
    return best
  }

  private static func plane(_ tags: [cscan_tag], _ paper: SheetPaper) -> SheetPlane? {
    SheetPlane(
      tags.flatMap { tag in
        let corners = withUnsafeBytes(of: tag.corners) { Array($0.bindMemory(to: Double.self)) }
        return paper.corners(ofTag: Int(tag.id)).enumerated().map { place, corner in
          (paper: corner, pixel: SheetPoint(corners[2 * place], corners[2 * place + 1]))
        }
      })
  }

  private static func code(_ picture: GreyPicture, _ plane: SheetPlane, _ paper: SheetPaper) -> SheetCode? {
    let side = SheetPaper.codeSide + 8
    for scale in [8.0, 14, 5, 20] {
      let flat = plane.flattened(
        picture, left: paper.code.x - 4, top: paper.code.y - 4, width: side, height: side, scale: scale)
      var text = [CChar](repeating: 0, count: 400)
      let count = cscan_code(flat.pixels, UInt32(flat.width), UInt32(flat.height), &text, text.count)
      let bytes = text.prefix(count).map { UInt8(bitPattern: $0) }
      if count > 0 { return SheetCode(String(decoding: bytes, as: UTF8.self)) }
    }
    return nil
  }

  /// The bubbles of a page of a layout; nil without a plane.
  func read(_ page: SheetLayout.Page) -> SheetReading? {
    guard let plane, case .code(let code) = finding else { return nil }
    return SheetReader(page, code.paper, plane, picture).reading
  }

  // MARK: Pictures

  /// The part of a question, cut out: a PNG as hexadecimal digits.
  func picture(_ placed: SheetLayout.Placed) -> String {
    guard let plane else { return "" }
    let right = (placed.bubbles.map(\.x).max() ?? placed.left) + SheetLayout.pitch
    let width = min(placed.width, right - placed.left) + 2
    return Self.hexadecimal(
      plane.flattened(
        picture, left: placed.left - 1, top: placed.top - 1, width: width, height: placed.height + 2, scale: 6))
  }

  /// The whole page, coarse; of one without corner marks the picture as it is.
  var wholePicture: String {
    if let plane, case .code(let code) = finding {
      return Self.hexadecimal(
        plane.flattened(picture, left: 0, top: 0, width: code.paper.width, height: code.paper.height, scale: 3.5))
    }
    let step = max(1, max(picture.width, picture.height) / 900)
    let (width, height) = (picture.width / step, picture.height / step)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height { for x in 0..<width { pixels.append(picture.pixels[y * step * picture.width + x * step]) } }
    return Self.hexadecimal(GreyPicture(width: width, height: height, pixels: pixels))
  }

  private static func hexadecimal(_ picture: GreyPicture) -> String {
    var count = 0
    guard let bytes = cimage_write_png(picture.pixels, UInt32(picture.width), UInt32(picture.height), 1, &count) else {
      return ""
    }
    defer { free(bytes) }
    return UnsafeBufferPointer(start: bytes, count: count).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
