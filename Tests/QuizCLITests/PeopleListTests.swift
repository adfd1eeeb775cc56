import XCTest

/// Lists of people: tables and names, a line each.
final class PeopleListTests: XCTestCase {
  func testEmptyCellsDoNotMoveTheOnesBehindThem() throws {
    let place = try Place()
    try place.write("name;class;id\nEve;;3\nFay;;\n\"Cy\";6b;\n", to: "class.csv")
    let added = try place.run(["people", "import", "class.csv"])
    XCTAssertEqual(added.code, 0, added.errors)
    let listed = try place.run(["people", "list", "--json"]).output
    XCTAssertTrue(listed.contains(#""id":"3","name":"Eve","class":"""#), listed)
    XCTAssertTrue(listed.contains(#""name":"Fay","class":"""#), listed)
    XCTAssertTrue(listed.contains(#""name":"Cy","class":"6b""#), listed)
  }

  func testAMistakeNamesItsFileAndLine() throws {
    let place = try Place()
    for list in ["name;class;id\n\nIda;;4\n;6b;5\n", "Ida\n\n\nJo, Al\n"] {
      try place.write(list, to: "class.csv")
      let refused = try place.run(["people", "import", "class.csv"])
      XCTAssertEqual(refused.code, 65)
      XCTAssertTrue(refused.errors.contains("class.csv:4: '"), refused.errors)
    }
  }

  /// A folder that cannot be read is told, not taken for one without people.
  func testPeopleThatCannotBeReadAreTold() throws {
    let place = try Place()
    try place.write("x", to: "file")
    for words in [["people", "list"], ["people", "list", "--json"], ["key", "list"], ["rooms"]] {
      let refused = try place.run(words, [], ["QUIZRUN_DATA": place.root + "/file/data"])
      XCTAssertEqual(refused.code, 74, words.joined(separator: " "))
      XCTAssertTrue(refused.errors.contains("cannot be read (not a directory)"), refused.errors)
    }
  }

  func testAnAddressOnCardsIsOneOfTheWeb() throws {
    let place = try Place()
    try place.write("Ida\n", to: "names.txt")
    XCTAssertEqual(try place.run(["people", "import", "names.txt"]).code, 0)
    let cards = ["people", "print", "--out", "cards.html", "--address"]
    XCTAssertEqual(try place.run(cards + ["javascript:x"]).code, 2)
    XCTAssertEqual(try place.run(cards + ["https://quiz.example/q"]).code, 0)
  }
}
