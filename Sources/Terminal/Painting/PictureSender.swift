internal import TextLayout

/// The state of a terminal's pictures under Kitty's graphics protocol, and the commands for the next frame.
///
/// See https://sw.kovidgoyal.net/kitty/graphics-protocol/. The bytes of a picture are sent once, under a number; from
/// then on it is placed by that number. Every command is quiet unless it fails.
struct PictureSender: Sendable {
  /// The pictures that the terminal has, the longest unused first.
  private var sent: [Sent] = []
  /// The pictures on the screen, by the numbers of picture and place.
  private var shown: [Key: SeenPicture] = [:]
  /// The same, in the order of the frame.
  private var last: [SeenPicture] = []
  private var nextNumber: UInt32
  private var failures = 0

  private struct Sent {
    var number: UInt32
    var picture: Picture
    var pixels: Size
  }

  private struct Key: Hashable {
    var number: UInt32
    var place: Int
  }

  /// The most pictures stored in the terminal; no screen shows as many.
  private static let most = 16
  private static let mostFailures = 2

  /// `firstNumber` should be one that no other program takes for its own pictures.
  init(firstNumber: UInt32) { nextNumber = max(1, firstNumber) }

  /// Notes a failure, and sends everything anew; false after too many.
  mutating func failed() -> Bool {
    failures += 1
    forget()
    return failures <= Self.mostFailures
  }

  /// Forgets the pictures on a cleared screen; the terminal still stores them.
  mutating func cleared() -> String {
    let wasEmpty = shown.isEmpty
    (shown, last) = ([:], [])
    return wasEmpty ? "" : PictureCommand.removeAllPlaces
  }

  private mutating func forget() { (sent, shown, last) = ([], [:], []) }

  /// Frees everything the terminal was sent.
  mutating func end() -> String {
    defer { forget() }
    return sent.map { PictureCommand.free($0.number) }.joined()
  }

  /// Sends the pictures that the terminal lacks, without showing them.
  mutating func sendMissing(_ seen: [SeenPicture]) -> [UInt8] {
    var bytes: [UInt8] = []
    for picture in seen {
      if let known = sent.firstIndex(where: { $0.picture == picture.picture }) {
        var used = sent.remove(at: known)
        // A picture read again has bytes of its own, slow to compare with the old ones.
        used.picture = picture.picture
        sent.append(used)
        continue
      }
      guard let file = picture.picture.fileToSend() else { continue }
      bytes += PictureCommand.transmission(file.bytes, as: nextNumber)
      sent.append(
        Sent(number: nextNumber, picture: picture.picture, pixels: Size(rows: file.height, columns: file.width)))
      nextNumber = nextNumber % 0x7FFF_FFFF + 1
    }
    while sent.count > max(Self.most, seen.count) { bytes += PictureCommand.free(sent.removeFirst().number).utf8 }
    return bytes
  }

  /// Whether the pictures on the screen are others than these.
  func differs(_ seen: [SeenPicture]) -> Bool { seen != last }

  /// The commands that replace the pictures on the screen by these.
  mutating func place(_ seen: [SeenPicture]) -> String {
    let wanted = keyed(seen)
    var text = ""
    for key in shown.keys where wanted[key] == nil { text += PictureCommand.remove(key.number, place: key.place) }
    for (key, picture) in wanted where shown[key] != picture {
      guard let pixels = sent.first(where: { $0.number == key.number })?.pixels else { continue }
      text += PictureCommand.place(picture, key.number, place: key.place, pixels: pixels)
    }
    (shown, last) = (wanted, seen)
    return text
  }

  /// The same picture twice has two places.
  private func keyed(_ seen: [SeenPicture]) -> [Key: SeenPicture] {
    var keyed: [Key: SeenPicture] = [:]
    for picture in seen {
      guard let number = sent.first(where: { $0.picture == picture.picture })?.number else { continue }
      var key = Key(number: number, place: 1)
      while keyed[key] != nil { key.place += 1 }
      keyed[key] = picture
    }
    return keyed
  }
}

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
