internal import JSONText
internal import QuizWire

/// An HTTP response.
package struct WebAnswer: Equatable, Sendable {
  package var status: Int
  package var headers: [WebRequest.Header]
  package var body: [UInt8]
  /// True when browsers may cache it, as the content under its path never changes.
  package var isKept = false
  /// The path of a file, in the folder that engine and server share, that is the body; nil where `body` is.
  package var file: String?

  package init(_ status: Int, headers: [WebRequest.Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  static func json(_ status: Int, _ value: JSONValue) -> WebAnswer {
    json(status, written: JSONWriter.bytes(value))
  }

  static func json(_ status: Int, written: [UInt8]) -> WebAnswer {
    WebAnswer(status, headers: [.init("Content-Type", "application/json")], body: written + [0x0A])
  }

  /// The first object of a reply as the engine wrote it.
  static func json(_ status: Int, whole reply: EngineReply) -> WebAnswer {
    json(status, written: Array(reply.list.dropFirst().dropLast()))
  }

  /// The refusal of a method, with those that are known.
  static func notAllowed(_ methods: [String], _ face: WebFace) -> WebAnswer {
    let list = methods.joined(separator: ", ")
    var refusal = refusal(405, "only \(list) can be done here", face)
    refusal.headers.append(.init("Allow", list))
    return refusal
  }

  /// An object with the objects of a reply after its own members, as the engine wrote them.
  static func json(_ status: Int, _ members: JSONObject, objects reply: EngineReply) -> WebAnswer {
    var written = JSONWriter.bytes(.object(members))
    written.removeLast()
    written += Array((members.members.isEmpty ? "" : ",").utf8) + Array("\"objects\":".utf8) + reply.list
    written.append(UInt8(ascii: "}"))
    return json(status, written: written)
  }

  /// A refusal with a sentence for programs; pages show their own sentence for all of its kind.
  package static func refusal(_ status: Int, _ message: String, _ face: WebFace) -> WebAnswer {
    switch face {
    case .objects: json(status, ["message": .text(message)])
    case .pages(let language): html(status, ProblemFrame.text(status, nil, PageVisit(language: language)))
    }
  }

  /// A table as a file. The byte order mark at its beginning tells spreadsheets that it is UTF-8.
  static func table(_ text: String, _ name: String) -> WebAnswer {
    let headers: [WebRequest.Header] = [
      .init("Content-Type", "text/csv; charset=utf-8"),
      .init("Content-Disposition", "attachment; filename=\"\(name)\""),
    ]
    return WebAnswer(200, headers: headers, body: Array("\u{FEFF}\(text)".utf8))
  }

  /// A page to be printed, as a file: it has its style sheet in it, which pages of this server must not have.
  static func paper(_ text: String, _ name: String) -> WebAnswer {
    var answer = html(200, text)
    answer.headers.append(.init("Content-Disposition", "attachment; filename=\"\(name).html\""))
    return answer
  }

  /// A file that came of scanned sheets: a picture is shown, the others are saved.
  static func scan(_ path: String, _ id: String) -> WebAnswer {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let text = name.hasSuffix(".csv") ? "text/csv; charset=utf-8" : "text/html; charset=utf-8"
    let type = name.hasSuffix(".png") ? "image/png" : text
    var answer = WebAnswer(200, headers: [.init("Content-Type", type)])
    if !name.hasSuffix(".png") {
      answer.headers.append(.init("Content-Disposition", "attachment; filename=\"\(id)-\(name)\""))
    }
    answer.file = path
    return answer
  }

  /// A line of text for programs.
  package static func plain(_ status: Int, _ text: String) -> WebAnswer {
    WebAnswer(status, headers: [.init("Content-Type", "text/plain; charset=utf-8")], body: Array("\(text)\n".utf8))
  }

  static func html(_ status: Int, _ text: String) -> WebAnswer {
    WebAnswer(status, headers: [.init("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
  }

  static func asset(_ asset: Asset) -> WebAnswer {
    var answer = WebAnswer(200, headers: [.init("Content-Type", asset.type)], body: asset.bytes)
    answer.isKept = true
    return answer
  }

  /// A refusal for now: too much is waiting, or the engine is starting.
  package static func later(_ message: String, _ face: WebFace, status: Int = 503) -> WebAnswer {
    var answer = refusal(status, message, face)
    answer.headers.append(.init("Retry-After", "1"))
    return answer
  }
}

/// The headers of every answer, whatever the request.
package enum SecurityHeaders {
  /// Other sites learn no referrer. Without any a form would send `Origin: null`, and be refused.
  package static let all: [WebRequest.Header] = [
    .init("Content-Security-Policy", policy), .init("X-Content-Type-Options", "nosniff"),
    .init("Referrer-Policy", "same-origin"), .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"), .init("X-Frame-Options", "DENY"),
  ]

  /// Forbids caching, as the answer depends on the visitor and the time.
  package static let unkept = WebRequest.Header("Cache-Control", "no-store")
  /// A name of a picture belongs to its bytes for ever.
  package static let kept = WebRequest.Header("Cache-Control", "private, max-age=86400, immutable")

  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; "
    + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
}

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
