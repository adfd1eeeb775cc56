internal import QuizWire
internal import SheetLayout
internal import SheetReading

/// Answers requests about pages.
///
/// | request | reply |
/// |---|---|
/// | `{"count":PATH}` | `{"pages":N}` |
/// | `{"open":PATH,"page":N}` | `{"code":TEXT}`, `{"blank":true}`, `{"lacks":"tags"}` or `{"lacks":"code"}` |
/// | `{"read":PAGE,"questions":[…]}` of the open page | `{"cells":[[NAME,TEXT]…],"doubts":[…]}` |
/// | `{"picture":true}` of the open page | `{"picture":HEX}` |
///
/// What fails is `{"problem":TEXT}`.
struct ScanDesk {
  private var page: PagePixels?

  mutating func reply(to request: ReaderRequest) -> ReaderReply {
    do throws(ScanProblem) {
      if let file = request.count { return try counted(file.text) }
      if let file = request.open, let number = request.page { return try open(file.text, number) }
      if let number = request.read, !request.questions.isEmpty { return try read(number, request.questions) }
      guard request.wantsPicture, let page else { throw .request }
      return ReaderReply { $0.picture = page.wholePicture }
    } catch {
      return ReaderReply { ($0.problem, $0.detail) = (error.code, error.detail) }
    }
  }

  private func counted(_ path: String) throws(ScanProblem) -> ReaderReply {
    let pages = try ScanFile(path).pages
    return ReaderReply { $0.pages = pages }
  }

  private mutating func open(_ path: String, _ number: Int) throws(ScanProblem) -> ReaderReply {
    page = nil
    let opened = PagePixels(try ScanFile(path).picture(number))
    page = opened
    return ReaderReply { reply in
      switch opened.finding {
      case .code(let code): reply.code = code.text
      case .blank: reply.isBlank = true
      case .noTags: reply.lack = "tags"
      case .noCode: reply.lack = "code"
      }
    }
  }

  private func read(_ number: Int, _ questions: [SheetQuestion]) throws(ScanProblem) -> ReaderReply {
    guard let page, case .code(let code) = page.finding else { throw .request }
    let layout = SheetLayout(code.paper, questions)
    guard let own = layout.pages.first(where: { $0.number == number }), let reading = page.read(own) else {
      throw .request
    }
    return ReaderReply { reply in
      reply.cells = reading.cells.map { ReaderReply.Cell($0.name, $0.text) }
      reply.doubts = reading.doubts.map { doubt in
        let placed = own.parts.first { $0.part.name == doubt.part }
        return ReaderReply.Doubt(
          cell: doubt.cell, part: doubt.part, why: doubt.why.rawValue, signs: doubt.signs,
          picture: placed.map(page.picture) ?? "")
      }
    }
  }
}

extension ReaderReply {
  fileprivate init(_ fill: (inout ReaderReply) -> Void) {
    self.init()
    fill(&self)
  }
}
