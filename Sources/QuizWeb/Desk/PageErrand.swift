internal import QuizPlay
internal import QuizWire
internal import Words

/// The remaining steps until a visitor has a page: questions to the engine, one after the other.
package struct PageErrand: Equatable, Sendable {
  let step: Step

  enum Step: Equatable, Sendable {
    /// The reply becomes the page.
    case show(PageKind, Told?)
    /// A sitting's form waits until the open step is known.
    case read(SittingForm, PageKind)
    /// A command was sent; these follow it.
    case perform([String], PageKind, form: SittingForm)
    /// The request leads to another page.
    case lead(to: String)
    /// A sitting was opened from a page, which is shown again after a mistake.
    case opened(PageKind?, FormFields)
    /// The record was changed.
    case change(Change)
    /// A request of a room.
    case room(RoomErrand)
  }

  init(_ step: Step) {
    self.step = step
  }
}

extension PageVisit {
  /// Asks the engine for all that a page shows.
  func ask(_ page: PageKind, _ told: Told? = nil) -> WebDesk.Decision {
    .ask(page.request(self), .errand(PageErrand(.show(page, told))))
  }

  /// Sends the first command of several.
  func perform(_ commands: [String], _ page: PageKind, _ form: SittingForm) -> WebDesk.Decision {
    guard let first = commands.first, let sitting = page.sitting else { return ask(page) }
    return .ask(
      EngineRequest("do", token: token, [(.sitting, sitting), (.body, first)]),
      .errand(PageErrand(.perform(Array(commands.dropFirst()), page, form: form))))
  }
}

extension PageErrand {
  /// The step after a reply.
  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    if reply.status == 503 {
      return .answer(.later(reply.said ?? visit.words.problem.later, .pages(visit.language)))
    }
    switch step {
    case .show(let page, let told): return .answer(page.answer(reply, told, visit))
    case .read(let form, let page): return read(form, page, reply, visit)
    case .perform(let rest, let page, let form): return performed(rest, page, form, reply, visit)
    case .lead(let path): return .answer(reply.status < 400 ? .seeOther(path) : .problem(reply, visit))
    case .change(let change): return change.next(reply, visit)
    case .room(let errand): return errand.next(reply, visit)
    case .opened(let page, let fields):
      guard reply.status < 400, let sitting = reply.sitting else {
        return page.flatMap { reply.status == 422 ? visit.ask($0, Told(reply, fields)) : nil }
          ?? .answer(.problem(reply, visit))
      }
      return .answer(.seeOther("/sittings/\(sitting)"))
    }
  }

  private func read(
    _ form: SittingForm, _ page: PageKind, _ reply: EngineReply, _ visit: PageVisit
  ) -> WebDesk.Decision {
    guard reply.status < 400 else { return .answer(.problem(reply, visit)) }
    do {
      let commands = try form.commands(Play(reply.nodes), visit.language)
      return visit.perform(commands, page, form)
    } catch {
      return .answer(page.answer(reply, Told(error, form.fields), visit))
    }
  }

  private func performed(
    _ rest: [String], _ page: PageKind, _ form: SittingForm, _ reply: EngineReply, _ visit: PageVisit
  ) -> WebDesk.Decision {
    // A draft that cannot be kept is not worth a word.
    if !rest.isEmpty { return visit.perform(rest, page, form) }
    guard reply.status < 400 else {
      if reply.status == 404 { return .answer(.problem(reply, visit)) }
      return visit.ask(page, Told(reply, form.fields))
    }
    if let exit = form.exit { return .answer(.seeOther(exit)) }
    // Without scripts too a verdict is in sight; where none stands the page begins at its top.
    return visit.isByScript ? visit.ask(page) : .answer(.seeOther(page.path + "#verdict"))
  }
}
