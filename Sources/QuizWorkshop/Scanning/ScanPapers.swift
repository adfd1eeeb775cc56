internal import Glibc
internal import QuizCore
internal import SheetLayout

/// The printed versions of a quiz and seed, for the codes on scanned pages; any thread may ask.
final class ScanPapers {
  private let quiz: Quiz
  /// Nil until the first sheet of the quiz says it, where none was given.
  private var known: Int?
  private let drawn: (Int) -> Quiz?
  private var lock = pthread_mutex_t()
  private var versions: (seed: Int, list: [PaperVersion]) = (0, [])
  private var plans: [String: SheetPlan] = [:]

  /// Why a sheet is none of this quiz and seed.
  enum Refusal: Error {
    case seed(printed: Int, wanted: Int)
    case check(version: String, printed: String, wanted: String)
    /// The check fits, but the questions have other bubbles than they had.
    case changed(version: String)
  }

  init(_ quiz: Quiz, seed: Int?, drawn: @escaping (Int) -> Quiz?) {
    (self.quiz, known, self.drawn) = (quiz, seed, drawn)
    pthread_mutex_init(&lock, nil)
  }

  deinit { pthread_mutex_destroy(&lock) }

  /// The seed of the sheets; nil while no sheet said it.
  var seed: Int? {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    return known
  }

  /// The bubbles of the sheet with that code.
  func plan(_ code: SheetCode) throws(Refusal) -> SheetPlan {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    if let known, code.seed != known { throw .seed(printed: code.seed, wanted: known) }
    guard let place = (0..<PaperVersion.most).first(where: { PaperQuestion.letter($0) == code.version }) else {
      throw .changed(version: code.version)
    }
    if place >= versions.list.count || versions.seed != code.seed {
      versions = (code.seed, PaperVersion.versions(place + 1, of: quiz, seed: code.seed, drawn: drawn))
    }
    let key = "\(code.seed) \(code.version) \(code.digits)"
    let plan = plans[key] ?? SheetPlan(versions.list[place], digits: code.digits)
    plans[key] = plan
    let check = plan.version.check
    guard check == code.check else { throw .check(version: code.version, printed: code.check, wanted: check) }
    guard plan.shape == code.shape else { throw .changed(version: code.version) }
    known = code.seed
    return plan
  }
}
