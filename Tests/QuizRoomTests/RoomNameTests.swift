import QuizRoom
import XCTest

/// Names are written by strangers.
final class RoomNameTests: XCTestCase {
  func testWhatIsNotSeenIsDropped() {
    let samples: [(String, String?)] = [
      ("Ada", "Ada"), ("  Ada \t Lovelace\n", "Ada Lovelace"), ("", nil), ("   ", nil), ("\u{200B}\u{200D}", nil),
      ("A\u{202E}da", "Ada"), ("A\u{200B}d\u{FEFF}a", "Ada"), ("\u{1B}[31mAda", "[31mAda"), ("A\u{0}da\u{7}", "Ada"),
      ("e\u{301}", "é"), ("\u{301}\u{302}", nil), ("<svg/onload=alert(1)>", "<svg/onload=alert(1)>"),
      ("\u{1B}]52;c;AAAA\u{7}", "]52;c;AAAA"), ("\u{9B}31m", "31m"), ("\u{2066}Bob\u{2069}", "Bob"),
      ("\u{E0041}\u{E0042}", nil), ("\u{3164}", nil), ("名前", "名前"), ("🦊", "🦊"),
      (String(repeating: "a", count: 24), String(repeating: "a", count: 24)), (String(repeating: "a", count: 25), nil),
      ("a" + String(repeating: "\u{301}", count: 500), nil),
    ]
    for (given, expected) in samples { XCTAssertEqual(RoomName.cleaned(given), expected, given.debugDescription) }
  }

  func testNamesAreTheSameWithoutRegardToCase() {
    XCTAssertTrue(RoomName.isSame("ADA", "ada"))
    XCTAssertTrue(RoomName.isSame("Straße", "STRASSE"))
    XCTAssertFalse(RoomName.isSame("Ada", "Adam"))
  }

  /// Names that look the same on a board are the same.
  func testNamesAreTheSameInSignsThatLookAlike() {
    let samples = [
      ("Ada", "Ａda"), ("ADA", "ａｄａ"), ("Ada", "𝐀𝒹𝖆"), ("Ada", "ⒶⒹⒶ"), ("Ida", "ⅰda"), ("Fiona", "ﬁona"),
      ("Ada 2", "Ada ２"),
      ("アダ", "ｱﾀﾞ"), ("Ada!", "Ada！"), ("Åsa", "Ａ\u{30A}sa"), ("Ada", "Ada\u{FE0F}"), ("VIII", "Ⅷ"), ("ب", "ﺑ"),
      ("각", "ᄀ\u{1161}\u{11A8}"),
    ]
    for (one, other) in samples {
      guard let one = RoomName.cleaned(one), let other = RoomName.cleaned(other) else {
        XCTFail("\(one), \(other)")
        continue
      }
      XCTAssertTrue(RoomName.isSame(one, other), "\(one), \(other)")
    }
    for (one, other) in [("Ada", "Äda"), ("名", "前"), ("🦊", "🐱"), ("Ⅰ", "Ⅱ"), ("ア", "イ"), ("Ada", "Ада")] {
      XCTAssertFalse(RoomName.isSame(one, other), "\(one), \(other)")
    }
    XCTAssertEqual(RoomName.cleaned("Ada\u{2800}"), "Ada")
    XCTAssertNil(RoomName.cleaned("\u{2800}"))
  }

  /// Letters of other alphabets that look like Latin ones are no way to another's name.
  func testNamesAreTheSameInLettersOfOtherAlphabets() {
    for (one, other) in [("Anna", "Аnna"), ("Peter", "Реtеr"), ("NINA", "Νina"), ("Иван", "ИВАН"), ("ışık", "IŞIK")] {
      XCTAssertTrue(RoomName.isSame(one, other), "\(one), \(other)")
    }
    for (one, other) in [("Вера", "Вова"), ("Νίκος", "Νίκη"), ("Anna", "Аня")] {
      XCTAssertFalse(RoomName.isSame(one, other), "\(one), \(other)")
    }
  }

  func testGeneratedNamesDiffer() {
    var taken: Set<String> = []
    for chance in 0..<2000 {
      let name = GeneratedName.name(UInt64(chance % 7), taken: taken)
      XCTAssertEqual(RoomName.cleaned(name), name)
      XCTAssertTrue(taken.insert(RoomName.key(name)).inserted, name)
    }
  }
}
