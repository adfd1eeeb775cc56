import QuizWeb
import WebAddress
import XCTest

/// Tests who may ask, at every path.
final class AdmissionTests: XCTestCase {
  private static let paths = [
    "/", "/join", "/quizzes", "/quizzes/animals", "/sittings", "/sittings/\(Asked.sitting)",
    "/sittings/\(Asked.sitting)/events", "/key", "/history", "/settings",
    "/media/\(String(repeating: "a", count: 64)).png", "/nothing", "//", "/%",
  ]

  func testForeignHostsAreRefusedEverywhere() {
    let hosts = [
      "evil.example", "127.0.0.1.evil.example:8420", "127.0.0.1", "127.0.0.1:80", "127.0.0.2:8420", "localhost",
      "localhost:80", "[::1]:8420", "0.0.0.0:8420", "127.0.0.1:8420:1", "user@127.0.0.1:8420", "a b",
      "2130706433:8420",
    ]
    for host in hosts {
      for path in Self.paths {
        for method in ["GET", "POST", "HEAD", "OPTIONS", "DELETE", "BREW"] {
          let asked = Asked(method: method, target: path, headers: ["Host": host])
          XCTAssertEqual(asked.status, 403, "\(method) \(path) at '\(host)'")
        }
      }
    }
  }

  func testARequestWithoutHostIsTold() {
    for path in Self.paths {
      XCTAssertEqual(Asked(target: path, headers: ["Host": ""]).status, 400, path)
    }
  }

  func testTwoHostsAreNone() {
    let once = Asked().request
    let request = WebRequest(
      once.method, once.path, headers: once.headers + [.init("host", "127.0.0.1:8420")], peer: once.peer,
      local: once.local)
    guard case .answer(let answer) = WebDesk(Asked().settings).decide(request) else { return XCTFail("was let in") }
    XCTAssertEqual(answer.status, 403)
  }

  func testOwnNamesAreLetIn() {
    for host in ["127.0.0.1:8420", "localhost:8420", "LOCALHOST:8420"] {
      XCTAssertEqual(Asked(headers: ["Host": host]).status, 0, host)
    }
    var named = Asked().settings
    named.names = [.name("quiz.example")]
    for host in ["quiz.example", "Quiz.Example:443", "quiz.example.:8420"] {
      XCTAssertEqual(Asked(headers: ["Host": host], settings: named).status, 0, host)
    }
    XCTAssertEqual(Asked(headers: ["Host": "quiz.example.evil"], settings: named).status, 403)
  }

  func testListeningEverywhereTakesTheAddressThatWasCalled() throws {
    let settings = WebSettings(address: try XCTUnwrap(IPAddress("0.0.0.0")), port: 8420)
    var request = Asked(headers: ["Host": "192.168.1.5:8420"]).request
    request.local = try XCTUnwrap(IPAddress("192.168.1.5"))
    XCTAssertNil(WebDesk(settings).refusal(request))
    for host in ["192.168.1.6:8420", "0.0.0.0:8420", "localhost:8420", "evil.example"] {
      var other = Asked(headers: ["Host": host]).request
      other.local = request.local
      XCTAssertEqual(WebDesk(settings).refusal(other)?.status, 403, host)
    }
  }

  func testForeignOriginsPostNowhere() {
    let foreign: [[String: String]] = [
      ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "https://127.0.0.1:8420"],
      ["Origin": "http://127.0.0.1"], ["Origin": "http://127.0.0.1:8421"], ["Origin": "http://localhost:8420"],
      ["Origin": "127.0.0.1:8420"], ["Origin": "http://127.0.0.1:8420/x"], ["Sec-Fetch-Site": "cross-site"],
      ["Sec-Fetch-Site": "same-site"], ["Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"],
    ]
    for headers in foreign {
      for path in Self.paths {
        XCTAssertEqual(Asked(method: "POST", target: path, headers: headers).status, 403, "\(path) \(headers)")
      }
      XCTAssertEqual(Asked(headers: headers).status, 0, "reading changes nothing: \(headers)")
    }
    for headers in [
      [:], ["Origin": "http://127.0.0.1:8420"], ["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "none"],
    ] {
      XCTAssertEqual(Asked(method: "POST", target: "/sittings", headers: headers, body: "{}").status, 0, "\(headers)")
    }
  }

  func testOriginsBehindAProxy() throws {
    var settings = Asked().settings
    settings.names = [.name("quiz.example")]
    settings.proxies = [try XCTUnwrap(AddressBlock("127.0.0.0/8"))]
    let headers = ["Host": "quiz.example", "Origin": "https://quiz.example", "X-Forwarded-Proto": "https"]
    var asked = Asked(method: "POST", target: "/sittings", headers: headers, body: "{}", settings: settings)
    XCTAssertEqual(asked.status, 0)
    asked.settings.proxies = []
    XCTAssertEqual(asked.status, 403, "nobody is believed who is not trusted")
  }

  func testVisitorsBehindAProxy() throws {
    var settings = Asked().settings
    let headers = ["X-Forwarded-For": "6.6.6.6, 203.0.113.9, 127.0.0.7"]
    XCTAssertEqual(settings.visitor(of: Asked(headers: headers).request), Asked.home)
    settings.proxies = [try XCTUnwrap(AddressBlock("127.0.0.0/8"))]
    XCTAssertEqual(settings.visitor(of: Asked(headers: headers).request).description, "203.0.113.9")
    XCTAssertEqual(settings.visitor(of: Asked(headers: ["X-Forwarded-For": "nonsense"]).request), Asked.home)
  }

  func testNobodyIsInvitedFromElsewhere() {
    for path in Self.paths {
      for method in ["GET", "POST", "OPTIONS"] {
        guard case .answer(let answer) = Asked(method: method, target: path).decision else { continue }
        let names = WebDesk(Asked().settings).headers(of: answer).map { $0.name.lowercased() }
        XCTAssertFalse(names.contains { $0.hasPrefix("access-control") }, path)
        XCTAssertTrue(names.contains("content-security-policy") && names.contains("x-content-type-options"), path)
        XCTAssertTrue(names.contains("referrer-policy") && names.contains("cache-control"), path)
      }
    }
  }
}
