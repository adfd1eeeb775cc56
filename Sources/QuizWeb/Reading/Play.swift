internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire

/// All that a page of a sitting is made from: the engine's reply to `play`.
struct Play: Equatable {
  var begin = BeginView()
  var scene = SceneView()
  /// The open step; nil while verdicts are read, and behind the end.
  var step: StepView?
  var verdicts: [VerdictView] = []
  var result: SittingResult?
  var extras = ExtrasView()
  /// Messages above the step.
  var notices: [Notice] = []

  enum Notice: Equatable {
    case timeout
    case warning(String)
    case error(String)
  }

  init(_ objects: [JSONNode]) {
    for object in objects { SittingLine(wire: object).map { take($0) } }
    for (place, settling) in scene.settlings.enumerated() where verdicts.indices.contains(place) {
      verdicts[place].settling = settling
    }
  }

  private mutating func take(_ line: SittingLine) {
    switch line {
    case .begin(let begin): self.begin = begin
    case .scene(let scene): self.scene = scene
    case .extras(let extras): self.extras = extras
    case .moment(let moment): take(moment)
    }
  }

  private mutating func take(_ moment: Moment) {
    switch moment {
    case .step(let step): self.step = step
    case .verdict(let verdict): verdicts.append(verdict)
    case .result(let result): self.result = result
    case .timeout: if !notices.contains(.timeout) { notices.append(.timeout) }
    case .warning(let text), .news(let text): notices.append(.warning(text))
    case .refused(let text): notices.append(.error(text))
    case .hint, .waitingForFinish, .discarded: break
    }
  }

  var title: String { begin.title }

  var question: QuestionView? { if case .question(let question)? = step { question } else { nil } }

  var page: PageView? { if case .page(let page)? = step { page } else { nil } }

  /// The code of the open room to which the sitting belongs.
  var room: RoomCode? { scene.code.flatMap { RoomCode($0) } }
}
