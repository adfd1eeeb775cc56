package import JSONText
internal import QuizCore
package import QuizPlay

extension VerdictView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("verdict")
    // In a room there is no step.
    fields.field("step", &step, else: 0)
    var (earned, most): (Double?, Double?) = isSolution ? (nil, nil) : (points, of)
    fields.field("points", &earned)
    fields.field("of", &most)
    (points, of, isSolution) = (earned ?? 0, most ?? 0, earned == nil)
    fields.field("correct", &correct)
    fields.field("answer", &answer)
    fields.field("given", &given)
    if !fields.isWriting || !gaps.isEmpty { fields.members("gaps", &gaps) }
    fields.field("feedback", &feedback)
    fields.field("explanation", &explanation)
    fields.field("source", &source)
    var texts = [MarkedTexts("explanation", markup: markup), MarkedTexts("feedback", markup: feedbackMarkup)]
    fields.markup(&texts)
    (markup, feedbackMarkup) = (texts[0].markup, texts[1].markup)
    fields.pictures(&pictures)
  }
}

extension GapMark: WireMember {
  package var member: (name: String, value: Bool) { (id, isRight) }
  package init(_ name: String, _ value: Bool) { self.init(id: name, isRight: value) }
}

extension VerdictView.Settling: WireValue {}
