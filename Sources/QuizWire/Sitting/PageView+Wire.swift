package import JSONText
internal import QuizCore
package import QuizPlay

extension PageView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("page")
    fields.always("id", &page.id)
    fields.field("title", &page.title)
    fields.field("body", &page.body)
    fields.markup(&page.markup)
    fields.field("image", &page.image)
    fields.field("imageAlt", &page.imageAlt)
    fields.field("audio", &page.audio)
    fields.field("problem", &problem)
    fields.field("quiz_left_ms", &quizLeftMs)
    fields.always("actions", &page.actions)
    fields.members("inputs", &page.inputs)
    fields.field("player", &player)
    fields.field("continue", &page.proceeding)
    fields.pictures(&pictures)
    fields.field("note", &page.note)
    var (texts, drawn) = (status.map(\.text), status.filter { !$0.isPlain })
    fields.field("status", &texts, else: [])
    fields.field("status_values", &drawn, else: [])
    if !fields.isWriting { status = .of(texts, drawn) }
  }
}

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
    var texts = [SharedMarkup("explanation", markup: markup), SharedMarkup("feedback", markup: feedbackMarkup)]
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
