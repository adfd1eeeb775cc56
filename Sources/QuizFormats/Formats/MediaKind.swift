/// The kind of a picture, sound or film, recognised by its bytes.
package struct MediaKind: Equatable, Sendable {
  package enum Use: Sendable { case picture, sound, film }

  /// The ending of its name, such as `"mp3"`.
  package let ending: String
  /// The media type in HTTP, such as `"audio/mpeg"`.
  package let type: String
  package let use: Use

  private init(_ ending: String, _ type: String, _ use: Use) {
    (self.ending, self.type, self.use) = (ending, type, use)
  }

  /// Nil for what no page shows or plays.
  package init?(_ bytes: [UInt8]) {
    guard let found = MediaKind.picture(bytes) ?? MediaKind.sound(bytes) ?? MediaKind.container(bytes) else {
      return nil
    }
    self = found
  }

  /// True for what the key `audio` may name; in `webm` the key says whether it is sound or film.
  package var isSound: Bool { use == .sound || ending == "webm" }

  /// True for what the key `video` may name.
  package var isFilm: Bool { ["mp4", "webm", "weba"].contains(ending) }

  private static func has(_ bytes: [UInt8], _ start: String, at place: Int = 0) -> Bool {
    bytes.dropFirst(place).starts(with: start.utf8)
  }

  private static func picture(_ bytes: [UInt8]) -> MediaKind? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return MediaKind("png", "image/png", .picture)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return MediaKind("jpg", "image/jpeg", .picture) }
    if has(bytes, "GIF8") { return MediaKind("gif", "image/gif", .picture) }
    return has(bytes, "RIFF") && has(bytes, "WEBP", at: 8) ? MediaKind("webp", "image/webp", .picture) : nil
  }

  private static func sound(_ bytes: [UInt8]) -> MediaKind? {
    if has(bytes, "RIFF"), has(bytes, "WAVE", at: 8) { return MediaKind("wav", "audio/wav", .sound) }
    if has(bytes, "fLaC") { return MediaKind("flac", "audio/flac", .sound) }
    if has(bytes, "ID3") { return MediaKind("mp3", "audio/mpeg", .sound) }
    guard bytes.count > 1, bytes[0] == 0xFF else { return nil }
    // Eleven bits begin a frame; the layer distinguishes MPEG's third one from AAC, which has none.
    if bytes[1] & 0xE6 == 0xE2 { return MediaKind("mp3", "audio/mpeg", .sound) }
    return bytes[1] & 0xF6 == 0xF0 ? MediaKind("aac", "audio/aac", .sound) : nil
  }

  /// Ogg, WebM and MP4, which hold sounds or films.
  private static func container(_ bytes: [UInt8]) -> MediaKind? {
    if has(bytes, "OggS") {
      if bytes.prefix(4096).holds("theora") { return MediaKind("ogv", "video/ogg", .film) }
      return has(bytes, "OpusHead", at: 28)
        ? MediaKind("opus", "audio/ogg", .sound) : MediaKind("ogg", "audio/ogg", .sound)
    }
    if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      let head = bytes.prefix(65_536)
      if !head.prefix(64).holds("webm") { return nil }
      let isFilm = ["V_VP", "V_AV1"].contains(where: head.holds)
      return isFilm ? MediaKind("webm", "video/webm", .film) : MediaKind("weba", "audio/webm", .sound)
    }
    guard has(bytes, "ftyp", at: 4) else { return nil }
    let isSound =
      ["M4A ", "M4B "].contains { has(bytes, $0, at: 8) } || (bytes[...].holds("soun") && !bytes[...].holds("vide"))
    return isSound ? MediaKind("m4a", "audio/mp4", .sound) : MediaKind("mp4", "video/mp4", .film)
  }
}

extension ArraySlice<UInt8> {
  /// True where a text stands among the bytes.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var rest = self
    while let at = rest.firstIndex(of: first) {
      if rest[at...].starts(with: wanted) { return true }
      rest = rest[(at + 1)...]
    }
    return false
  }
}
