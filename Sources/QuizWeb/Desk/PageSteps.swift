internal import QuizPlay
internal import QuizWire
internal import Words

/// The remaining steps until a visitor has a page: questions to the engine, one after the other.
package struct PageSteps: Equatable, Sendable {
  let step: Step

  enum Step: Equatable, Sendable {
    /// The reply becomes the page.
    case show(PageKind, FormNotice?)
    /// The form of a sitting was sent.
    case perform(SittingForm, PageKind)
    /// A sitting was opened from a page, which is shown again after a mistake.
    case opened(PageKind?, FormFields)
    /// The record was changed.
    case change(Change)
    /// A request of a room.
    case room(RoomStep)
    /// Of the workshop: a quiz, a mode, and the pages around them.
    case quiz(QuizSteps)
    case mode(ModeSteps)
    case workshop(WorkshopStep)
  }

  init(_ step: Step) {
    self.step = step
  }
}

extension PageVisit {
  /// Asks the engine for all that a page shows.
  func ask(_ page: PageKind, _ told: FormNotice? = nil) -> WebDesk.Decision {
    .ask(page.request(self), .steps(PageSteps(.show(page, told))))
  }

  /// Sends a form of a sitting's page. The reply holds the page that follows where that is shown at once.
  func perform(_ form: SittingForm, _ page: PageKind) -> WebDesk.Decision {
    let request = page.request(self).acting(form.fields, showsPage: isByScript)
    return .ask(request, .steps(PageSteps(.perform(form, page))))
  }
}

extension PageSteps {
  /// The step after a reply.
  func next(_ reply: EngineReply, _ visit: PageVisit) -> WebDesk.Decision {
    if reply.status == 503 {
      return .answer(.later(reply.said ?? visit.words.problem.later, .pages(visit.language)))
    }
    switch step {
    case .show(let page, let told): return .answer(page.answer(reply, told, visit))
    case .perform(let form, let page): return performed(form, page, reply, visit)
    case .change(let change): return change.next(reply, visit)
    case .room(let steps): return steps.next(reply, visit)
    case .quiz(let steps): return steps.next(reply, visit)
    case .mode(let steps): return steps.next(reply, visit)
    case .workshop(let step): return step.next(reply, visit)
    case .opened(let page, let fields):
      guard reply.status < 400, let sitting = reply.sitting else {
        return page.flatMap { reply.status == 422 ? visit.ask($0, FormNotice(reply, fields)) : nil }
          ?? .answer(.problem(reply, visit))
      }
      return .answer(.seeOther("/sittings/\(sitting)"))
    }
  }

  private func performed(
    _ form: SittingForm, _ page: PageKind, _ reply: EngineReply, _ visit: PageVisit
  ) -> WebDesk.Decision {
    guard reply.status < 400 else {
      if reply.status == 404 { return .answer(.problem(reply, visit)) }
      let told = told(form, reply, visit)
      return reply.hasObjects ? .answer(page.answer(reply.withPage, told, visit)) : visit.ask(page, told)
    }
    if let exit = form.exit { return .answer(.seeOther(exit)) }
    // Without scripts too a verdict is in sight; where none stands the page begins at its top.
    return visit.isByScript ? .answer(page.answer(reply, nil, visit)) : .answer(.seeOther(page.path + "#verdict"))
  }

  /// Why a form was not taken. One that the engine could not read is read again by what is open, to say it at its field.
  private func told(_ form: SittingForm, _ reply: EngineReply, _ visit: PageVisit) -> FormNotice {
    do throws(FormFault) {
      if reply.isUnread { _ = try form.commands(Play(reply.nodes).step, visit.language) }
    } catch {
      return FormNotice(error, form.fields)
    }
    return FormNotice(reply, form.fields)
  }
}

extension EngineReply {
  /// The page behind a form that was not taken, as if it had been asked for.
  fileprivate var withPage: EngineReply {
    var reply = self
    reply.status = 200
    return reply
  }
}
