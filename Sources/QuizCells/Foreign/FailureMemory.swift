/// The outcomes of programs and of unreadable files, stored until their bytes change.
package struct FailureMemory {
  package struct File {
    package var bytes: [UInt8]
    package var path: String
  }

  package enum Outcome: Equatable {
    case failed(String, line: Int?)
    /// The program needed more work than it was granted.
    case unfinished
    /// The program needed more than its share, and finished.
    case finished
  }

  /// Nil for a file of which nothing is kept.
  package var recall: (File) -> Outcome?
  package var keep: (File, Outcome) -> Void

  package init(recall: @escaping (File) -> Outcome?, keep: @escaping (File, Outcome) -> Void) {
    (self.recall, self.keep) = (recall, keep)
  }
}
