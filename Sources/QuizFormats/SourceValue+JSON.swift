internal import JSONText
internal import QuizCore

extension SourceValue {
  /// A parsed JSON value; its depth is bounded by the parser.
  init(_ node: JSONNode) {
    self.init(Content(node.content), at: node.offset)
  }
}

extension SourceValue.Content {
  fileprivate init(_ content: JSONNode.Content) {
    switch content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.map { SourceValue($0) })
    case .object(let members):
      self = .map(
        members.map { SourceField(key: $0.key, keyOffset: $0.keyOffset, value: SourceValue($0.value)) })
    }
  }
}
