#if DEBUG
  /// The made-up language: the English tables, every word with accents and a third longer, every text in brackets. What is
  /// English on a screen stayed behind in the code, and what has lost a bracket is cut.
  package enum Accents {
    /// The table with all its texts rewritten.
    static func table<Table: Wording>(of english: Table) -> Table {
      var table = Table()
      if let object = object(table) {
        rewriteFields(of: english, at: Unmanaged.passUnretained(object).toOpaque() + headOfObject)
      } else {
        withUnsafeMutableBytes(of: &table) { bytes in
          if let start = bytes.baseAddress { rewriteFields(of: english, at: start) }
        }
      }
      return table
    }

    // MARK: Texts

    /// `⟦Quúueéestiíioón {n}⟧`: places and single letters, which are keys, stay; so do commands and options in quotes.
    package static func text(_ english: String) -> String {
      guard english.contains(where: \.isLetter) else { return english }
      let words = english.split(separator: " ", omittingEmptySubsequences: false).map { word($0) }
      let text = words.joined(separator: " ")
      return text == english ? english : "⟦\(text)⟧"
    }

    private static func word(_ word: Substring) -> String {
      if word.filter(\.isLetter).count < 2 { return String(word) }
      var (result, isPlace) = ("", false)
      for letter in word {
        if letter == "{" { isPlace = true }
        result += isPlace ? String(letter) : accented[letter] ?? String(letter)
        if letter == "}" { isPlace = false }
      }
      return result
    }

    private static let accented: [Character: String] = [
      "a": "áa", "e": "ée", "i": "íi", "o": "óo", "u": "úu", "y": "ýy", "A": "Áa", "E": "Ée", "I": "Íi", "O": "Óo",
      "U": "Úu", "Y": "Ýy", "c": "ç", "d": "ð", "g": "ğ", "h": "ħ", "k": "ķ", "l": "ł", "n": "ñ", "r": "ř", "s": "š",
      "t": "ŧ", "w": "ŵ", "z": "ž",
    ]

    // MARK: Tables

    /// What stands before the first field of an object: its type and its counts.
    private static let headOfObject = 16

    /// The table itself where it is an object, not a struct.
    private static func object(_ table: Any) -> AnyObject? { type(of: table) is AnyClass ? table as AnyObject : nil }

    /// Rewrites what lies there, a table or a part of one. Fields of a struct lie in their order, each where its
    /// alignment wants it; tests compare the outcome with what reflection sees.
    private static func rewrite(_ value: Any, at place: UnsafeMutableRawPointer) {
      switch value {
      case let text as String: set(self.text(text), at: place)
      case let texts as [String]: set(texts.map(text), at: place)
      case let texts as [String: String]: set(texts.mapValues(text), at: place)
      case let texts as [Int: String]: set(texts.mapValues(text), at: place)
      case let pairs as [(key: String, text: String)]:
        set(pairs.map { (key: $0.key, text: text($0.text)) }, at: place)
      case is InterfaceLanguage: set(InterfaceLanguage.accented, at: place)
      case let part as any Wording where object(part) != nil: set(table(of: part) as AnyObject, at: place)
      default: rewriteFields(of: value, at: place)
      }
    }

    private static func rewriteFields(of value: Any, at place: UnsafeMutableRawPointer) {
      var offset = 0
      for field in Mirror(reflecting: value).children {
        let (size, alignment) = layout(field.value)
        offset = rounded(offset, to: alignment)
        rewrite(field.value, at: place + offset)
        offset += size
      }
    }

    /// How much room a field takes; tables have texts, lists and tables of texts, and structs of them.
    private static func layout(_ value: Any) -> (size: Int, alignment: Int) {
      switch value {
      case is String: return (MemoryLayout<String>.size, MemoryLayout<String>.alignment)
      case is InterfaceLanguage: return (MemoryLayout<InterfaceLanguage>.size, 1)
      case is [String], is [String: String], is [Int: String], is [(key: String, text: String)]:
        return (MemoryLayout<[String]>.size, MemoryLayout<[String]>.alignment)
      case let part as any Wording where object(part) != nil:
        return (MemoryLayout<AnyObject>.size, MemoryLayout<AnyObject>.alignment)
      default:
        let fields = Mirror(reflecting: value).children
        precondition(!fields.isEmpty, "a table of words has a field of the type \(type(of: value))")
        return fields.reduce((0, 1)) { sum, field in
          let (size, alignment) = layout(field.value)
          return (rounded(sum.0, to: alignment) + size, max(sum.1, alignment))
        }
      }
    }

    private static func rounded(_ offset: Int, to alignment: Int) -> Int {
      (offset + alignment - 1) / alignment * alignment
    }

    private static func set<Value>(_ value: Value, at place: UnsafeMutableRawPointer) {
      place.assumingMemoryBound(to: Value.self).pointee = value
    }
  }
#endif
