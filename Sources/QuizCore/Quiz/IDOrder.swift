/// Ids of questions and pages in an order, and where each stands in it. It never changes: many sittings share one.
package final class IDOrder: Equatable, Sendable {
  package let ids: [String]
  private let places: [String: Int]

  init(_ ids: [String]) {
    self.ids = ids
    places = Dictionary(zip(ids, ids.indices)) { $1 }
  }

  /// The place of an id, from 0; nil for an unknown one.
  func place(of id: String) -> Int? { places[id] }

  package static func == (a: IDOrder, b: IDOrder) -> Bool { a === b || a.ids == b.ids }
}

/// A cache of the order of a quiz's questions, stored with the quiz. Two quizzes that differ only here are equal.
struct CachedOrder: Equatable, Sendable {
  var order: IDOrder?

  static func == (a: CachedOrder, b: CachedOrder) -> Bool { true }
}
