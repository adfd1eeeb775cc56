package import JSONText

extension BankQuestion {
  /// A question with the keys of the Open Trivia DB (https://opentdb.com/api_config.php); `decoded` turns its texts
  /// into plain ones.
  ///
  /// Nil when something is missing or of another kind.
  package init?(trivia node: JSONNode, decoded: (String) -> String) {
    guard let members = node.object else { return nil }
    var (category, difficulty, type, text, answer) = ("", "", "multiple", "", "")
    var others: [String] = []
    for member in members {
      switch member.key {
      case "category": category = decoded(member.value.string ?? "")
      case "difficulty": difficulty = member.value.string ?? ""
      case "type": type = member.value.string ?? ""
      case "question": text = decoded(member.value.string ?? "")
      case "correct_answer": answer = decoded(member.value.string ?? "")
      case "incorrect_answers": others = member.value.array?.map { decoded($0.string ?? "") } ?? []
      default: break
      }
    }
    guard ["multiple", "boolean"].contains(type) else { return nil }
    self.init(
      category: category, difficulty: difficulty, isTrueFalse: type == "boolean", text: text, answer: answer,
      others: others)
  }

  /// The same question directly from bytes. Also nil for repeated or unknown keys, or values of another kind; then its
  /// table is read.
  package init?(triviaAt cursor: inout JSONCursor, decoded: (String) -> String) {
    var (category, difficulty, type, text, answer): (String?, String?, String?, String?, String?)
    var others: [String]?
    let isPlain = cursor.object { cursor, key in
      switch key {
      case "category": return cursor.text(into: &category)
      case "difficulty": return cursor.text(into: &difficulty)
      case "type": return cursor.text(into: &type)
      case "question": return cursor.text(into: &text)
      case "correct_answer": return cursor.text(into: &answer)
      case "incorrect_answers": return others == nil && cursor.texts(into: &others)
      default: return false
      }
    }
    let isTrueFalse = type == "boolean"
    guard isPlain, let text, let answer, isTrueFalse || type ?? "multiple" == "multiple" else { return nil }
    self.init(
      category: decoded(category ?? ""), difficulty: difficulty ?? "", isTrueFalse: isTrueFalse,
      text: decoded(text), answer: decoded(answer), others: others?.map(decoded) ?? [])
  }
}

extension JSONCursor {
  /// A list of texts; false when something else is next.
  fileprivate mutating func texts(into place: inout [String]?) -> Bool {
    var texts: [String] = []
    texts.reserveCapacity(3)
    defer { place = texts }
    return list { cursor in
      guard let text = cursor.text() else { return false }
      texts.append(text)
      return true
    }
  }
}
