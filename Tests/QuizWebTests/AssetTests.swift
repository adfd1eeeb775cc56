import Foundation
import JSONText
import QuizWeb
import Words
import XCTest

/// The files that come with the program.
final class AssetTests: XCTestCase {
  /// The script has its sentences of every language, and a sentence for every name that a script asks for.
  func testTheScriptSpeaksEveryLanguage() throws {
    let script = String(decoding: Asset.script.bytes, as: UTF8.self)
    let table = try XCTUnwrap(script.firstMatch(of: /const words = (\{.*?\});\n/)).output.1
    let languages = try XCTUnwrap(try JSONParser.parse(Array(table.utf8)).object)
    XCTAssertEqual(languages.map(\.key), InterfaceLanguage.allCases.map(\.rawValue))
    for language in languages { XCTAssertEqual(language.value["over"]?.string?.isEmpty, false, language.key) }
    XCTAssertEqual(languages.first { $0.key == "de" }?.value["over"]?.string, "Die Zeit ist um.")
    let scripts = [Asset.script, .arrange, .room, .mode, .workshop].map { String(decoding: $0.bytes, as: UTF8.self) }
    let asked = scripts.flatMap { $0.matches(of: /\bsay\("(\w+)"\)/).map { String($0.output.1) } }
    XCTAssertGreaterThan(asked.count, 10)
    for name in asked { XCTAssertNotNil(languages[0].value[name]?.string, name) }
  }

  /// Comments are for readers of the sources.
  func testNothingIsServedThatIsAComment() {
    for asset in Asset.allCases {
      let lines = String(decoding: asset.bytes, as: UTF8.self).split(separator: "\n")
      XCTAssertGreaterThan(lines.count, 0, asset.rawValue)
      XCTAssertNil(lines.first { $0.contains(/^ *\/[\/*]/) }, asset.rawValue)
    }
  }
}
