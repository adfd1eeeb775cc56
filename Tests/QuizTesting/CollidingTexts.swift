/// Texts with the same hash in Lua tables of a known seed, found block by block.
///
/// Lua 5.4 hashes short texts from their end: `h ^= (h << 5) + (h >> 2) + byte`, starting with the seed and the length.
/// From any state several pairs of letters lead to the same next state, so that any choice among them keeps the hash.
package struct CollidingTexts {
  private let seed: UInt32

  package init(seed: UInt32) { self.seed = seed }

  /// `count` different texts of 32 ASCII letters and digits, of one hash under the seed; at most 2^16 of them.
  package func make(_ count: Int) -> [String] {
    precondition(count <= 1 << Self.blocks)
    var state = seed ^ UInt32(2 * Self.blocks)
    var choices: [[[UInt8]]] = []
    for _ in 0..<Self.blocks { choices.append(Self.collision(&state)) }
    return (0..<count).map { index in
      // The block that is hashed first stands last.
      let bytes = choices.enumerated().reversed().flatMap { place, pairs in pairs[index >> place & 1] }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The same number of texts of the same length and letters, in random order.
  package static func scattered(_ count: Int) -> [String] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      let bytes = (0..<(2 * blocks)).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(state >> 33) % letters.count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The hash that Lua gives a text of at most 40 bytes.
  package static func hash(_ text: String, seed: UInt32) -> UInt32 {
    text.utf8.reversed().reduce(seed ^ UInt32(text.utf8.count), step)
  }

  private static let blocks = 16
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    hash ^ ((hash << 5) &+ (hash >> 2) &+ UInt32(byte))
  }

  /// Two pairs of letters that lead from `state` to one next state, which it becomes.
  private static func collision(_ state: inout UInt32) -> [[UInt8]] {
    var known: [UInt32: [UInt8]] = [:]
    for last in letters {
      let middle = step(state, last)
      for first in letters {
        let next = step(middle, first)
        if let other = known[next] {
          state = next
          return [other, [first, last]]
        }
        known[next] = [first, last]
      }
    }
    preconditionFailure("no two pairs of letters collide from \(state)")
  }
}
