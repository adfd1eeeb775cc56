/// An input to a step of a sitting without a viewer.
package enum WayInput {
  case answered(Response, inputs: [PlainField])
  /// A question without a response.
  case leftOut
  /// A page.
  case left(inputs: [PlainField])

  /// The input as unique bytes: equal only for the same input, even where texts look alike.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .leftOut: bytes.append(0)
    case .left(let inputs):
      bytes.append(1)
      PlainValue.map(inputs).append(to: &bytes)
    case .answered(let response, let inputs):
      bytes.append(2)
      response.append(to: &bytes)
      PlainValue.map(inputs).append(to: &bytes)
    }
    return bytes
  }

  /// The turn's input, once the question has taken it.
  func input(_ step: OpenStep, _ question: Question?) -> Turn.Input {
    switch self {
    case .leftOut: return .skipped
    case .left(let inputs): return .continued(inputs: (try? Decider.checked(inputs, step.inputs)) ?? [])
    case .answered(let response, let inputs):
      let tidied = question.map { Decider.tidied(response, $0) } ?? response
      return .answered(tidied, inputs: (try? Decider.checked(inputs, step.inputs)) ?? [])
    }
  }
}

extension Response {
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .chosen(let ids): bytes.append(0, ids)
    case .value(let value): bytes.append(1, value.bitPattern)
    case .text(let text): bytes.append(2, [text])
    case .order(let ids): bytes.append(3, ids)
    case .pairs(let pairs): bytes.append(4, pairs.flatMap { [$0.left, $0.right] })
    case .gaps(let filled):
      bytes.append(5, UInt64(filled.count))
      for entry in filled {
        switch entry.value {
        case .text(let text): bytes.append(0, [entry.id, text])
        case .number(let number):
          bytes.append(1, [entry.id])
          bytes.append(2, number.bitPattern)
        }
      }
    }
  }
}

extension PlainValue {
  /// The same bytes for the same value, and for no other.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(0)
    case .bool(let value): bytes.append(value ? 2 : 1)
    case .int(let value): bytes.append(3, UInt64(bitPattern: Int64(value)))
    case .number(let value): bytes.append(4, value.bitPattern)
    case .text(let text): bytes.append(5, [text])
    case .question(let id): bytes.append(6, [id])
    case .list(let values):
      bytes.append(7, UInt64(values.count))
      for value in values { value.append(to: &bytes) }
    case .map(let fields):
      bytes.append(8, UInt64(fields.count))
      for field in fields {
        switch field.key {
        case .int(let key): bytes.append(0, UInt64(bitPattern: Int64(key)))
        case .text(let key): bytes.append(1, [key])
        }
        field.value.append(to: &bytes)
      }
    }
  }
}

extension Verdict {
  /// The same bytes for the same verdict, and for no other.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(correct.map { $0 ? 2 : 1 } ?? 0, points.bitPattern)
    bytes.append(feedback == nil ? 0 : 1, of.bitPattern)
    if let feedback { bytes.append(contentsOf: feedback.utf8) }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ tag: UInt8, _ number: UInt64) {
    append(tag)
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }

  /// Texts with their lengths, so that no two lists look alike.
  fileprivate mutating func append(_ tag: UInt8, _ texts: [String]) {
    append(tag, UInt64(texts.count))
    for text in texts {
      append(0, UInt64(text.utf8.count))
      append(contentsOf: text.utf8)
    }
  }
}
