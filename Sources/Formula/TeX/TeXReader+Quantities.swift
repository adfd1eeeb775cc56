extension TeXReader {
  /// A number with its unit as mhchem writes it: `123 kJ mol-1`, `9.81 m/s2`.
  mutating func quantity(_ source: String) throws(FormulaProblem) -> FormulaNode {
    let words = source.split(separator: " ").map(String.init)
    var nodes: [FormulaNode] = []
    for (index, word) in words.enumerated() {
      if index > 0 { nodes.append(.space(3)) }
      if word.first?.isNumber == true || word.first == "-" || word.first == "+" {
        nodes += number(word)
      } else if word.contains("\\") || word.contains("{") {
        nodes.append(try formula(in: "\\mathrm{" + word + "}"))
      } else {
        nodes += unit(word)
      }
    }
    return .joined(nodes)
  }

  /// siunitx: `\SI{9.81}{\metre\per\second\squared}`, `\si{m.s^{-2}}`, `\num{1e3}`, `\ang{30}`.
  mutating func sciunits(_ name: String, _ token: TeXToken) throws(FormulaProblem) -> FormulaNode {
    _ = try rawOption()
    let first = try rawArgument(of: token.text)
    switch name {
    case "num": return .joined(number(first))
    case "ang": return .joined(number(first) + [.atom(FormulaAtom("°", .sign))])
    case "si", "unit": return try units(first)
    default:
      let second = try units(try rawArgument(of: token.text))
      return .joined(number(first) + [.space(3), second])
    }
  }

  /// A number with its sign and power of ten: `-1.2e3`.
  private func number(_ text: String) -> [FormulaNode] {
    let plain = text.replacing("−", with: "-")
    guard let exponentSign = plain.firstIndex(where: { $0 == "e" || $0 == "E" }), exponentSign > plain.startIndex else {
      return [.atom(FormulaAtom(plain.replacing("-", with: "−"), .number))]
    }
    let mantissa = String(plain[..<exponentSign]).replacing("-", with: "−")
    let exponent = String(plain[plain.index(after: exponentSign)...].filter { $0 != "+" }).replacing("-", with: "−")
    return [
      .atom(FormulaAtom(mantissa, .number)), .atom(FormulaAtom("×", .binary)),
      FormulaScripts.node(
        .atom(FormulaAtom("10", .number)), nil, .atom(FormulaAtom(exponent, .number)), .beside),
    ]
  }

  /// A unit with powers behind its names: `m2`, `s-1`, `kJ/mol`, `m^{2}`.
  private func unit(_ text: String) -> [FormulaNode] {
    var nodes: [FormulaNode] = []
    var name = ""
    var power = ""
    func flush() {
      guard !name.isEmpty else { return }
      let base = FormulaNode.atom(FormulaAtom(name, .identifier, alphabet: .upright))
      let exponent = power.isEmpty ? nil : FormulaNode.atom(FormulaAtom(power, .number))
      nodes.append(FormulaScripts.node(base, nil, exponent, .beside))
      (name, power) = ("", "")
    }
    for character in text {
      switch character {
      case "/":
        flush()
        nodes.append(.atom(FormulaAtom("/", .sign)))
      case ".", "*", "·", "~":
        flush()
        nodes.append(.space(3))
      case "^", "{", "}": break
      case "-": power.append("−")
      case "0"..."9": power.append(character)
      default:
        if !power.isEmpty { flush() }
        name.append(character == "u" && name.isEmpty && text.count > 1 ? "µ" : character)
      }
    }
    flush()
    return nodes
  }

  /// Units by name or as written.
  private mutating func units(_ source: String) throws(FormulaProblem) -> FormulaNode {
    guard source.contains("\\") else { return .joined(unit(source)) }
    var reader = TeXReader(source)
    var nodes: [FormulaNode] = []
    var prefix = ""
    var power: String?
    var isPer = false
    while true {
      reader.skipBlanks()
      let token = reader.next
      guard token.length > 0 else { return .joined(nodes) }
      reader.skip(token)
      guard let name = token.command else {
        if token.text != "." && token.text != "~" { prefix += token.text }
        continue
      }
      if let sign = UnitNames.prefixes[name] {
        prefix += sign
      } else if name == "per" {
        isPer = true
      } else if let value = UnitNames.powersBefore[name] {
        power = value
      } else if name == "tothe" {
        raise(&nodes, to: try reader.rawArgument(of: "\\tothe"))
      } else if let value = UnitNames.powersBehind[name] {
        raise(&nodes, to: value)
      } else if let sign = UnitNames.units[name] {
        if !nodes.isEmpty { nodes.append(.space(3)) }
        nodes.append(.atom(FormulaAtom(prefix + sign, .identifier, alphabet: .upright)))
        if let value = power ?? (isPer ? "1" : nil) { raise(&nodes, to: (isPer ? "−" : "") + value) }
        (prefix, power, isPer) = ("", nil, false)
      } else {
        problems.append(problem(.unknownCommand(token.text)))
        nodes.append(.raw(token.text))
      }
    }
  }

  /// Gives the last unit a power; the minus of a `\per` before it stays.
  private func raise(_ nodes: inout [FormulaNode], to power: String) {
    guard let last = nodes.popLast() else { return }
    var (base, sign) = (last, "")
    if case .scripts(let scripts) = last {
      base = scripts.base
      if case .atom(let atom)? = scripts.upper, atom.text.hasPrefix("−") { sign = "−" }
    }
    let text = sign + power.replacing("-", with: "−")
    nodes.append(FormulaScripts.node(base, nil, .atom(FormulaAtom(text, .number)), .beside))
  }
}

