import XCTest

/// Links between documents lead somewhere.
final class LinkTests: XCTestCase {
  func testEveryLinkResolves() throws {
    let documents = Documents()
    var count = 0
    for document in try documents.all() {
      for (number, line) in document.prose {
        for match in line.matches(of: /\]\(([^)\s]+)\)/) {
          count += 1
          if let problem = try problem(with: String(match.1), in: document, documents) {
            XCTFail("\(document.path):\(number): \(problem)")
          }
        }
      }
    }
    XCTAssertGreaterThan(count, 20, "the links were not found")
  }

  /// Files and folders that are named without a link: `QuizCore/Days`, `SettingKey.swift`.
  func testEveryNamedFileExists() throws {
    let documents = Documents()
    let folders = ["Sources", "Tests"].flatMap { name in
      FileManager.default.enumerator(atPath: documents.root.appendingPathComponent(name).path)?
        .compactMap { $0 as? String } ?? []
    }
    let paths = Set((folders + ["Package.swift"]).map { "/\($0)" })
    var count = 0
    for (number, line) in try documents.document("docs/ARCHITECTURE.md").prose {
      for match in line.matches(of: /`((?:\w+\/)*[\w+…]+\.swift|(?:Quiz|Json|Lua|Terminal)\w*(?:\/\w+)+)`/) {
        let name = String(match.1)
        if name.hasPrefix("Type") || name.contains("…") { continue }
        count += 1
        let isThere = paths.contains { $0.hasSuffix("/" + name.replacing(/^(Tests|Sources)\//, with: "")) }
        XCTAssertTrue(isThere, "docs/ARCHITECTURE.md:\(number): there is no \(name)")
      }
    }
    XCTAssertGreaterThan(count, 30, "the names were not found")
  }

  func testWrongLinksAreFound() throws {
    let documents = Documents()
    let document = Document(path: "docs/plugins.md", text: "# Here\n")
    XCTAssertNil(try problem(with: "#here", in: document, documents))
    XCTAssertNil(try problem(with: "../README.md", in: document, documents))
    XCTAssertNotNil(try problem(with: "#there", in: document, documents))
    XCTAssertNotNil(try problem(with: "missing.md", in: document, documents))
    XCTAssertNotNil(try problem(with: "quizzes.md#no-such-heading", in: document, documents))
  }

  /// The list of decisions has every one, under its own title.
  func testEveryDecisionIsListed() throws {
    let documents = Documents()
    let list = try documents.document("docs/decisions/README.md").text
    let decisions = documents.paths.filter { $0.contains(/decisions\/\d{4}-/) }
    XCTAssertGreaterThan(decisions.count, 15)
    for path in decisions {
      let title = try documents.document(path).lines[0].drop { "# ".contains($0) }
      let (number, name) = (title.prefix { $0 != " " }, title.drop { $0 != " " }.dropFirst())
      let line = "\(number) [\(name)](\(path.split(separator: "/").last ?? ""))"
      XCTAssert(list.contains(line.replacing("`", with: "")), "docs/decisions/README.md lacks: \(line)")
    }
  }

  private func problem(with link: String, in document: Document, _ documents: Documents) throws -> String? {
    if link.contains("://") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var target = document
    if !parts[0].isEmpty {
      let folder = (document.path as NSString).deletingLastPathComponent
      let path = URL(fileURLWithPath: "/" + folder).appendingPathComponent(parts[0]).standardized.path.dropFirst()
      guard FileManager.default.fileExists(atPath: documents.root.appendingPathComponent(String(path)).path) else {
        return "'\(link)' leads to no file"
      }
      if parts.count < 2 { return nil }
      target = try documents.document(String(path))
    }
    guard parts.count > 1 else { return nil }
    return target.anchors.contains(parts[1]) ? nil : "'\(link)' leads to no heading of \(target.path)"
  }
}
