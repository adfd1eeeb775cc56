import QuizWeb
import QuizWire
import XCTest

/// Tests the drawings of quizzes, and results as pictures.
final class EmblemTests: XCTestCase {
  private let path = "/sittings/\(Asked.sitting)/result.png"

  private func picture(_ result: String, _ extras: String = "{}") -> WebAnswer {
    let result = #"{"type":"result",\#(result),"ms":0,"bars":[],"ranking":[]}"#
    return Pages("GET", path).visit([Pages.reply(Pages.begin, Pages.scene(), result, extras)]).answer
  }

  private static let ten = #""headline":"Good","points":7,"of":10,"percent":70"#

  /// Categories have the hue of their subject in every language of the interface.
  func testSubjects() {
    for (names, subject) in [
      (["Geography", "Geografie", "Géographie", "Geografía"], Subject.geography),
      (["Mathematics", "Mathematik", "Mathématiques", "matemáticas"], .mathematics),
      (["History", "Geschichte", "Histoire", "Historia"], .history), (["Story", "Geschichten", "Histoires"], .story),
      (["Science", "Naturwissenschaft", "Ciencia"], .science), (["Nature", "Natur"], .nature),
    ] {
      for name in names { XCTAssertEqual(Subject(category: name), subject, name) }
    }
    XCTAssertNil(Subject(category: "Zzz"))
    XCTAssertEqual(Subject.hue(ofCategory: "Zzz"), Subject.hue(ofCategory: "zzz"))
    for subject in Subject.allCases {
      XCTAssert((0..<Subject.hues).contains(subject.hue))
      if subject != .everyday { XCTAssertEqual(Subject(category: subject.rawValue), subject) }
    }
  }

  func testAResultIsAPicture() {
    let answer = picture(Self.ten, #"{"type":"extras","share":"quizrun Water 7/10\n🟩🟥🟨⬜"}"#)
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.headers.first { $0.name == "Content-Type" }?.value, "image/png")
    XCTAssertEqual(Array(answer.body.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    XCTAssertEqual(Array(answer.body[16..<24]), [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630")
    XCTAssertLessThan(answer.body.count, 200_000)
    XCTAssertEqual(answer.body, picture(Self.ten, #"{"type":"extras","share":"quizrun Water 7/10\n🟩🟥🟨⬜"}"#).body)
    XCTAssertNotEqual(answer.body, picture(Self.ten).body, "the squares are seen")
    XCTAssertNotEqual(picture(Self.ten).body, picture(Self.ten.replacing("70", with: "60")).body, "so is the share")
    XCTAssertEqual(picture(#""headline":"一二三""#).status, 200, "signs that have no letter")
    XCTAssertEqual(picture(#""headline":"\#(String(repeating: "Word ", count: 300))""#).status, 200)
    XCTAssertEqual(picture(#""headline":"x","points":1e12,"of":1e12,"percent":1e12"#).status, 200)
  }

  /// Before the end there is no picture, nor while marks wait for the end of a room.
  func testNoPictureOfWhatIsNotShown() {
    XCTAssertEqual(Pages("GET", path).visit([Pages.reply(Pages.begin, Pages.scene())]).answer.status, 404)
    XCTAssertEqual(picture(Self.ten, #"{"type":"extras","later":true}"#).status, 404)
    let denied = #"{"id":1,"status":404,"message":"there is no such sitting"}"#
    XCTAssertEqual(Pages("GET", path).visit([denied]).answer.status, 404)
  }

  func testTheResultLinksToItsPicture() {
    let result = #"{"type":"result",\#(Self.ten),"ms":0,"bars":[],"ranking":[]}"#
    let share = #"{"type":"extras","share":"quizrun Water 7/10\n🟩🟥"}"#
    let page = { (extras: String) in
      Pages("GET", "/sittings/\(Asked.sitting)").visit([Pages.reply(Pages.begin, Pages.scene(), result, extras)]).text
    }
    XCTAssert(page(share).contains(#"href="\#(path)" download="quizrun.png""#))
    XCTAssert(page(share).contains(#"<li class="right">"#))
    XCTAssertFalse(page(share.replacing(#""share""#, with: #""practice":true,"share""#)).contains("result.png"))
  }

  func testEveryQuizHasABanner() {
    let quiz = #"{"id":"a","title":"Sea","category":"Nature","tags":[],"questions":3,"daily":false}"#
    let home =
      #"{"type":"home","owner":true,"streak":{"current":0},"week":[],"continue":[],"categories":["Nature"],"all":1}"#
    let text = Pages("GET", "/quizzes").visit([Pages.reply(home, quiz)]).text
    XCTAssert(text.contains(#"<svg class="banner hue3""#), text)
    XCTAssertFalse(text.contains("style="))
  }
}
