import JSONText
import QuizWeb
import QuizWire
import WebAddress
import XCTest

/// Requests as tests write them, to a server at 127.0.0.1:8420.
struct Asked {
  static let home = IPAddress("127.0.0.1")!
  static let sitting = "01JD0000000000000000000000"
  static let token = String(repeating: "t", count: 43)

  var method = "GET"
  var target = "/quizzes"
  var headers: [String: String] = [:]
  var body = ""
  var settings = WebSettings(address: Asked.home, port: 8420)

  var request: WebRequest {
    let all = ["Host": "127.0.0.1:8420", "Accept": "application/json"].merging(headers) { $1 }
    return WebRequest(
      method, target, headers: all.filter { !$0.value.isEmpty }.map { .init($0.key, $0.value) },
      body: Array(body.utf8), peer: Asked.home, local: Asked.home)
  }

  var decision: WebDesk.Decision { WebDesk(settings).decide(request) }

  /// The status of an answer at once; 0 where the engine, a stream or a picture decides.
  var status: Int {
    if case .answer(let answer) = decision { return answer.status }
    return 0
  }

  /// The line to the engine, without its id.
  var line: String? {
    guard case .ask(let question, _) = decision else { return nil }
    return String(decoding: question.line(id: 1), as: UTF8.self).replacing(#"{"id":1,"#, with: "{")
  }

  /// The answer made of a line of the engine.
  func answer(to line: String) -> WebAnswer? {
    guard case .ask(_, let form) = decision, case .reply(let reply)? = EngineLine(Array(line.utf8)) else { return nil }
    if case .answer(let answer) = WebDesk(settings).next(reply, as: form, to: request) { return answer }
    return nil
  }
}

extension WebAnswer {
  var text: String { String(decoding: body, as: UTF8.self) }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