/// Names of siunitx with their signs.
private enum UnitNames {
  static let prefixes = [
    "yocto": "y", "zepto": "z", "atto": "a", "femto": "f", "pico": "p", "nano": "n", "micro": "µ", "milli": "m",
    "centi": "c", "deci": "d", "deca": "da", "hecto": "h", "kilo": "k", "mega": "M", "giga": "G", "tera": "T",
    "peta": "P", "exa": "E",
  ]
  static let powersBefore = ["square": "2", "cubic": "3"]
  static let powersBehind = ["squared": "2", "cubed": "3"]
  static let units = [
    "metre": "m", "meter": "m", "gram": "g", "kilogram": "kg", "second": "s", "ampere": "A", "kelvin": "K",
    "mole": "mol", "candela": "cd", "hertz": "Hz", "newton": "N", "pascal": "Pa", "joule": "J", "watt": "W",
    "coulomb": "C", "volt": "V", "farad": "F", "ohm": "Ω", "siemens": "S", "weber": "Wb", "tesla": "T", "henry": "H",
    "lumen": "lm", "lux": "lx", "becquerel": "Bq", "gray": "Gy", "sievert": "Sv", "katal": "kat", "litre": "l",
    "liter": "L", "minute": "min", "hour": "h", "day": "d", "tonne": "t", "hectare": "ha", "degree": "°",
    "celsius": "°C", "degreeCelsius": "°C", "percent": "%", "bar": "bar", "radian": "rad", "steradian": "sr",
    "electronvolt": "eV", "angstrom": "Å", "arcminute": "′", "arcsecond": "″", "decibel": "dB", "bel": "B",
    "molar": "M", "calorie": "cal", "gauss": "G", "mmHg": "mmHg", "dalton": "Da", "astronomicalunit": "au",
    "kg": "kg", "cm": "cm", "mm": "mm", "km": "km", "ms": "ms", "kJ": "kJ", "kPa": "kPa", "kHz": "kHz", "MHz": "MHz",
    "mV": "mV", "kV": "kV", "mA": "mA", "kW": "kW", "mL": "mL", "nm": "nm", "mol": "mol",
  ]
}
