internal import CZlib

/// The JSON of a challenge as a raw deflate stream (RFC 1951) that starts from a text both sides know.
///
/// That text is a part of version 1 of the form: it never changes, or no code that is out there could be read.
enum ChallengePacking {
  /// Bytes of the longest JSON that is packed or unpacked: more is no sitting that anybody plays.
  static let longest = 8 << 20

  /// The compressed bytes; nil for input longer than `longest`.
  static func packed(_ json: [UInt8]) -> [UInt8]? {
    guard json.count <= longest else { return nil }
    // Deflate adds at most 5 bytes to every 16 KB, and a few at the end.
    return filled(json.count + json.count / 1000 + 64) { bytes, room in
      czlib_pack(words, UInt32(words.count), json, UInt32(json.count), bytes, room)
    }
  }

  /// Nil for anything but one whole stream, and for what would be longer than `longest`.
  static func unpacked(_ stream: [UInt8]) -> [UInt8]? {
    // No deflate stream holds more than 1,032 times its length.
    filled(min(longest, stream.count * 1032 + 64)) { bytes, room in
      czlib_unpack(words, UInt32(words.count), stream, UInt32(stream.count), bytes, room)
    }
  }

  private static func filled(_ room: Int, _ fill: (UnsafeMutablePointer<UInt8>, UInt32) -> Int) -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let length = fill(start, UInt32(room))
      isWhole = length >= 0
      count = max(0, length)
    }
    return isWhole ? bytes : nil
  }

  /// The common parts of challenges, the most frequent last: a near reference takes fewer bits.
  private static let words = Array(
    (#""hint","finish","back","discard","expiry","decidesLength":true},"memory":{"shared":{"seen":["limits":{"timing":"#
      + #""untimed"{"every":20,"factor":"forThisSitting":true},"modules":[{"plugin":"","module":"","sha256":"}],"#
      + #""options":{"pass":60,"ties":"first"},"streak":{"current":1,"best":1,"alive":true,"hasToday":true},"#
      + #""languages":["en","de"]},{"a":{"text":"{"a":{"pairs":[["{"a":{"order":["{"a":{"none":true}},"i":{"wager":"#
      + #"{"s":{"chosen":["{"b":"{"g":{"p":true},"skip",{"a":{"value":0}},0.5,0.25,0.75,0.3333333333333333,"#
      + #"0.6666666666666666,{"a":{"chosen":["true"]}},{"a":{"chosen":["false"]}},{"a":{"chosen":["a"]}},"#
      + #"{"a":{"chosen":["b"]}},{"a":{"chosen":["c"]}},{"a":{"chosen":["d"]}},{"begin":{"sitting":"01M","rules":1,"#
      + #""seed":,"day":[2026,1,"players":["Player"],"plugins":[{"id":"trivia","name":"Trivia"},{"id":"personality","#
      + #""name":"Personality"},{"id":"grade","name":"Graded test","sha256":"default","name":"default"}],"#
      + #""quiz":{"id":"","title":"","content":"","questions":["q1","q2","q3","q4","q5","q6","q7","q8","q9","q10"]},"#
      + #""inputs":["begin",{"a":{"chosen":["],"marks":[[0,1],[1,1],[0,1],[1,1],[1,1],[1,1]],"#
      + #""score":{"points":,"of":10,"percent":100,"headline":""#).utf8)
}
