internal import LuaKit
internal import QuizCore

/// Reads the response that a hook hands to `ctx.judge` or `ctx.grade`: an event, as it came or changed.
enum ResponseReader {
  /// The response in the event's fields; nil when it has none.
  static func response(_ event: LuaValue, _ question: Question) throws(Misfit) -> Response? {
    let table = try LuaTableReader(event, "the response", expecting: "the response that judge got")
    switch question.kind {
    case .single, .multiple, .truefalse:
      var ids: [String] = []
      for value in try table.list("chosen") {
        guard let id = value.string ?? value["id"]?.string else {
          throw Misfit("'chosen' of the response must be a list of answers")
        }
        ids.append(id)
      }
      return ids.isEmpty && question.kind != .multiple ? nil : .chosen(ids)
    case .range, .number: return try table.number("value").map(Response.value)
    case .text: return try table.text("text").map(Response.text)
    case .order: return table["order"] == nil ? nil : .order(try table.texts("order"))
    case .match: return try table["pairs"].map { value throws(Misfit) in try pairs(value) }
    case .info: return nil
    }
  }

  private static func pairs(_ value: LuaValue) throws(Misfit) -> Response {
    let fields = try LuaTableReader(value, "'pairs' of the response").fields
    return .pairs(fields.compactMap { field in field.value.string.map { Pair(field.key.written, $0) } })
  }
}
