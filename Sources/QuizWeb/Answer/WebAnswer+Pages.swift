internal import QuizPlay
internal import QuizWire

extension WebAnswer {
  static func page(_ frame: PageFrame, _ visit: PageVisit, status: Int = 200) -> WebAnswer {
    html(status, frame.text(visit))
  }

  /// Leads a browser on, which asks for that with GET.
  static func seeOther(_ path: String) -> WebAnswer {
    WebAnswer(303, headers: [.init("Location", path)])
  }

  /// A page that explains a problem of a form without a page of its own.
  static func problem(_ told: FormNotice, _ visit: PageVisit) -> WebAnswer {
    html(told.status, ProblemFrame.text(told.status, visit.words.sentence(told), visit))
  }

  /// A page that explains why the requested one is missing.
  static func problem(_ reply: EngineReply, _ visit: PageVisit) -> WebAnswer {
    var visit = visit
    visit.isOwner = reply.isOwner == true
    return html(reply.status, ProblemFrame.text(reply.status, reply.said, visit))
  }
}
