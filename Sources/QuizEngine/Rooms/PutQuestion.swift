internal import JSONText
internal import QuizCore
internal import QuizPlay

/// A question as it is put to all, and what of it may be shown when.
struct PutQuestion {
  let projection: Projection
  let asking: Asking
  /// As the protocol has it, without what is somebody's own.
  let object: JSONValue
  /// What can be answered, for counting.
  private let ids: [String]

  /// Nil where no question is open.
  init?(_ state: SittingState, files: (String) -> String?) {
    guard let asking = state.open?.asking, let projection = Projection(state: state),
      case .question(var view)? = Projection.view(of: state)
    else { return nil }
    (view.leftMs, view.quizLeftMs, view.draft, view.player) = (nil, nil, nil, nil)
    (view.status, view.actions, view.back, view.skip, view.hint) = ([], [], false, false, false)
    self.projection = projection
    self.asking = asking
    var object = Wire.question(view.naming(files))
    let pages = Self.pages(before: state, files)
    if !pages.isEmpty { object.append("pages", .list(pages)) }
    if projection.question.marked == .byHand { object.append("byHand", true) }
    self.object = .object(object)
    ids = projection.question.kind.isChoice ? view.answers.map(\.id) : []
  }

  /// What is to be read before the question: its section, `info` pages, pages of the mode.
  private static func pages(before state: SittingState, _ files: (String) -> String?) -> [JSONValue] {
    state.turns.reversed().prefix { $0.step.asking == nil }.reversed().compactMap { turn -> JSONValue? in
      guard case .page(let page) = turn.step.content else { return nil }
      var object = JSONObject()
      object.add("title", page.title)
      object.add("body", page.body)
      object.add("image", page.image.flatMap(files))
      object.add("imageAlt", page.imageAlt)
      return .object(object)
    }
  }

  /// The one that a sitting had as its question of that number, from 1.
  init?(_ number: Int, of stored: StoredSitting, _ events: [SittingEvent], files: (String) -> String?) {
    var state = SittingState.initial(stored.beginning)
    for event in events {
      state.evolve(event)
      if state.pastCount == number - 1, state.open?.asking != nil { break }
    }
    guard state.pastCount == number - 1 else { return nil }
    self.init(state, files: files)
  }

  var question: Question { projection.question }

  /// What somebody wrote, as the response that it means.
  func response(
    _ node: JSONNode, beside: [String]
  ) throws(Denial) -> (response: Response, inputs: [PlainField]) {
    do throws(LineRefusal) {
      let (response, inputs) = try projection.answer(node, beside: beside)
      do throws(Refusal) {
        try Decider.check(response, question, asking)
        return (Decider.tidied(response, question), try Decider.checked(inputs, asking.inputs))
      } catch {
        throw LineRefusal(error)
      }
    } catch {
      throw Denial(error)
    }
  }

  func reply(to response: Response) -> JSONValue { projection.reply(to: response).map(Wire.reply) ?? .null }

  /// How often what was given: by answer id, or by the beginning of the text that was given. What somebody is still to read
  /// is nobody else's.
  func counts(_ responses: [Response]) -> JSONObject {
    if question.marked == .byHand { return JSONObject([]) }
    var counts: [String: Int] = [:]
    for response in responses {
      if case .chosen(let chosen) = response {
        for id in chosen { counts[id, default: 0] += 1 }
      } else if let words = projection.inWords(response) {
        counts[Self.clipped(words), default: 0] += 1
      }
    }
    if question.kind.isChoice { return JSONObject(ids.map { ($0, .int(counts[$0] ?? 0)) }) }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostTexts)
    return JSONObject(sorted.map { ($0.key, .int($0.value)) })
  }

  private static let mostTexts = 20
  private static let longestText = 80

  private static func clipped(_ text: String) -> String {
    text.count > longestText ? text.prefix(longestText) + "…" : text
  }

  /// What is right, for all; nil while the mode never says.
  var solution: JSONObject? {
    guard asking.reveal == .answer else { return asking.reveal == .nothing ? nil : ["type": "verdict"] }
    var object: JSONObject = ["type": "verdict"]
    if let right = projection.rightAnswer { object.append("answer", Wire.reply(right)) }
    object.add("explanation", question.explanation)
    object.add("source", question.source)
    return object
  }
}
