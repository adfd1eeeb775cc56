import Foundation
import XCTest

@testable import Archive

final class ArchiveTests: XCTestCase {
  private func problem(_ body: () throws -> Void) -> ArchiveProblem? {
    do { try body() } catch { return error as? ArchiveProblem }
    return nil
  }

  private func names(_ entries: RawArchive.Entry...) throws -> [String] {
    try Archive(RawArchive(entries).bytes).entries.map(\.name)
  }

  func testWhatWasWrittenIsRead() throws {
    let long = Array(String(repeating: "a few words, again and again; ", count: 20_000).utf8)
    let noise = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 11) }
    let writer = ArchiveWriter()
    try writer.add("imsmanifest.xml", long)
    try writer.add("media/bild größe 😀.png", noise, packed: false)
    try writer.add("empty.txt", [])
    let bytes = writer.finish()
    let archive = try Archive(bytes)
    XCTAssertEqual(archive.entries.map(\.name), ["imsmanifest.xml", "media/bild größe 😀.png", "empty.txt"])
    XCTAssertEqual(archive.entries.map(\.size), [long.count, noise.count, 0])
    XCTAssertEqual(try archive.content("imsmanifest.xml"), long)
    XCTAssertEqual(try archive.content("media/bild größe 😀.png"), noise)
    XCTAssertEqual(try archive.content("empty.txt"), [])
    XCTAssertLessThan(bytes.count, noise.count + 10_000)
    XCTAssertTrue(Archive.looksLikeOne(bytes))
    XCTAssertFalse(Archive.looksLikeOne(long))
  }

  func testEqualEntriesGiveEqualBytes() throws {
    let all = try (0..<2).map { _ in
      let writer = ArchiveWriter()
      try writer.add("a.xml", Array("<a/>".utf8))
      return writer.finish()
    }
    XCTAssertEqual(all[0], all[1])
  }

  func testStreamsAreReadInTurn() throws {
    let writer = ArchiveWriter()
    try writer.add("one", Array(repeating: 1, count: 100_000))
    try writer.add("two", Array(repeating: 2, count: 100_000))
    let archive = try Archive(writer.finish())
    let one = try archive.stream(try XCTUnwrap(archive.entry("one")))
    let two = try archive.stream(try XCTUnwrap(archive.entry("two")))
    var sizes: [Int] = []
    while let piece = try one.next(upTo: 30_000) {
      XCTAssertEqual(Set(piece), [1])
      XCTAssertEqual(Set(try two.next(upTo: 30_000) ?? []), [2])
      sizes.append(piece.count)
    }
    XCTAssertEqual(sizes.reduce(0, +), 100_000)
    XCTAssertNil(try two.next())
  }

  /// Names of programs of every age, and those that would lead out of a folder.
  func testNames() throws {
    var old = RawArchive.Entry("")
    old.name = [0x4D, 0x81, 0x6C, 0x6C, 0x65, 0x72]  // code page 437
    XCTAssertEqual(try names(old), ["Müller"])
    XCTAssertEqual(
      try names(.init("media\\a.png"), .init("/xl/b.xml"), .init("./c"), .init("d/")),
      ["media/a.png", "xl/b.xml", "c", "d/"])
    XCTAssertTrue(try XCTUnwrap(Archive(RawArchive([.init("d/")]).bytes).entries.first).isFolder)
    for name in ["../a", "a/../../b", "..\\a", "C:\\a", "", "/", "a\u{1B}[2J", "a\0b"] {
      XCTAssertEqual(problem { _ = try names(.init(name)) }, .unsafeName(name), name)
    }
    XCTAssertEqual(problem { _ = try names(.init("a"), .init("/a")) }, .equalNames("a"))
    XCTAssertEqual(ArchiveProblem.unsafeName("a\u{1B}").sentence, "has an entry with an unsafe name, 'a\u{FFFD}'")
    for name in ["../a", "", "a/", "/a", String(repeating: "a", count: 1001)] {
      XCTAssertEqual(problem { try ArchiveWriter().add(name, []) }, .unwritable(name))
    }
  }

  func testWhatCannotBeUnpacked() throws {
    func content(_ change: (inout RawArchive.Entry) -> Void) -> ArchiveProblem? {
      var entry = RawArchive.Entry("a", "some content")
      change(&entry)
      return problem { _ = try Archive(RawArchive([entry]).bytes).content("a") }
    }
    XCTAssertNil(content { _ in })
    XCTAssertEqual(content { $0.sum = 1 }, .damaged("a"))
    XCTAssertEqual(content { $0.size = 100 }, .damaged("a"))
    XCTAssertEqual(content { $0.size = 0 }, .damaged("a"))
    XCTAssertEqual(content { $0.method = 8 }, .damaged("a"))
    XCTAssertEqual(content { $0.method = 9 }, .unknownMethod("a", 9))
    XCTAssertEqual(content { $0.flags = 1 }, .encrypted("a"))
    XCTAssertEqual(problem { _ = try Archive(RawArchive([.init("a")]).bytes).content("b") }, .noSuchEntry("b"))
    let whole = RawArchive([.init("a", "text")]).bytes
    XCTAssertEqual(problem { _ = try Archive(Array(whole.dropLast(30))) }, .notAnArchive)
    XCTAssertEqual(problem { _ = try Archive([]) }, .notAnArchive)
    XCTAssertEqual(problem { _ = try Archive(Array("a,b\n1,2\n".utf8)) }, .notAnArchive)
    var lying = RawArchive([.init("a"), .init("b")])
    lying.claimedCount = 3
    XCTAssertEqual(problem { _ = try Archive(lying.bytes) }, .damagedDirectory)
  }

  func testLimits() throws {
    let writer = ArchiveWriter()
    for name in ["a", "b", "c"] { try writer.add(name, Array(repeating: 0, count: 1 << 20)) }
    let bytes = writer.finish()
    func read(_ change: (inout ArchiveLimits) -> Void) -> ArchiveProblem? {
      var limits = ArchiveLimits()
      change(&limits)
      return problem {
        let archive = try Archive(bytes, limits: limits)
        for entry in archive.entries { _ = try archive.content(entry) }
      }
    }
    XCTAssertNil(read { _ in })
    XCTAssertNil(read { $0.entries = 3 })
    XCTAssertEqual(read { $0.entries = 2 }, .tooManyEntries(2))
    XCTAssertNil(read { $0.entrySize = 1 << 20 })
    XCTAssertEqual(read { $0.entrySize = (1 << 20) - 1 }, .entryTooLarge("a", limit: (1 << 20) - 1))
    XCTAssertNil(read { $0.total = 3 << 20 })
    XCTAssertEqual(read { $0.total = (3 << 20) - 1 }, .archiveTooLarge(limit: (3 << 20) - 1))
    XCTAssertEqual(read { $0.denseSize = 1 << 19 }, .tooDense("a", ratio: 400))
  }

  /// Archives with bytes changed, left out and doubled are read or refused, never a crash.
  func testMutatedArchives() throws {
    let writer = ArchiveWriter()
    try writer.add("xl/workbook.xml", Array(String(repeating: "<sheet name='a'/>", count: 50).utf8))
    try writer.add("media/ä.png", [1, 2, 3], packed: false)
    let settings = ProcessInfo.processInfo.environment
    let seconds = settings["QUIZRUN_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
    var random = Mutations(sample: writer.finish(), seed: settings["QUIZRUN_FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
    let until = Date().addingTimeInterval(seconds)
    var count = 0
    while count < 3000 || Date() < until {
      count += 1
      let bytes = random.next()
      guard let archive = try? Archive(bytes) else { continue }
      for entry in archive.entries { _ = try? archive.content(entry) }
    }
    if seconds > 0 { print("fuzzed zips: \(count)") }
  }
}

/// Versions of a sample with a few changes each.
private struct Mutations {
  let sample: [UInt8]
  private var state: UInt64

  init(sample: [UInt8], seed: UInt64) {
    self.sample = sample
    state = seed
  }

  mutating func next() -> [UInt8] {
    var bytes = sample
    for _ in 0...draw(4) where !bytes.isEmpty {
      let place = draw(bytes.count)
      switch draw(5) {
      case 0: bytes[place] = UInt8(draw(256))
      case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][draw(5)]
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(bytes[draw(bytes.count)], at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + draw(40)))
      }
    }
    return bytes
  }

  private mutating func draw(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
