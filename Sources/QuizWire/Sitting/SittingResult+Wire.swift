package import JSONText
package import QuizCore

extension SittingResult: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("result")
    fields.field("headline", &headline)
    fields.field("body", &body)
    fields.markup(&markup)
    fields.field("note", &note)
    fields.field("waiting", &waiting, else: [])
    fields.field("emoji", &emoji)
    fields.field("image", &image)
    fields.field("outcome", &outcome)
    fields.field("band", &band)
    fields.field("points", &points)
    fields.field("of", &of)
    fields.field("percent", &percent)
    fields.field("passed", &passed)
    fields.always("bars", &bars)
    fields.always("share", &share)
    fields.always("ranking", &ranking)
    fields.field("unit", &unit)
    fields.field("data", &data)
    fields.always("ms", &ms)
    fields.pictures(&pictures)
  }
}

extension SittingResult.Bar: WireObject {
  package init() { self.init(label: "", value: 0, of: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("label", &label)
    fields.field("value", &value)
    var said = saidOf
    fields.field("of", &said)
    (of, saysOf) = (said ?? of, said != nil)
    fields.field("mark", &mark)
    var (from, to) = (ends?.from, ends?.to)
    fields.field("from", &from)
    fields.field("to", &to)
    ends = from.flatMap { from in to.flatMap { Ends(from: from, to: $0) } }
    fields.field("text", &text)
  }
}

extension SittingResult.Standing: WireObject {
  package init() { self.init(player: "", points: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("player", &player)
    fields.field("points", &points)
    fields.field("of", &of)
  }
}

extension ResultUnit: WireObject {
  package init() { self.init(one: "", other: "") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("one", &one)
    fields.always("other", &other)
  }
}
