/// A version of the program, such as `1.1`, of which missing parts are 0.
package struct ProgramVersion: Comparable, Sendable, CustomStringConvertible {
  private let parts: [Int]

  package static let current = ProgramVersion(parts: [1, 0, 0])

  private init(parts: [Int]) { self.parts = parts }

  /// Nil unless the text is one to three numbers between points.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= 3, words.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }) else { return nil }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count else { return nil }
    parts = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  package static func < (one: ProgramVersion, other: ProgramVersion) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }

  package var description: String { parts.map(String.init).joined(separator: ".") }
}
