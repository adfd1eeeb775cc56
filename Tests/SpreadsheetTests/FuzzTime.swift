import Foundation

/// How long readers are fed changed files, and which ones.
///
/// `QUIZRUN_FUZZ_SECONDS` says more than the few rounds that each run has, `QUIZRUN_FUZZ_SEED` other files.
enum FuzzTime {
  private static let settings = ProcessInfo.processInfo.environment
  private static let seconds = settings["QUIZRUN_FUZZ_SECONDS"].flatMap(Double.init) ?? 0

  static func seed(_ usual: UInt64) -> UInt64 { settings["QUIZRUN_FUZZ_SEED"].flatMap(UInt64.init) ?? usual }

  /// Runs a round again and again, as often as that at least.
  static func run(_ what: String, rounds least: Int, _ round: () throws -> Void) rethrows {
    let until = Date().addingTimeInterval(seconds)
    var count = 0
    while count < least || Date() < until {
      count += 1
      try round()
    }
    if seconds > 0 { print("fuzzed \(what): \(count)") }
  }
}
