import WebAddress
import XCTest

final class WebAddressTests: XCTestCase {
  func testAddressesAreReadAndWritten() {
    let written = [
      "127.0.0.1": "127.0.0.1", "0.0.0.0": "0.0.0.0", "255.255.255.255": "255.255.255.255", "::1": "::1", "::": "::",
      "2001:DB8::a": "2001:db8::a", "1:2:3:4:5:6:7:8": "1:2:3:4:5:6:7:8", "::ffff:10.0.0.1": "10.0.0.1",
      "fe80:0:0:1:0:0:0:2": "fe80:0:0:1::2", "1:0:3:4:5:6:7:8": "1:0:3:4:5:6:7:8", "1::": "1::",
      "64:ff9b::192.0.2.33": "64:ff9b::c000:221",
    ]
    for (text, expected) in written { XCTAssertEqual(IPAddress(text)?.description, expected, text) }
  }

  func testWhatIsNoAddress() {
    let texts = [
      "", ".", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.4 ", " 1.2.3.4", "1.2.3.-4", "1.2.3.+4",
      "0x7f.0.0.1",
      ":", ":::", "1:2", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "g::", "::1%lo", "[::1]", "localhost", "1.2.3.4:80",
      "::1.2.3", "1:2:3:4:5:6:7:1.2.3.4", "٣.1.1.1", "1:2:3:4:5:6:7::8",
    ]
    for text in texts { XCTAssertNil(IPAddress(text), text) }
  }

  func testKindsOfAddresses() {
    for text in ["127.0.0.1", "127.255.0.9", "::1", "::ffff:127.0.0.1"] {
      XCTAssertEqual(IPAddress(text)?.isLoopback, true, text)
    }
    for text in ["10.0.0.1", "::2", "0.0.0.0", "128.0.0.1"] { XCTAssertEqual(IPAddress(text)?.isLoopback, false, text) }
    for text in ["0.0.0.0", "::"] { XCTAssertEqual(IPAddress(text)?.isEvery, true, text) }
    XCTAssertEqual(IPAddress("::1")?.inURL, "[::1]")
  }

  func testBlocks() {
    let cases: [(String, String, Bool)] = [
      ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("192.168.1.129/25", "192.168.1.200", true),
      ("192.168.1.129/25", "192.168.1.1", false), ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "::1", false),
      ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false), ("fd00::/8", "fd12::1", true),
      ("fd00::/8", "fe00::1", false), ("::/0", "10.0.0.1", false),
    ]
    for (block, address, isInside) in cases {
      XCTAssertEqual(AddressBlock(block)?.contains(IPAddress(address)!), isInside, "\(address) in \(block)")
    }
    for text in [
      "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "::/129", "name/8",
    ] {
      XCTAssertNil(AddressBlock(text), text)
    }
  }

  func testHostsWithPorts() throws {
    let cases: [(String, Authority.Host, Int?)] = [
      ("localhost", .name("localhost"), nil), ("Quiz.Example.:80", .name("quiz.example"), 80),
      ("127.0.0.1:8420", .address(try XCTUnwrap(IPAddress("127.0.0.1"))), 8420),
      ("[::1]:1", .address(try XCTUnwrap(IPAddress("::1"))), 1),
      ("[::1]", .address(try XCTUnwrap(IPAddress("::1"))), nil),
    ]
    for (text, host, port) in cases {
      XCTAssertEqual(Authority(text)?.host, host, text)
      XCTAssertEqual(Authority(text)?.port, port, text)
    }
    for text in [
      "", ":80", "a b", "a:b", "a:", "a:65536", "a:1:2", "[::1", "[::1]x", "a/b", "a@b", "[name]", "a:+1", "é.example",
    ] { XCTAssertNil(Authority(text), text) }
  }
}
