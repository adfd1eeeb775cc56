import Foundation
import WebTesting
import XCTest

/// Every role at every path of a room, in one table, with the three programs.
final class RoomRoleTests: XCTestCase {
  private enum Role: Int, CaseIterable {
    case host, player, elsewhere, kicked, stranger, foreignPage
  }

  private struct Row {
    let method: String
    let path: String
    var body: String?
    /// In the order of the roles; the foreign page has the player's cookie.
    let expected: [Int]
  }

  private static let rows = [
    Row(method: "GET", path: "/rooms/CODE", expected: [200, 200, 200, 200, 200, 200]),
    Row(method: "GET", path: "/rooms/CODE/screen", expected: [200, 200, 200, 200, 200, 200]),
    Row(method: "GET", path: "/rooms/CODE/host", expected: [200, 403, 403, 403, 403, 403]),
    Row(method: "GET", path: "/rooms/CODE/events", expected: [403, 200, 403, 403, 403, 200]),
    Row(method: "GET", path: "/rooms/CODE/events?as=screen", expected: [200, 200, 200, 200, 200, 200]),
    Row(method: "GET", path: "/rooms/CODE/events?as=host", expected: [200, 403, 403, 403, 403, 403]),
    Row(
      method: "POST", path: "/rooms/CODE/answer", body: #"{"epoch":1,"answer":["a"]}"#,
      expected: [403, 409, 403, 403, 403, 403]),
    Row(method: "POST", path: "/rooms/CODE/host", body: #"{"do":"resume"}"#, expected: [409, 403, 403, 403, 403, 403]),
    Row(method: "POST", path: "/rooms", body: "nonsense", expected: [400, 403, 403, 403, 403, 403]),
    Row(method: "GET", path: "/rooms", expected: [200, 403, 403, 403, 403, 403]),
    Row(method: "GET", path: "/rooms/ROOM", expected: [200, 403, 403, 403, 403, 403]),
    Row(method: "GET", path: "/rooms/ROOM/csv", expected: [200, 403, 403, 403, 403, 403]),
    Row(method: "GET", path: "/rooms/000000", expected: [404, 404, 404, 404, 404, 404]),
    Row(method: "GET", path: "/rooms/000000/screen", expected: [404, 404, 404, 404, 404, 404]),
    Row(
      method: "POST", path: "/rooms/CODE/players", body: #"{"name":"Eve ROLE"}"#,
      expected: [403, 201, 201, 403, 201, 403]),
  ]

  private func cookie(_ reply: WebClient.Reply) -> [String] {
    reply.header("Set-Cookie").map { ["Cookie: " + ($0.components(separatedBy: ";").first ?? "")] } ?? []
  }

  func testEveryRoleAtEveryPath() throws {
    let house = try ServedHouse()
    let owner = [try house.owner()]
    let open = { () -> (code: String, room: String) in
      let reply = try house.ask("POST", "/rooms", owner, body: #"{"quizzes":["animals"]}"#)
      XCTAssertEqual(reply.status, 201, reply.body)
      let found = reply.body.firstMatch(of: /"room":"([0-9A-Z]+)","code":"(\d{6})"/)
      return (found.map { String($0.2) } ?? "", found.map { String($0.1) } ?? "")
    }
    let join = { (code: String, name: String) in
      self.cookie(try house.ask("POST", "/rooms/\(code)/players", body: #"{"name":"\#(name)"}"#))
    }
    let ((code, room), (other, _)) = (try open(), try open())
    let player = try join(code, "Ada")
    let kicked = try join(code, "Mallory")
    let elsewhere = try join(other, "Bo")
    XCTAssertEqual(
      try house.ask("POST", "/rooms/\(code)/host", owner, body: #"{"do":"kick","player":2}"#).status, 200)
    for row in Self.rows {
      for role in Role.allCases {
        let headers =
          switch role {
          case .host: owner
          case .player: player
          case .elsewhere: elsewhere
          case .kicked: kicked
          case .stranger: [String]()
          case .foreignPage: player + ["Origin: http://evil.example"]
          }
        let client = try WebClient(port: house.port)
        let path = row.path.replacingOccurrences(of: "CODE", with: code).replacingOccurrences(of: "ROOM", with: room)
        let body = row.body?.replacingOccurrences(of: "ROLE", with: "\(role.rawValue)")
        client.send(WebClient.text(row.method, path, port: house.port, headers, body: body))
        let head = client.read(until: "\r\n\r\n")
        let status = Int(head.split(separator: " ").dropFirst().first ?? "")
        XCTAssertEqual(status, row.expected[role.rawValue], "\(row.method) \(row.path) as \(role)")
      }
    }
  }
}
