/// A list of the context that the host gives as a script reads it; in one call it must not change.
package struct LuaList {
  let length: () -> Int
  let element: (Int) -> LuaValue

  /// `element` is asked for by its place, from 1, each at most once a call; a place beyond the end gives `.none`.
  package init(length: @escaping () -> Int, element: @escaping (_ place: Int) -> LuaValue) {
    self.length = length
    self.element = element
  }
}
