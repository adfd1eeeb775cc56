import JSONText
import QuizWeb
import XCTest

/// Replies of the engine for rooms, as tests need them.
enum Rooms {
  static let question =
    #""question":{"type":"question","step":3,"try":1,"of":5,"id":"q3","kind":"single","text":"Why <b>?","answers":[{"id":"a","text":"One"},{"id":"b","text":"Two & more"}],"limit":20}"#

  static func object(_ phase: String, _ more: String...) -> String {
    let facts =
      #""type":"room","room":"01JD0000000000000000000000","code":"123456","title":"Rivers","quiz":"rivers","quiz_title":"Rivers","pace":"together","round":1,"rounds":1,"epoch":4,"names":"free","players":3"#
    let rest = more.contains { $0.contains("joining") } ? more : more + [#""joining":true"#]
    return "{\(([facts, #""phase":"\#(phase)""#] + rest).joined(separator: ","))}"
  }

  static func reply(_ role: String, _ object: String, status: Int = 200) -> String {
    #"{"id":1,"status":\#(status),"place":17,"role":"\#(role)","objects":[\#(object)]}"#
  }

  static func refusal(_ status: Int, _ message: String) -> String {
    #"{"id":1,"status":\#(status),"objects":[],"message":"\#(message)"}"#
  }

  static let asked = [question, #""number":3"#, #""questions":5"#, #""left_ms":12000"#]
  static let board =
    #""board":[{"place":1,"player":2,"name":"Bo","points":3,"of":3,"moved":1},{"place":2,"player":1,"name":"Ada","points":2.5,"of":3,"moved":-1}]"#

  static func player(_ phase: String, _ more: [String], words: String = "") -> String {
    reply("player", join(phase, [#""player":1"#, #""name":"Ada""#] + more))
  }

  static func join(_ phase: String, _ more: [String]) -> String {
    let text = object(phase)
    return String(text.dropLast()) + more.map { "," + $0 }.joined() + "}"
  }
}
