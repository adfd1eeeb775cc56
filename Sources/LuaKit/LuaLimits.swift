/// The limits of a script. Instructions, time and heap hold for each call; blocks and sources for each of them.
package struct LuaLimits: Equatable, Sendable {
  /// Virtual machine instructions of one call; library functions take some for their work.
  package var instructions: Int64 = 10_000_000
  /// The same for running a file.
  package var loadInstructions: Int64 = 10_000_000
  /// Wall time of one call or load.
  package var milliseconds: UInt32 = 1000
  /// Bytes of all values; garbage is collected between instructions when there is much of it.
  package var heap = 32 << 20
  /// Bytes of one text or table part.
  package var block = 1 << 20
  /// Bytes of a source file.
  package var source = 64 << 10
  /// Nesting of a value going out; 64 at most.
  package var resultDepth: UInt32 = 16
  /// Values in a value going out.
  package var resultNodes: UInt32 = 10_000
  /// Bytes of a text going out; all texts of a value together may have 16 times as many.
  package var resultString = 64 << 10

  package init() {}

  package static let standard = LuaLimits()
}
