internal import QuizPlay

extension WebAnswer {
  static func page(_ frame: PageFrame, _ visit: PageVisit, status: Int = 200) -> WebAnswer {
    html(status, frame.text(visit))
  }

  /// Leads a browser on, which asks for that with GET.
  static func seeOther(_ path: String) -> WebAnswer {
    WebAnswer(303, headers: [.init("Location", path)])
  }

  /// A page that says why there is none.
  static func problem(_ reply: EngineReply, _ visit: PageVisit) -> WebAnswer {
    refusal(reply.status, reply.message ?? visit.words.problem.sentence(of: reply.status), .pages(visit.language))
  }
}
