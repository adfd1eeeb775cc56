internal import QuizCore

/// The answers between the braces. What kind they are, their signs say, in the order Moodle looks.
extension GiftQuestion {
  mutating func solve(_ draft: QuestionDraft, _ answers: ArraySlice<UInt8>, at open: Int) -> QuestionDraft {
    var draft = draft
    let hasTilde = answers.contains(UInt8(ascii: "~"))
    let hasEquals = answers.contains(UInt8(ascii: "="))
    if answers.isEmpty {
      draft.becomeEssay(at: block.place(open))
    } else if answers.first == UInt8(ascii: "#") {
      solveNumber(&draft, answers.dropFirst())
    } else if hasTilde {
      solveChoice(&draft, answers, isSingle: hasEquals)
    } else if hasEquals, answers.firstIndex(ofText: "->") != nil {
      solveMatch(&draft, answers)
    } else if let side = side(answers) {
      solveSide(&draft, side, answers)
    } else {
      solveText(&draft, answers)
    }
    return draft
  }

  /// One answer: its sign (nil for the text before the first), its share if it has one, and its parts.
  struct Item {
    var sign: UInt8?
    var share: Double?
    var body: ArraySlice<UInt8>
    var feedback: ArraySlice<UInt8>?

    /// True for a `~` with nothing behind it.
    var isNothing: Bool { sign == UInt8(ascii: "~") && share == nil && body.isEmpty && feedback == nil }
  }

  /// The answers at the signs; nothing before the first sign is no answer.
  func items(_ bytes: ArraySlice<UInt8>, at signs: [UInt8]) -> [Item] {
    parts(bytes, at: signs).map { item($0.sign, $0.part) }
  }

  private func parts(_ bytes: ArraySlice<UInt8>, at signs: [UInt8]) -> [(sign: UInt8?, part: ArraySlice<UInt8>)] {
    var parts: [(sign: UInt8?, part: ArraySlice<UInt8>)] = []
    var start = bytes.startIndex
    var sign: UInt8?
    func end(_ index: Int) {
      let part = bytes[start..<index].trimmedBytes
      if sign != nil || !part.isEmpty { parts.append((sign, part)) }
    }
    for index in bytes.indices where signs.contains(bytes[index]) {
      end(index)
      sign = bytes[index]
      start = index + 1
    }
    end(bytes.endIndex)
    return parts
  }

  private func item(_ sign: UInt8?, _ part: ArraySlice<UInt8>) -> Item {
    var item = Item(sign: sign, body: part)
    if let hash = part.firstIndex(of: UInt8(ascii: "#")) {
      item.body = part[..<hash].trimmedBytes
      item.feedback = part[(hash + 1)...]
    }
    guard item.body.first == UInt8(ascii: "%"), let end = item.body.dropFirst().firstIndex(of: UInt8(ascii: "%")),
      let percent = NumberText.read(GiftBlock.plain(item.body[(item.body.startIndex + 1)..<end]))
    else { return item }
    item.share = NumberText.share(percent: percent)
    item.body = item.body[(end + 1)...].trimmedBytes
    return item
  }

  private func answer(_ item: Item, share: Double) -> AnswerDraft {
    var answer = AnswerDraft(text(item.body), at: block.place(item.body.startIndex))
    answer.feedback = item.feedback.map(text)
    answer.weigh(share)
    return answer
  }

  /// Reads choices: with `=` one answer is chosen, without it any number. Weights exactly as under the rule `net`
  /// become that rule.
  private mutating func solveChoice(_ draft: inout QuestionDraft, _ bytes: ArraySlice<UInt8>, isSingle: Bool) {
    draft.kind = isSingle ? .single : .multiple
    let all = items(bytes, at: Array("~=".utf8))
    // Many banks begin a right answer with `~=`, and Moodle passes over the nothing between the signs.
    let written = all.indices.filter { place in
      !all[place].isNothing || !all.indices.contains(place + 1) || all[place + 1].sign != UInt8(ascii: "=")
    }
    draft.answers = written.map { all[$0] }.map { item in
      answer(item, share: item.sign == UInt8(ascii: "=") ? 1 : item.share ?? 0)
    }
    if !isSingle { draft.answers = draft.answers.asNet }
  }

