internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizWire
internal import QuizWorkshop

/// The first question of a quiz as players see it, with the objects of a sitting's page; nothing is recorded.
struct WorkshopPreview {
  let folder: WorkshopFolder
  let item: WorkshopItem
  let zone: Zone
  let now: WallTime
  /// Gives the path under which a file beside a quiz is served.
  let files: (String) -> String?

  func reply(_ quiz: JSONValue) throws(WorkshopRefusal) -> EngineReply {
    let reading = QuizFile.read(
      JSONWriter.bytes(quiz), path: folder.path(ofQuiz: item), format: .json, languages: folder.library.languages,
      readers: folder.library.cells.readers)
    guard let quiz = reading.quiz else {
      throw WorkshopRefusal(.unfit, reading.diagnostics.first?.message ?? "this cannot be played yet")
    }
    let (day, offset) = zone.local(now)
    let beginning = Beginning(sitting: "", quiz: quiz, seed: 0, players: [""], day: day)
    var state = SittingState.initial(beginning)
    guard let events = try? Decider.decide(.begin, state, [BuiltInMode()]) else {
      throw WorkshopRefusal(.unfit, "this cannot be played yet")
    }
    for event in events { state.evolve(event) }
    let stored = StoredSitting(beginning: beginning, started: now, zone: zone.name, offsetMinutes: offset)
    let scene = SceneObject(stored: stored, state: state, place: 0, verdicts: [], isPaused: false, files: files)
    let step = Projection.view(of: state).map { Moment.step($0).naming(files) }
    return EngineReply(
      objects: [BeginView(stored, resumed: true).line, scene.view.line] + [step?.line].compactMap { $0 })
  }
}
