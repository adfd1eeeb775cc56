import Glibc
import LuaKit

// SCORE-20 through LuaKit, every limit on: one call a question, the answer as a text.
//
//     ScoreBench SCRIPT PARTICIPANTS      prints the sums of points, best and right

/// The whole text of a file.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 64 << 10)
  return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
}

/// The answers of SCORE-20, from the MINSTD generator.
struct Answers {
  private let texts: InlineArray<9, String> = ["A", "B", "C", "D", "A", "B", "C", "D", "-"]
  private var x = 1

  mutating func next() -> String {
    x = x * 16_807 % 2_147_483_647
    return texts[x / 65_536 % 9]
  }
}

func sums(_ machine: LuaMachine, participants: Int) throws(LuaFailure) -> [Int64] {
  let start = try machine.function(["start"])
  let score = try machine.function(["score"])
  let results = [try machine.function(["points"]), try machine.function(["best"]), try machine.function(["right"])]
  var answers = Answers()
  var sums: [Int64] = [0, 0, 0]
  for _ in 0..<participants {
    _ = try machine.call(start, Span(), seed: 1)
    for question in 1...20 {
      let values: InlineArray<2, LuaValue> = [.int(Int64(question)), .text(answers.next())]
      _ = try machine.call(score, values.span, seed: 1)
    }
    for (place, result) in results.enumerated() {
      if case .int(let value) = try machine.call(result, Span(), seed: 1) { sums[place] += value }
    }
  }
  return sums
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let participants = Int(arguments[2]) else {
  print("usage: ScoreBench SCRIPT PARTICIPANTS")
  exit(2)
}
do {
  let machine = try LuaMachine()
  _ = try machine.load(bytes(of: arguments[1]), chunk: "score.lua", seed: 1)
  print(try sums(machine, participants: participants).map(String.init).joined(separator: " "))
} catch {
  print(error)
  exit(1)
}
