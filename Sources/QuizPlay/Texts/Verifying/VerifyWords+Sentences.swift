package import QuizCore
package import Words

extension VerifyWords {
  // MARK: Differences

  /// One sentence, without a full stop.
  package func sentence(_ difference: Difference) -> String {
    if difference.isClaim, let said = difference.recorded.map(words), let was = difference.replayed.map(words) {
      let (said, was) = (quoted(["word": said]), quoted(["word": was]))
      return claim(["what": words(difference.what), "said": said, "was": was])
    }
    let place = difference.question.map { step(["n": String(difference.step), "id": $0]) } ?? beginning
    let what = words(difference.what)
    switch (difference.recorded.map(words), difference.replayed.map(words)) {
    case (let recorded?, let replayed?) where recorded != replayed:
      return recordedAndReplayed(["place": place, "what": what, "recorded": recorded, "replayed": replayed])
    case (let recorded?, nil): return notReplayed(["place": place, "what": what, "recorded": recorded])
    case (nil, let replayed?): return notRecorded(["place": place, "replayed": replayed])
    case (.some, .some), (nil, nil): return otherwise(["place": place, "what": what])
    }
  }

  package func words(_ subject: Difference.Subject) -> String { subjects[subject.rawValue] ?? "" }

  package func words(_ glimpse: Difference.Glimpse) -> String {
    var values = glimpse.values
    for key in ["points", "of"] { values[key] = values[key].map(decimal) }
    let template = Template(glimpses[glimpse.form.rawValue] ?? "")
    var text = template(values)
    if glimpse.form == .result {
      if let headline = values["headline"] { text = quoted(["word": headline]) }
      switch (values["points"], values["of"]) {
      case (let points?, let of?): text += ", " + Template(pointsOfText)(["points": points, "of": of])
      case (let points?, nil): text += ", " + points
      default: break
      }
    }
    return text + (values["status"].map { " [\($0)]" } ?? "")
  }

  /// That another file is kept than was played with.
  package func altered(_ file: String) -> String { alteredFile(["file": file]) }

  /// A difference that is one of the mode, not of the record.
  package func outsideState(_ difference: Difference) -> String { outsideState(["why": sentence(difference)]) }

  /// That a version of the rules is not known here; nil for one that is.
  package func problem(ofRules version: Int) -> String? {
    if RulesVersion.isKnown(version) { return nil }
    return rules(["version": String(version), "known": String(Beginning.currentRules)])
  }

  /// That the board of a room has another score than a player's sitting.
  package func standing(
    _ player: String, _ round: Int, board: (points: Double, of: Double), sitting: (points: Double, of: Double)
  ) -> String {
    let numbers = [board.points, board.of, sitting.points, sitting.of].map { Scores.written($0).asRead(decimalMark) }
    return otherStanding([
      "player": player, "round": String(round), "points": numbers[0], "of": numbers[1], "other": numbers[2],
      "otherof": numbers[3],
    ])
  }

  // MARK: What is kept

  /// One sentence, without a full stop.
  package func sentence(_ finding: RecordFinding) -> String {
    switch finding.what {
    case .chainChanged: chainChanged
    case .sittingMissing: sittingMissing
    case .endMissing: endMissing
    case .beginningUnchained: beginningUnchained
    case .endUnchained: endUnchained
    case .beginningChanged: beginningChanged
    case .endChanged: endChanged
    case .tableMissing(let table): tableMissing(["table": table])
    case .resultOfNothing(let place): resultOfNothing(["place": words(place)])
    case .resultMissing(let place): resultMissing(["place": words(place)])
    case .otherValue(let place, let column, let kept, let given):
      otherValue(["place": words(place), "column": column, "kept": quoted(kept), "given": quoted(given)])
    case .otherOwner: otherOwner
    case .otherAnswers: otherAnswers
    case .otherTotals(let table): otherTotals(["table": table])
    case .friend(let player): friend(["player": player])
    case .rescoreChanged: rescoreChanged
    case .rescoreMissing: rescoreMissing
    case .achievementChanged(let player): achievementChanged(["player": player])
    case .achievementMissing(let player): achievementMissing(["player": player])
    case .rowChanged(let table, let key): rowChanged(["table": table, "key": key])
    case .rowMissing(let table, let key): rowMissing(["table": table, "key": key])
    case .impossible(let table, let column, let value):
      impossible(["table": table, "column": column, "value": value])
    case .nothingSaved(let file): nothingSaved(["file": file])
    }
  }

  private func words(_ place: RecordFinding.Place) -> String { place == .history ? history : row }

  private func quoted(_ value: String?) -> String { value.map { quoted(["word": $0]) } ?? nothingWord }
}
