import QuizServe
import WebAddress
import XCTest

/// Tests the address of a room, and the owner of a line of the engine.
final class RoomPlaceTests: XCTestCase {
  private func place(_ listen: String? = nil, _ addresses: String...) -> [String?] {
    let place = RoomPlace(listen: listen.flatMap { IPAddress($0) }, addresses: addresses.compactMap { IPAddress($0) })
    return [place.listen.description, place.shown?.description]
  }

  func testPrivateAddressesOnly() {
    XCTAssertEqual(place(nil, "192.168.1.5", "10.0.0.2"), ["0.0.0.0", "192.168.1.5"])
    XCTAssertEqual(place(nil, "203.0.113.9", "10.0.0.2"), ["10.0.0.2", "10.0.0.2"], "not to the world")
    XCTAssertEqual(place(nil, "203.0.113.9"), ["127.0.0.1", nil])
    XCTAssertEqual(place(nil), ["127.0.0.1", nil])
    XCTAssertEqual(place("0.0.0.0", "203.0.113.9", "10.0.0.2"), ["0.0.0.0", "10.0.0.2"])
    XCTAssertEqual(place("127.0.0.1", "10.0.0.2"), ["127.0.0.1", nil])
    XCTAssertEqual(place("10.9.9.9", "10.0.0.2"), ["10.9.9.9", "10.9.9.9"])
  }

  func testWhatIsPrivate() {
    let local = [
      "10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.0.9", "169.254.3.4", "100.64.0.1", "fd00::1", "fe80::1",
    ]
    for text in local { XCTAssertEqual(IPAddress(text)?.isLocal, true, text) }
    for text in ["172.32.0.1", "11.0.0.1", "8.8.8.8", "100.128.0.1", "2001:db8::1", "192.169.0.1"] {
      XCTAssertEqual(IPAddress(text)?.isLocal, false, text)
    }
  }

  func testOwnAddressesAreNoLoopback() {
    for address in LocalNetwork.addresses() { XCTAssertFalse(address.isLoopback) }
  }

  func testWhoHearsALine() {
    let hearer = { (line: String) in LineHearer(Array(line.utf8)) }
    XCTAssertEqual(hearer(#"{"id":"open","status":201}"#), .desk)
    XCTAssertEqual(hearer(#"{"id":12,"status":200}"#), .server)
    XCTAssertEqual(hearer(#"{"event":"room","to":["room/R/host"]}"#), .both)
    XCTAssertEqual(hearer(#"{"event":"sitting","to":["sitting/S"]}"#), .server)
  }

  func testTheServerIsToldOfRooms() throws {
    var options = ServePlan.Options()
    options.listen = "10.0.0.2"
    options.isLANAllowed = true
    XCTAssertFalse(try ServePlan(options).arguments(media: "m", version: "1", port: nil).contains("--room"))
    options.isRoom = true
    XCTAssertTrue(try ServePlan(options).arguments(media: "m", version: "1", port: nil).contains("--room"))
  }
}
