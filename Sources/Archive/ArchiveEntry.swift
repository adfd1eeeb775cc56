internal import CMinizip

/// A file in an archive.
package struct ArchiveEntry: Sendable {
  /// The path below the archive's top: parts separated by slashes, never leading out of it.
  package let name: String
  /// Bytes, unpacked.
  package let size: Int
  /// Bytes in the archive.
  package let packedSize: Int
  let method: Int
  let isEncrypted: Bool
  /// The place of its directory entry, and the entry's number.
  let place: UInt64
  let number: UInt64

  /// Folders have entries of their own in many archives, which hold nothing.
  package var isFolder: Bool { name.hasSuffix("/") }
}

/// Names of entries.
enum EntryName {
  /// A name as the archive has it: UTF-8 when it says so or is nothing else, otherwise the letters of the first PCs. Some
  /// writers use backslashes, or put a slash or `./` in front. Nil when it is no place below the top.
  static func clean(_ bytes: some Sequence<UInt8>) -> String? {
    let bytes = Array(bytes)
    let text = String(validating: bytes, as: UTF8.self) ?? String(bytes.map(letter))
    if text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) { return nil }
    let parts = text.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
    let isOutside = parts.contains("..") || (parts.first?.contains(":") ?? true)
    if isOutside { return nil }
    return parts.joined(separator: "/") + (text.last == "/" || text.last == "\\" ? "/" : "")
  }

  /// A letter of code page 437.
  private static func letter(_ byte: UInt8) -> Character {
    byte < 128 ? Character(UnicodeScalar(byte)) : upperHalf[Int(byte) - 128]
  }

  private static let upperHalf = Array(
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
  )
}
