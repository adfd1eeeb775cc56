package import JSONText
package import QuizCore

extension SittingResult: StoredFields {
  package static var blank: SittingResult { SittingResult() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("headline", &headline)
    try fields.field("body", &body)
    try fields.field("markup", &markup, else: .plain)
    try fields.field("note", &note)
    try fields.field("emoji", &emoji)
    try fields.field("image", &image)
    try fields.field("outcome", &outcome)
    try fields.field("band", &band)
    try fields.field("points", &points)
    try fields.field("of", &of)
    try fields.field("percent", &percent)
    // Older versions wrote infinite percentages, but never such points, which must be forged.
    guard [points, of].compactMap({ $0 }).allSatisfy(\.isFinite) else { throw .malformed("points") }
    points = points.map { Amount(nearest: $0).value }
    of = of.map { Amount(nearest: $0).value }
    percent = percent.flatMap { Amount($0)?.value }
    try fields.field("passed", &passed)
    try fields.field("bars", &bars, else: [])
    try fields.field("share", &share, else: [])
    try fields.field("ranking", &ranking, else: [])
    try fields.field("unit", &unit)
    try fields.field("data", &data)
    try fields.field("memory", &memory)
    try fields.field("shared", &shared)
    try fields.field("ms", &ms, in: StoredRange.milliseconds)
    try fields.field("waiting", &waiting, else: [])
  }
}

extension RememberedValues: StoredFields {
  package static var blank: RememberedValues { RememberedValues() }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("memory", &memory)
    try fields.field("shared", &shared)
  }
}

extension SittingResult.Bar: StoredFields {
  package static var blank: SittingResult.Bar { SittingResult.Bar(label: "", value: 0, of: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("label", &label)
    try fields.field("value", &value)
    try fields.field("of", &of)
    try fields.field("mark", &mark)
    try fields.field("saysOf", &saysOf, else: true)
    try fields.field("text", &text)
    var (from, to) = (ends?.from, ends?.to)
    try fields.field("from", &from)
    try fields.field("to", &to)
    ends = from.flatMap { from in to.flatMap { Ends(from: Amount(nearest: from).value, to: Amount(nearest: $0).value) }
    }
    guard value.isFinite, of.isFinite else { throw .malformed("a bar") }
    (value, of) = (Amount(nearest: value).value, Amount(nearest: of).value)
    mark = mark.map { Amount(nearest: $0).value }
  }
}

extension SittingResult.Standing: StoredFields {
  package static var blank: SittingResult.Standing { SittingResult.Standing(player: "", points: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("player", &player)
    try fields.field("points", &points)
    try fields.field("of", &of)
    points = Amount(nearest: points).value
    of = of.map { Amount(nearest: $0).value }
  }
}

extension ResultUnit: StoredFields {
  package static var blank: ResultUnit { ResultUnit(one: "", other: "") }

  package mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("one", &one)
    try fields.field("other", &other)
  }
}
