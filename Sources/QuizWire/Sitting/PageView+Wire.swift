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
