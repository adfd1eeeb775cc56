internal import CommandLine
internal import QuizCore
internal import QuizStore

/// The bank of fetched questions, opened when something needs it; where nothing was ever fetched, reading creates no file.
final class LazyBank {
  private let folder: String?
  private let now: () -> WallTime
  private var opened: Bank?

  init(folder: String?, now: @escaping () -> WallTime) {
    self.folder = folder
    self.now = now
  }

  /// To read: nil where nothing was ever fetched. One that cannot be read is told of, and is as good as none.
  func toRead() -> Bank? {
    if let opened { return opened }
    guard let folder, Bank.exists(in: folder) else { return nil }
    do {
      return try open(folder)
    } catch {
      Console.warn("\(error.message); fetched questions are left out")
      return nil
    }
  }

  /// To fill; created when there is none.
  func toFill() throws(Problem) -> Bank {
    if let opened { return opened }
    guard let folder else {
      throw Problem(.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    do { return try open(folder) } catch { throw Problem(error) }
  }

  func close() {
    opened?.close()
  }

  private func open(_ folder: String) throws(RecordFailure) -> Bank {
    let bank = try Bank(folder: folder, now: now)
    for notice in bank.notices { Console.warn(notice) }
    opened = bank
    return bank
  }
}