  private mutating func solveMatch(_ draft: inout QuestionDraft, _ bytes: ArraySlice<UInt8>) {
    draft.kind = .match
    // Pairs have no feedback: a '#' is a sign like others.
    for part in parts(bytes, at: Array("=".utf8)).map(\.part) {
      let place = block.place(part.startIndex)
      guard let arrow = part.firstIndex(ofText: "->") else {
        note(.badValue(key: "->", found: text(part), takes: "a left and its right"), at: part.startIndex)
        continue
      }
      let (left, right) = (text(part[..<arrow]), right(part[(arrow + 2)...]))
      draft.addPair(left, right, at: place)
    }
  }

  /// `T`, `TRUE`, `F` or `FALSE` before the first `#`.
  private mutating func side(_ bytes: ArraySlice<UInt8>) -> Bool? {
    let word = GiftBlock.plain(bytes.prefix { $0 != UInt8(ascii: "#") }).trimmed
    if let side = ["T": true, "TRUE": true, "F": false, "FALSE": false][word] { return side }
    if ["true", "false", "t", "f"].contains(word.lowercased()) { note(.lowerCaseSide(word), at: bytes.startIndex) }
    return nil
  }

  /// The first feedback is for the wrong side, the second for the right one.
  private func solveSide(_ draft: inout QuestionDraft, _ side: Bool, _ bytes: ArraySlice<UInt8>) {
    draft.kind = .truefalse
    draft.correct = SourceValue(Content.bool(side), at: block.place(bytes.startIndex))
    let parts = bytes.split(separator: UInt8(ascii: "#"), maxSplits: 2, omittingEmptySubsequences: false)
    for (part, isRight) in zip(parts.dropFirst(), [false, true]) where !part.trimmedBytes.isEmpty {
      var answer = AnswerDraft("", at: block.place(part.startIndex))
      answer.id = isRight == side ? "true" : "false"
      answer.feedback = text(part)
      draft.answers.append(answer)
    }
  }

  private mutating func solveText(_ draft: inout QuestionDraft, _ bytes: ArraySlice<UInt8>) {
    draft.kind = .text
    let items = items(bytes, at: Array("=".utf8))
    for item in items where item.body.isEmpty { note(.weightWithoutAnswer, at: item.body.startIndex) }
    let rules = items.map { item in
      var rule = AnswerDraft(typed(item.body), at: block.place(item.body.startIndex))
      rule.weigh(item.share ?? 1)
      rule.feedback = item.feedback.map(text)
      return rule
    }
    draft.solve(byTexts: rules, MoodlePattern.read)
  }

  private mutating func solveNumber(_ draft: inout QuestionDraft, _ bytes: ArraySlice<UInt8>) {
    draft.kind = .number
    var rules: [AnswerDraft] = []
    for item in items(bytes, at: Array("=~".utf8)) {
      if let rule = numberRule(item) { rules.append(rule) }
    }
    if rules.isEmpty, findings.isEmpty { note(.notANumber(GiftBlock.plain(bytes).trimmed), at: bytes.startIndex) }
    draft.solve(byNumbers: rules)
  }

  private mutating func numberRule(_ item: Item) -> AnswerDraft? {
    let place = block.place(item.body.startIndex)
    var rule = AnswerDraft("", at: place)
    rule.feedback = item.feedback.map(text)
    let word = GiftBlock.plain(item.body).trimmed
    if word == "*" || (word.isEmpty && item.sign == UInt8(ascii: "~")) {
      rule.weigh(item.share ?? (item.sign == UInt8(ascii: "~") ? 0 : 1))
      rule.rule = [SourceField("otherwise", .bool(true), at: place)]
      return rule
    }
    guard let (value, tolerance) = NumberRange.read(word) else {
      note(.notANumber(word), at: item.body.startIndex)
      return nil
    }
    rule.weigh(item.share ?? (item.sign == UInt8(ascii: "~") ? 0 : 1))
    rule.rule = NumberRange.fields(value, tolerance, at: place)
    return rule
  }
}
