import Glibc
import XCTest

@testable import QuizWorkshop

/// Pieces that several threads work on, finished in their order.
final class OrderedWorkTests: XCTestCase {
  private func finished(jobs: Int, pieces: Int, refuses: Int? = nil) -> [Int] {
    var next = 0
    var done: [Int] = []
    let work = OrderedWork<Int, Int>(
      take: {
        defer { next += 1 }
        return next < pieces ? next : nil
      },
      finish: { product in
        done.append(product)
        return product != refuses
      },
      worker: {
        { piece in
          usleep(200)  // so that several pieces are on their way
          return piece
        }
      })
    work.run(jobs: jobs)
    return done
  }

  func testProductsComeInOrder() {
    for jobs in 1...4 { XCTAssertEqual(finished(jobs: jobs, pieces: 500), Array(0..<500), "\(jobs)") }
  }

  /// After a product that could not be finished, none is.
  func testNothingIsFinishedAfterAFailure() {
    for jobs in 1...4 { XCTAssertEqual(finished(jobs: jobs, pieces: 500, refuses: 20), Array(0...20), "\(jobs)") }
  }
}
