/// A share as an exact fraction; arithmetic that no longer fits gives nil.
package struct Fraction: Hashable, Sendable {
  package let numerator: UInt128
  package let denominator: UInt128

  package static let zero = Fraction(0, 1)
  package static let one = Fraction(1, 1)

  /// Reduces to lowest terms; the denominator must not be 0.
  package init(_ numerator: UInt128, _ denominator: UInt128) {
    let common = max(1, Self.commonDivisor(numerator, denominator))
    self.numerator = numerator / common
    self.denominator = denominator / common
  }

  package func plus(_ other: Fraction) -> Fraction? {
    let common = Self.commonDivisor(denominator, other.denominator)
    let (left, a) = numerator.multipliedReportingOverflow(by: other.denominator / common)
    let (right, b) = other.numerator.multipliedReportingOverflow(by: denominator / common)
    let (sum, c) = left.addingReportingOverflow(right)
    let (product, d) = denominator.multipliedReportingOverflow(by: other.denominator / common)
    return a || b || c || d ? nil : Fraction(sum, product)
  }

  /// The share of `weight` in `count` parts; nil on overflow.
  package func part(_ weight: Int, of count: Int) -> Fraction? {
    let share = Fraction(UInt128(weight), UInt128(count))
    let (top, a) = numerator.multipliedReportingOverflow(by: share.numerator)
    let (bottom, b) = denominator.multipliedReportingOverflow(by: share.denominator)
    return a || b ? nil : Fraction(top, bottom)
  }

  package var double: Double { Double(numerator) / Double(denominator) }

  /// `3/8`, `0`, `1`.
  package var written: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  private static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
