/// The keywords, quotes and comment signs of a programming language.
struct CodeLanguage {
  private var keywords: Set<String> = []
  private var ignoresCase = false
  private(set) var lineComments: [String] = []
  private(set) var blockComments: [(String, String)] = []
  private(set) var quotes: Set<Unicode.Scalar> = []

  init() {}

  private init(
    _ keywords: String, line: [String] = ["//"], block: [(String, String)] = [("/*", "*/")],
    quotes: Set<Unicode.Scalar> = ["\"", "'"], ignoresCase: Bool = false
  ) {
    self.keywords = Set(keywords.split(separator: " ").map(String.init))
    (lineComments, blockComments, self.quotes, self.ignoresCase) = (line, block, quotes, ignoresCase)
  }

  func isKeyword(_ word: String) -> Bool { keywords.contains(ignoresCase ? word.lowercased() : word) }

  /// A language by the name that stands behind a fence; nil for others.
  ///
  /// Each table is made when the first code in its language is shown.
  static func named(_ name: String) -> CodeLanguage? {
    switch aliases[name] ?? name {
    case "python": python
    case "javascript": javascript
    case "typescript": typescript
    case "java": java
    case "c": c
    case "cpp": cpp
    case "csharp": csharp
    case "go": go
    case "rust": rust
    case "swift": swift
    case "kotlin": kotlin
    case "php": php
    case "ruby": ruby
    case "sql": sql
    case "html": html
    case "css": css
    case "json": json
    case "lua": lua
    case "bash": bash
    case "r": r
    default: nil
    }
  }

  private static let aliases = [
    "py": "python", "python3": "python", "js": "javascript", "jsx": "javascript", "ts": "typescript",
    "tsx": "typescript", "c++": "cpp", "h": "c", "hpp": "cpp", "cs": "csharp", "c#": "csharp", "golang": "go",
    "rs": "rust", "kt": "kotlin", "rb": "ruby", "sh": "bash", "shell": "bash", "zsh": "bash", "xml": "html",
  ]

  private static let basic =
    "break case continue default do else enum false for goto if return struct switch true while const static void int "
    + "char double float long short unsigned signed sizeof typedef union extern volatile bool NULL"
  private static let objects =
    " abstract catch class extends final finally implements import instanceof interface new null package private "
    + "protected public super this throw throws try var byte boolean synchronized native transient record sealed"
  private static let script =
    "async await break case catch class const continue debugger default delete do else export extends false finally for "
    + "from function if import in instanceof let new null of return static super switch this throw true try typeof "
    + "undefined var void while yield get set"

  private static let python = CodeLanguage(
    "and as assert async await break class continue def del elif else except False finally for from global if import "
      + "in is lambda match case None nonlocal not or pass raise return True try while with yield self print",
    line: ["#"], block: [])
  private static let javascript = CodeLanguage(script, quotes: ["\"", "'", "`"])
  private static let typescript = CodeLanguage(
    script + " abstract any as boolean declare enum implements interface keyof namespace never number private "
      + "protected public readonly string type unknown",
    quotes: ["\"", "'", "`"])
  private static let java = CodeLanguage(basic + objects)
  private static let c = CodeLanguage(basic + " inline register restrict auto")
  private static let cpp = CodeLanguage(
    basic + " auto bool catch class constexpr delete explicit export friend inline mutable namespace new noexcept "
      + "nullptr operator override private protected public template this throw try typename using virtual wchar_t")
  private static let csharp = CodeLanguage(
    basic + objects
      + " as async await base checked decimal delegate event fixed foreach in internal is lock namespace "
      + "object out override params readonly ref string using virtual where yield get set")
  private static let go = CodeLanguage(
    "break case chan const continue default defer else fallthrough for func go goto if import interface map package "
      + "range return select struct switch type var true false nil int string bool float64 byte error",
    quotes: ["\"", "'", "`"])
  private static let rust = CodeLanguage(
    "as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut "
      + "pub ref return self Self static struct super trait true type unsafe use where while",
    quotes: ["\""])
  private static let swift = CodeLanguage(
    "actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension "
      + "false fileprivate for func guard if import in init inout internal is let mutating nil nonisolated open operator "
      + "override package private protocol public repeat rethrows return self Self some static struct subscript super "
      + "switch throw throws true try typealias var where while",
    quotes: ["\""])
  private static let kotlin = CodeLanguage(
    "as break by class companion const continue data do else enum false for fun if import in init inline interface "
      + "internal is lateinit null object open override package private protected public return sealed super suspend "
      + "this throw true try typealias val var when while")
  private static let php = CodeLanguage(
    "abstract and array as break case catch class const continue default do echo else elseif empty extends false final "
      + "finally fn for foreach function global if implements instanceof interface isset match namespace new null or "
      + "private protected public return static switch throw trait true try unset use var while",
    line: ["//", "#"])
  private static let ruby = CodeLanguage(
    "alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo "
      + "rescue retry return self super then true undef unless until when while yield puts require attr_accessor",
    line: ["#"], block: [])
  private static let sql = CodeLanguage(
    "add all alter and any as asc between by case check column constraint create cross database default delete desc "
      + "distinct drop else end exists foreign from full group having in index inner insert into is join key left like "
      + "limit not null on or order outer primary references right select set table then union unique update values "
      + "view when where int integer varchar text date count sum avg min max",
    line: ["--"], ignoresCase: true)
  private static let html = CodeLanguage("", line: [], block: [("<!--", "-->")])
  private static let css = CodeLanguage(
    "important media import charset supports keyframes", line: [])
  private static let json = CodeLanguage("true false null", line: [], block: [], quotes: ["\""])
  private static let lua = CodeLanguage(
    "and break do else elseif end false for function goto if in local nil not or repeat return then true until while",
    line: ["--"], block: [("--[[", "]]")])
  private static let bash = CodeLanguage(
    "case do done elif else esac export fi for function if in local read return select set shift then until while echo "
      + "exit unset readonly",
    line: ["#"], block: [])
  private static let r = CodeLanguage(
    "break else FALSE for function if in Inf library NA NaN next NULL repeat return TRUE while", line: ["#"],
    block: [])
}
