import Foundation
import XCTest

/// `quizrun fetch` against a server on this machine, hardly waiting between requests.
class FetchTestCase: XCTestCase {
  private(set) var place: Place!  // made anew for each test
  private var servers: [TriviaServer] = []

  override func setUpWithError() throws {
    place = try Place()
    place.environment["QUIZRUN_FETCH_PAUSE"] = "0.05"
  }

  override func tearDown() {
    for server in servers { server.stop() }
    place = nil
  }

  func server(_ answer: @escaping @Sendable (TriviaServer.Request, Int) -> TriviaServer.Reply) throws -> TriviaServer {
    let server = try TriviaServer(answer)
    servers.append(server)
    return server
  }

  /// Fetches, and checks the exit code and words on stderr.
  @discardableResult
  func fetch(
    _ server: TriviaServer, _ arguments: [String] = [], _ settings: [String: String?] = [:], code: Int32 = 0,
    says words: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Program.Outcome {
    let outcome = try place.run(
      ["fetch", "--server", server.address] + arguments, [], settings, file: file, line: line)
    XCTAssertEqual(outcome.code, code, outcome.errors, file: file, line: line)
    if let words {
      XCTAssert(outcome.errors.contains(words), "'\(words)' is not in '\(outcome.errors)'", file: file, line: line)
    } else {
      XCTAssertEqual(outcome.errors, "", file: file, line: line)
    }
    return outcome
  }

  /// How many questions of a category there are.
  func count(_ category: String = "Entertainment: Film") throws -> Int {
    let listing = try place.run(["categories", "--json"]).output
    let rows = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(listing.utf8)) as? [[String: Any]])
    return rows.first { $0["category"] as? String == category }?["questions"] as? Int ?? 0
  }
}
