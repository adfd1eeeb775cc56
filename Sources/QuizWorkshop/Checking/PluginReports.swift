internal import Cells
internal import QuizCells
internal import JSONText
internal import QuizCoding
package import QuizLibrary
package import QuizModes
internal import QuizPlay
internal import TextLayout

/// The output on a plugin, ready to print, and an exit code.
package struct PluginTelling: Equatable {
  package var text: String
  package var code: Int32

  package init(_ text: String, code: Int32) {
    self.text = text
    self.code = code
  }

  /// Lines of JSON, or lines for people.
  package enum Form {
    case lines, objects
  }
}

/// Work with plugins in cells, which yields output to print.
package struct PluginReports {
  private let confinement: Confinement
  private let form: PluginTelling.Form

  package init(_ library: Library, _ form: PluginTelling.Form) {
    confinement = library.confinement
    self.form = form
  }

  package enum Piece {
    case source(PluginSource)
    /// A ready output, which needs no cell.
    case told(PluginTelling)
  }

  /// Milliseconds that everything that is looked for in a plugin may take.
  private static let patience = 1_800_000

  /// Does the same work on several plugins, up to `jobs` at once, each in a cell of its own; output comes in their
  /// order.
  ///
  /// `lost` gives the output for a plugin whose process was ended, with the reason.
  package func tell(
    _ pieces: [Piece], jobs: Int, work: @escaping (PluginSource) -> PluginTelling,
    lost: @escaping (PluginSource, _ why: String) -> PluginTelling, _ take: (PluginTelling) -> Void
  ) throws(Problem) {
    var left = pieces[...]
    var task = CellTask<Piece, PluginTelling>(lasts: false) { _ in
      CellPatience(each: Self.patience)
    } service: { piece in
      guard case .source(let source) = piece else { return { _, _ in [] } }
      let own = source.selfContained
      return { _, _ in
        Plugin.permitHere()
        return JSONWriter.bytes(work(own).stored)
      }
    } product: { [form] reply, _ in
      PluginTelling(reply, form)
    } lost: { piece, end in
      guard case .source(let source) = piece else { return PluginTelling("", code: 0) }
      return lost(source, "the plugin was stopped: \(end.sentence)")
    }
    task.ready = { piece in
      if case .told(let telling) = piece { return telling }
      return nil
    }
    do throws(CellEnd) {
      try CellPool(confinement, jobs: jobs, task).run {
        left.popFirst().map { .piece($0) } ?? .ended
      } finish: { telling in
        take(telling)
        return true
      }
    } catch {
      throw Problem(error)
    }
  }

  /// The output of one piece of work.
  package func told(_ work: @escaping () -> PluginTelling) throws(Problem) -> PluginTelling {
    try done {
      JSONWriter.bytes(work().stored)
    } _: { [form] reply in
      PluginTelling(reply, form)
    }
  }

  /// The names that work yields, such as those of the quizzes in examples.
  package func names(_ work: @escaping () -> [String]) throws(Problem) -> [String] {
    try done {
      EventCoding.bytes(work())
    } _: { reply in
      guard let names = (try? JSONParser.parse(reply)).flatMap({ try? [String](stored: $0) }),
        names.count <= Self.mostNames, names.allSatisfy({ $0.utf8.count <= Self.longestName })
      else { return nil }
      return names
    }
  }

  private static let mostNames = 1000
  private static let longestName = 1000

  private func done<Product>(
    _ work: @escaping () -> [UInt8], _ product: ([UInt8]) -> Product?
  ) throws(Problem) -> Product {
    do throws(CellEnd) {
      return try confinement.product(within: Self.patience) {
        Plugin.permitHere()
        return work()
      } _: { reply in
        product(reply)
      }
    } catch {
      throw Problem(error)
    }
  }
}

/// `{"code":…,"text":…}`.
extension PluginTelling {
  var stored: JSONValue { ["code": .int(Int(code)), "text": .text(text)] }

  /// The output in a cell's reply; nil when it is malformed. Lines for people are cleaned of terminal controls.
  init?(_ reply: [UInt8], _ form: Form) {
    guard let node = try? JSONParser.parse(reply), let code = node["code"]?.int, Self.codes.contains(code),
      let text = node["text"]?.string
    else { return nil }
    self.code = Int32(code)
    switch form {
    case .lines: self.text = text.cleaned
    case .objects:
      self.text = text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.allSatisfy({ $0.isEmpty || Self.isObject(Array($0.utf8)) }) else { return nil }
    }
  }

  /// All is well, something was found, the file cannot be read.
  private static let codes = [0, 1, 65]

  private static func isObject(_ line: [UInt8]) -> Bool {
    line.withUnsafeBytes(GradedLineCheck.isPrintable) && (try? JSONParser.parse(line))?.object != nil
  }
}
