internal import QuizPlay
internal import QuizWire
internal import Words

extension EngineReply {
  /// `objects` are JSON texts, ready to be sent on.
  init(_ status: EngineStatus = .done, objects: [String]? = nil, _ fill: (inout EngineReply) -> Void = { _ in }) {
    self.init()
    self.status = status.rawValue
    if let objects { setObjects(objects) }
    fill(&self)
  }

  init(_ denial: Denial, _ language: InterfaceLanguage?) {
    self.init(denial.status, objects: denial.objects)
    message = denial.message
    guard let language else { return }
    if let said = denial.said {
      (self.said, field) = (said.sentence(language), said.field)
    } else {
      let own = FileWords(language).sentence(denial.message)
      if own != denial.message { said = RefusalWords.asSentence(own) }
    }
  }
}
