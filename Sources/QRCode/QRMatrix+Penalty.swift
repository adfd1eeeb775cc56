extension QRMatrix {
  /// How hard it is to read: runs, areas, what looks like a finder, and too much of one colour.
  var penalty: Int {
    let columns = modules.indices.map { column in modules.map { $0[column] } }
    let lines = modules + columns
    let dark = modules.joined().count { $0 }
    let count = modules.count * modules.count
    let unbalanced = abs(dark * 20 - count * 10) / count * 10
    return lines.reduce(0) { $0 + runs(in: $1) + finders(in: $1) } + areas + unbalanced
  }

  private func runs(in line: [Bool]) -> Int {
    var sum = 0
    var length = 0
    for (place, isDark) in line.enumerated() {
      length = place > 0 && line[place - 1] == isDark ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  private func finders(in line: [Bool]) -> Int {
    let core = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    return [core + light, light + core].reduce(0) { sum, pattern in
      sum + 40 * (0...line.count - pattern.count).count { line[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }
  }

  private var areas: Int {
    var sum = 0
    for row in 1..<modules.count {
      for column in 1..<modules.count {
        let isDark = modules[row][column]
        if modules[row - 1][column] == isDark, modules[row][column - 1] == isDark,
          modules[row - 1][column - 1] == isDark
        {
          sum += 3
        }
      }
    }
    return sum
  }
}
