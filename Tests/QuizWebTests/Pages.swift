import JSONText
import QuizPlay
import QuizWeb
import QuizWire
import XCTest
import Words

/// Pages as tests look at them: a request, the engine's replies in turn, the answer.
struct Pages {
  var asked: Asked

  /// A visit with a browser.
  init(_ method: String = "GET", _ target: String, body: String = "", _ headers: [String: String] = [:]) {
    asked = Asked(method: method, target: target, headers: headers, body: body)
    asked.headers["Accept"] = "text/html"
  }

  /// The lines that the engine was asked, and the visitor's answer at last.
  struct Visit {
    var lines: [String] = []
    /// The commands that a sitting's form comes to, by what is open.
    var commands: [String] = []
    var answer = WebAnswer(0)

    /// The text as it is read: blanks that do not break are blanks.
    var text: String { String(decoding: answer.body, as: UTF8.self).replacing("\u{A0}", with: " ") }
    /// The body of the last line: a command.
    var command: String? {
      commands.last ?? lines.last.flatMap { try? JSONParser.parse($0)["body"]?.string }
    }
  }

  /// Answers every question of the server by the next reply.
  func visit(_ replies: [String]) -> Visit {
    let desk = WebDesk(asked.settings)
    var visit = Visit()
    var decision = desk.decide(asked.request)
    var rest = replies[...]
    while case .ask(let question, let form) = decision {
      visit.lines.append(String(decoding: question.line(id: 1), as: UTF8.self))
      guard let text = rest.popFirst(), case .reply(let reply)? = EngineLine(Array(text.utf8)) else { return visit }
      decision = desk.next(reply, as: form, to: asked.request)
    }
    if case .answer(let answer) = decision { visit.answer = answer }
    return visit
  }

  /// The same of somebody who sends a sitting's form: the engine reads it by what is open, and says when it cannot.
  func visit(form open: String, _ replies: [String] = []) -> Visit {
    guard case .ask(let question, _) = WebDesk(asked.settings).decide(asked.request), let form = question.sittingForm,
      case .reply(let page)? = EngineLine(Array(open.utf8))
    else { return visit(replies) }
    let steps = page.nodes.compactMap { node -> StepView? in
      if case .moment(.step(let step))? = SittingLine(wire: node) { return step }
      return nil
    }
    let language = InterfaceLanguage(rawValue: question.text(.language) ?? "") ?? .english
    do throws(FormFault) {
      let commands = try form.commands(steps.first, language)
      var visit = visit(replies)
      visit.commands = commands
      return visit
    } catch {
      return visit([open.replacing(#""status":200"#, with: #""status":422,"unread":true"#)])
    }
  }

  static func reply(_ objects: String..., status: Int = 200) -> String {
    #"{"id":1,"status":\#(status),"objects":[\#(objects.joined(separator: ","))]}"#
  }

  static let begin =
    #"{"type":"begin","sitting":"01JD0000000000000000000000","quiz":{"id":"q","title":"Water"},"plugin":{"name":"grade"}}"#

  static func scene(_ more: String = "") -> String {
    #"{"type":"scene","place":17,"title":"Water","modes":[],"of":5,"settled":2,"questions":[]\#(more)}"#
  }

  /// A question with what tests need; more keys win nothing, so each is given once.
  static func question(_ kind: String, _ more: String) -> String {
    #"{"type":"question","step":3,"try":1,"of":5,"id":"q3","kind":"\#(kind)","text":"Why?",\#(more)}"#
  }

  static let abc = #""answers":[{"id":"a","text":"One"},{"id":"b","text":"Two"},{"id":"c","text":"Three"}]"#
}
