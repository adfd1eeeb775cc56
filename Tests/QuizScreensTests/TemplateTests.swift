import XCTest

final class ScreensFolderTests: XCTestCase {}
