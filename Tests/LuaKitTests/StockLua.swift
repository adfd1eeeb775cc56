import Foundation
import XCTest

/// Debian's Lua as it is, to compare with: the library the tests are linked with, reached by name.
struct StockLua {
  private typealias New = @convention(c) () -> OpaquePointer?
  private typealias State = @convention(c) (OpaquePointer) -> Void
  private typealias Load = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  private typealias Call = @convention(c) (OpaquePointer, Int32, Int32, Int32, Int, UnsafeRawPointer?) -> Int32
  private typealias Text = @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?

  private static func symbol<T>(_ name: String, _ type: T.Type) throws -> T {
    guard let address = dlsym(nil, name) else { throw XCTSkip("linked without the shared liblua5.4") }
    return unsafeBitCast(address, to: type)
  }

  /// The text that a chunk returns, or its error.
  static func text(_ source: String) throws -> String {
    let open = try symbol("luaL_newstate", New.self), libraries = try symbol("luaL_openlibs", State.self)
    let load = try symbol("luaL_loadstring", Load.self), call = try symbol("lua_pcallk", Call.self)
    let read = try symbol("lua_tolstring", Text.self), close = try symbol("lua_close", State.self)
    let state = try XCTUnwrap(open())
    defer { close(state) }
    libraries(state)
    _ = load(state, source) == 0 ? call(state, 0, 1, 0, 0, nil) : 1
    var count = 0
    let bytes = read(state, -1, &count)
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
