extension ModeAPI {
  /// The tables as LuaCATS definitions, which lua-language-server reads (https://luals.github.io/wiki/annotations).
  package static var types: String {
    let head = """
      ---@meta quizrun
      -- The types of quizrun's mode API, made by `quizrun plugin types`.

      """
    return ([head] + all.map(lua)).joined(separator: "\n")
  }

  private static func lua(_ table: APITable) -> String {
    let fields = table.fields.map { field in
      "---@field \(field.name)\(field.isRequired ? "" : "?") \(named(field.type)) \(field.about)\n"
    }
    return "--- \(table.about).\n---@class quizrun.\(table.name)\n" + fields.joined()
  }

  /// A type with the classes of the API under their full names.
  private static func named(_ type: String) -> String { type.replacing("@", with: "quizrun.") }

  /// The settings by which editors find the types in a folder.
  package static func settings(types folder: String) -> String {
    """
    {
      "runtime": {
        "version": "Lua 5.4",
        "builtin": { "io": "disable", "os": "disable", "debug": "disable", "package": "disable", "coroutine": "disable" }
      },
      "workspace": { "library": ["\(folder)"] }
    }

    """
  }

  /// The tables as a page in Markdown.
  package static var reference: String {
    let head = """
      # Reference of modes

      Reference, for authors of modes: every table that a plugin writes or reads, key by key.
      `quizrun plugin types --reference` prints it from the tables that the program checks plugins against.
      [How modes work](plugins.md) explains them, the [cookbook](cookbook.md) uses them.

      """
    return ([head] + all.map(markdown)).joined(separator: "\n")
  }

  private static func markdown(_ table: APITable) -> String {
    let rows = table.fields.map { field in
      let type = field.type.replacing("@", with: "").replacing("|", with: "\\|")
      return
        "| `\(field.name)` | \(type.isEmpty ? "" : "`\(type)`") | \(field.isRequired ? "yes" : "") | \(field.about) |\n"
    }
    return "## \(table.name)\n\n\(table.about).\n\n| key | type | always there | meaning |\n|---|---|---|---|\n"
      + rows.joined()
  }
}
