package import JSONText

extension BankQuestion {
  /// A question with the keys of the Open Trivia DB (https://opentdb.com/api_config.php); `decoded` makes plain text of
  /// what stands there. Nil when something is missing or of another kind.
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
}
