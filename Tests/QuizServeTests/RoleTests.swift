import Foundation
import WebTesting
import XCTest

/// Every role at every path, in one table.
final class RoleTests: XCTestCase {
  private enum Role: Int, CaseIterable {
    case owner, guest, other, foreignOrigin, foreignHost, nobody
  }

  private struct Row {
    let method: String
    let path: String
    var body: String?
    /// In the order of the roles.
    let expected: [Int]
  }

  /// `SITTING` belongs to the guest; the foreign origin has the guest's cookie.
  private static let rows = [
    Row(method: "GET", path: "/quizzes", expected: [200, 200, 200, 200, 403, 200]),
    Row(method: "GET", path: "/quizzes/water", expected: [200, 200, 200, 200, 403, 200]),
    Row(method: "GET", path: "/quizzes/nothing", expected: [404, 404, 404, 404, 403, 404]),
    Row(method: "POST", path: "/sittings", body: #"{"quiz":"animals"}"#, expected: [201, 201, 201, 403, 403, 201]),
    Row(method: "POST", path: "/sittings", body: "nonsense", expected: [400, 400, 400, 403, 403, 400]),
    Row(method: "GET", path: "/sittings/SITTING", expected: [404, 200, 404, 200, 403, 404]),
    Row(method: "HEAD", path: "/sittings/SITTING", expected: [404, 200, 404, 200, 403, 404]),
    Row(
      method: "POST", path: "/sittings/SITTING", body: #"{"select":["a"],"step":9}"#,
      expected: [404, 409, 404, 403, 403, 404]),
    Row(method: "GET", path: "/sittings/SITTING/events", expected: [404, 200, 404, 200, 403, 404]),
    Row(method: "GET", path: "/sittings/01JD0000000000000000000000", expected: [404, 404, 404, 404, 403, 404]),
    Row(method: "GET", path: "/history", expected: [200, 200, 200, 200, 403, 200]),
    Row(method: "GET", path: "/settings", expected: [200, 403, 403, 403, 403, 403]),
    Row(method: "POST", path: "/settings", body: #"{"seconds":"20"}"#, expected: [200, 403, 403, 403, 403, 403]),
    Row(method: "POST", path: "/join", body: #"{"name":"Ada"}"#, expected: [409, 200, 200, 403, 403, 201]),
    Row(method: "POST", path: "/join", body: #"{"name":"a,b"}"#, expected: [422, 422, 422, 403, 403, 422]),
    Row(method: "POST", path: "/key", body: "key=wrong", expected: [403, 403, 403, 403, 403, 403]),
    Row(
      method: "GET", path: "/media/\(String(repeating: "a", count: 64)).png", expected: [404, 404, 404, 404, 403, 404]),
    Row(method: "GET", path: "/media/../data/quizrun.db", expected: [404, 404, 404, 404, 403, 404]),
    Row(method: "GET", path: "/serve.key", expected: [404, 404, 404, 404, 403, 404]),
    Row(method: "GET", path: "/nothing", expected: [404, 404, 404, 404, 403, 404]),
    Row(method: "OPTIONS", path: "/sittings", expected: [405, 405, 405, 405, 403, 405]),
    Row(method: "DELETE", path: "/sittings/SITTING", expected: [405, 405, 405, 405, 403, 405]),
  ]

  func testEveryRoleAtEveryPath() throws {
    let house = try ServedHouse()
    XCTAssertGreaterThan(house.port, 0, house.said)
    let guest = try house.guest()
    let other = try house.guest()
    XCTAssertNotEqual(guest.cookie, other.cookie)
    let owner = try house.owner()
    for row in Self.rows {
      XCTAssertEqual(row.expected.count, Role.allCases.count)
      for role in Role.allCases {
        let headers: [String] =
          switch role {
          case .owner: [owner]
          case .guest, .foreignHost: [guest.cookie]
          case .other: [other.cookie]
          case .foreignOrigin: [guest.cookie, "Origin: http://evil.example"]
          case .nobody: []
          }
        let client = try WebClient(port: house.port)
        let path = row.path.replacingOccurrences(of: "SITTING", with: guest.sitting)
        var text = WebClient.text(row.method, path, port: house.port, headers, body: row.body)
        if role == .foreignHost {
          text = text.replacingOccurrences(of: "Host: 127.0.0.1:\(house.port)", with: "Host: evil.example")
        }
        client.send(text)
        let head = client.read(until: "\r\n\r\n")
        let status = Int(head.split(separator: " ").dropFirst().first ?? "")
        XCTAssertEqual(status, row.expected[role.rawValue], "\(row.method) \(row.path) as \(role)")
        XCTAssertFalse(head.lowercased().contains("access-control"), head)
      }
    }
  }
}
