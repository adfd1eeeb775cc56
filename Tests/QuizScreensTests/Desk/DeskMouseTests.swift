import QuizWire
import Terminal
import XCTest

@testable import QuizScreens

/// The desk led by the mouse: its hints, the list of a form, its fields.
final class DeskMouseTests: XCTestCase {
  private let screen = Screen(size: { .wide }, depth: .none, show: { _ in }, wait: { _ in [] }, redraw: {})

  private func click(_ text: String, _ desk: inout RoomDesk, after row: Int = 0) -> RoomDesk.Wish? {
    guard let place = desk.frame(.wide, .none, at: 0).place(of: text, after: row) else {
      XCTFail("'\(text)' is not shown:\n\(desk.frame(.wide, .none, at: 0).picture)")
      return nil
    }
    XCTAssertNil(desk.take(.mouse(MouseReport(.press(.left), at: place)), screen, at: 0))
    return desk.take(.mouse(MouseReport(.release(.left), at: place)), screen, at: 0)
  }

  func testAPlayerIsRenamed() {
    var desk = RoomDesk(ScreenSettings())
    desk.show(DeskSamples.asked(.open), at: 0)
    XCTAssertNil(click("? help", &desk, after: 20))
    XCTAssertNil(click("rename", &desk))
    XCTAssertNil(click("Doppelkorn", &desk))
    for key in "Korn" { XCTAssertNil(desk.take(.key(.character(key)), screen, at: 0)) }
    XCTAssertEqual(click("Enter ", &desk, after: 20), .order(.rename(player: 4, name: "Korn")))
  }

  func testAnOrderIsAHint() {
    var desk = RoomDesk(ScreenSettings())
    desk.show(DeskSamples.asked(.open), at: 0)
    XCTAssertEqual(click("Enter ", &desk, after: 20), .order(.lock))
  }
}
