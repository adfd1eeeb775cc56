package import JSONText
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
    fields.field("feedback", &feedback)
    fields.field("explanation", &explanation)
    fields.field("source", &source)
    var texts = [MarkedTexts("explanation", markup: markup), MarkedTexts("feedback", markup: feedbackMarkup)]
    fields.markup(&texts)
    (markup, feedbackMarkup) = (texts[0].markup, texts[1].markup)
  }
}

extension VerdictView.Settling: WireValue {}
