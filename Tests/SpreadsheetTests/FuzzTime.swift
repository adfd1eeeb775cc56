import Foundation

/// How long readers are fed changed files; `QUIZRUN_FUZZ_SECONDS` says more than the few that each run has.
enum FuzzTime {
  static let seconds = ProcessInfo.processInfo.environment["QUIZRUN_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
}
