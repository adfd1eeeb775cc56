internal import JSONText
internal import SheetLayout
internal import SheetReading

/// Answers requests about pages.
///
/// | request | reply |
/// |---|---|
/// | `{"count":PATH}` | `{"pages":N}` |
/// | `{"open":PATH,"page":N}` | `{"code":TEXT}`, `{"blank":true}`, `{"lacks":"tags"}` or `{"lacks":"code"}` |
/// | `{"read":PAGE,"questions":[…]}` of the open page | `{"cells":[[NAME,TEXT]…],"doubts":[…]}` |
/// | `{"picture":true}` of the open page | `{"picture":HEX}` |
///
/// What fails is `{"problem":TEXT}`.
struct ScanDesk {
  private var page: ScannedPage?

  mutating func reply(to request: JSONNode) -> JSONObject {
    do throws(ScanProblem) {
      if let path = request["count"]?.string { return ["pages": .int(try ScanFile(path).pages)] }
      if let path = request["open"]?.string, let number = request["page"]?.int { return try open(path, number) }
      if let number = request["read"]?.int, let questions = request["questions"]?.array {
        return try read(number, questions)
      }
      if request["picture"] != nil, let page { return ["picture": .text(page.wholePicture)] }
      throw .request
    } catch {
      return ["problem": .text(error.code), "detail": .text(error.detail)]
    }
  }

  private mutating func open(_ path: String, _ number: Int) throws(ScanProblem) -> JSONObject {
    page = nil
    let opened = ScannedPage(try ScanFile(path).picture(number))
    page = opened
    switch opened.finding {
    case .code(let code): return ["code": .text(code.text)]
    case .blank: return ["blank": true]
    case .noTags: return ["lacks": "tags"]
    case .noCode: return ["lacks": "code"]
    }
  }

  private func read(_ number: Int, _ nodes: [JSONNode]) throws(ScanProblem) -> JSONObject {
    guard let page, case .code(let code) = page.finding else { throw .request }
    let layout = SheetLayout(code.paper, nodes.compactMap(SheetQuestion.init))
    guard let own = layout.pages.first(where: { $0.number == number }), let reading = page.read(own) else {
      throw .request
    }
    let doubts = reading.doubts.map { doubt -> JSONValue in
      let placed = own.parts.first { $0.part.name == doubt.part }
      return .object([
        "cell": .text(doubt.cell), "part": .text(doubt.part), "why": .text(doubt.why.rawValue),
        "signs": .list(doubt.signs.map(JSONValue.text)), "picture": .text(placed.map(page.picture) ?? ""),
      ])
    }
    return [
      "cells": .list(reading.cells.map { .list([.text($0.name), .text($0.text)]) }), "doubts": .list(doubts),
    ]
  }
}

extension SheetQuestion {
  /// Reads `{"number":7,"parts":[{"name":"7.1","cell":"7","prefix":"1","letters":["A","B"],"several":false}]}`; a number
  /// has `digits` instead, a line neither.
  init?(_ node: JSONNode) {
    guard let number = node["number"]?.int, let parts = node["parts"]?.array else { return nil }
    self.init(
      number,
      parts.compactMap { part in
        guard let name = part["name"]?.string else { return nil }
        let form: Form
        if let letters = part["letters"]?.array {
          form = .letters(letters.compactMap(\.string), takesSeveral: part["several"]?.bool ?? false)
        } else {
          form = (part["digits"]?.int).map { .digits(max(1, min(SheetLayout.mostDigits, $0))) } ?? .line
        }
        return Part(name, cell: part["cell"]?.string, prefix: part["prefix"]?.string ?? "", form)
      })
  }
}
