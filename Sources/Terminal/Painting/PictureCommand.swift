internal import TextLayout

/// The commands of Kitty's graphics protocol.
enum PictureCommand {
  /// The longest piece of a transmission, in letters of base64.
  private static let longestPiece = 4096

  private static func sequence(_ keys: String, _ payload: some Sequence<UInt8> = [UInt8]()) -> [UInt8] {
    Array("\u{1B}_G\(keys)".utf8) + payload + Array("\u{1B}\\".utf8)
  }

  private static func text(_ keys: String) -> String { "\u{1B}_G\(keys)\u{1B}\\" }

  /// Sends a PNG under a number, in pieces.
  static func transmission(_ file: [UInt8], as number: UInt32) -> [UInt8] {
    let letters = Base64.letters(of: file)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: letters.count, by: longestPiece) {
      let end = min(letters.count, start + longestPiece)
      let keys = start == 0 ? "a=t,f=100,t=d,i=\(number),q=1," : ""
      bytes += sequence(keys + "m=\(end < letters.count ? 1 : 0);", letters[start..<end])
    }
    return bytes
  }

  /// Shows a part of a picture in a box of cells; the cursor stays where the place begins.
  static func place(_ seen: SeenPicture, _ number: UInt32, place: Int, pixels: Size) -> String {
    var keys = "a=p,i=\(number),p=\(place),c=\(seen.size.columns),r=\(seen.size.rows),C=1,q=1"
    if seen.size != seen.whole {
      let (x, width) = part(seen.offset.column, seen.size.columns, of: seen.whole.columns, pixels.columns)
      let (y, height) = part(seen.offset.row, seen.size.rows, of: seen.whole.rows, pixels.rows)
      keys += ",x=\(x),y=\(y),w=\(width),h=\(height)"
    }
    return "\u{1B}[\(seen.place.row + 1);\(seen.place.column + 1)H" + text(keys)
  }

  /// The first pixel of some cells, and their number of pixels.
  private static func part(_ first: Int, _ count: Int, of all: Int, _ pixels: Int) -> (start: Int, count: Int) {
    let start = min(pixels - 1, first * pixels / all)
    return (start, max(1, (first + count) * pixels / all - start))
  }

  static func remove(_ number: UInt32, place: Int) -> String { text("a=d,d=i,i=\(number),p=\(place),q=2") }

  /// Takes a picture away with its bytes.
  static func free(_ number: UInt32) -> String { text("a=d,d=I,i=\(number),q=2") }

  static let removeAllPlaces = text("a=d,d=a,q=2")
}
