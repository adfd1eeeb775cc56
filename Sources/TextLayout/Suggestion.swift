/// The candidate that was probably meant by `word`, for "did you mean 'x'?"; the first of several equally near ones.
///
/// Near is an optimal string alignment distance of at most a third of the word's length, at least 1 and at most 3, with
/// something left in common; case does not count.
package func suggestion(for word: String, in candidates: some Sequence<String>) -> String? {
  let typed = Array(word.folded)
  var limit = min(3, max(1, typed.count / 3))
  var best: String?
  for candidate in candidates {
    let known = Array(candidate.folded)
    guard let distance = alignmentDistance(typed, known, limit: limit), distance < max(typed.count, known.count)
    else { continue }
    best = candidate
    if distance == 0 { break }
    // Only a nearer one may replace it.
    limit = distance - 1
  }
  return best
}

/// The number of insertions, deletions, replacements and swaps of neighbours that turn one text into the other, when it is
/// at most `limit`.
///
/// Optimal string alignment: no part is edited twice (Damerau 1964, restricted).
func alignmentDistance(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let same = left[row] == right[column]
      var cost = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
