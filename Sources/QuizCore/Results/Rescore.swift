/// A sitting's result under another mode, stored beside its own.
package struct Rescore: Equatable, Sendable {
  package var sitting: String
  package var at: WallTime
  /// The plugins under which it was scored, as `id` with the first digits of the file's hash.
  package var plugins: [String]
  package var result: SittingResult

  package init(sitting: String, at: WallTime, plugins: [String], result: SittingResult) {
    self.sitting = sitting
    self.at = at
    self.plugins = plugins
    self.result = result
  }
}
