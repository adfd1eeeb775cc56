import Foundation
import XCTest

@testable import QRCode

final class QRCodeTests: XCTestCase {
  private func drawn(_ text: String) throws -> [String] {
    try XCTUnwrap(QRCode.modules(of: text)).map { row in String(row.map { $0 ? "#" : "." }) }
  }

  /// The code equals that of `qrencode -8 -l M`, to the square.
  func testAnAddressIsDrawnAsOthersDrawIt() throws {
    XCTAssertEqual(
      try drawn("http://192.168.1.20:8421/join").joined(separator: "\n"),
      """
      #######..#..#..##..#..#######
      #.....#..##.#....##...#.....#
      #.###.#.##..#.#.#.#.#.#.###.#
      #.###.#.#.#.#...###.#.#.###.#
      #.###.#.#..#.###...#..#.###.#
      #.....#.####.####.#...#.....#
      #######.#.#.#.#.#.#.#.#######
      ........#..#.#.#.............
      #.#####....#..##.####.#####..
      .#.###.##.##...#####..#.#...#
      ....####.#.#.....#.....##....
      #.#..#..#.###.#.#..#.##.#..#.
      #..#.##.#.###...##.###.#.##..
      .###...##.#..###.###..#.#.#.#
      ..#..##.##...######..##...#..
      ##.#...##.#.##.#..#..#.#...#.
      .###..##.#....##.#..##....#..
      ##.###...##....#####.##.###.#
      #.#..####..#.....#....#..##..
      #.###...#.#...#.#..#.##.#..#.
      #..####.###.#...##..#####.###
      ........##...###.####...#####
      #######.....#####.###.#.###..
      #.....#.#.#.##.#....#...#....
      #.###.#.##....##.#..#######.#
      #.###.#.#......####.##.#.....
      #.###.#.##.##.#..#.##.#.##.#.
      #.....#..#...#..#.#.##.##..#.
      #######.#...#.#...#......##..
      """)
  }

  func testACodeGrowsWithItsTextUpToALimit() {
    let sides = [0, 14, 15, 26, 27, 122, 123, 213, 214].map { length in
      QRCode.modules(of: String(repeating: "x", count: length))?.count
    }
    XCTAssertEqual(sides, [21, 21, 25, 25, 29, 45, 49, 57, nil])
  }

  /// A reader of others finds each text again, at both ends of every version.
  func testCodesAreReadByOthers() throws {
    let reader = "/usr/bin/zbarimg"
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: reader), "zbar-tools is not installed")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID()).pbm")
    defer { try? FileManager.default.removeItem(at: file) }
    for length in [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213] {
      let text = String((0..<length).map { Array("http://quiz.local/42?ABC-")[$0 * 7 % 25] })
      try picture(of: XCTUnwrap(QRCode.modules(of: text))).write(to: file, atomically: true, encoding: .ascii)
      XCTAssertEqual(try output(of: reader, ["-q", "--raw", file.path]), text + "\n")
    }
  }

  /// Portable bitmap, four dots a square, with the quiet zone.
  private func picture(of modules: [[Bool]]) -> String {
    let side = 4 * (modules.count + 8)
    let rows = (0..<side).map { y in
      (0..<side).map { x in
        let (row, column) = (y / 4 - 4, x / 4 - 4)
        return modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column] ? "1" : "0"
      }.joined()
    }
    return "P1\n\(side) \(side)\n" + rows.joined(separator: "\n") + "\n"
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
