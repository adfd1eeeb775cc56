package import JSONText
package import QuizCore

extension SittingResult: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("result")
    fields.field("headline", &headline)
    fields.field("body", &body)
    fields.markup(&markup)
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
