/// The headers of every answer, whatever the request.
package enum SecurityHeaders {
  /// Other sites learn no referrer. Without any a form would send `Origin: null`, and be refused.
  package static let all: [WebRequest.Header] = [
    .init("Content-Security-Policy", policy), .init("X-Content-Type-Options", "nosniff"),
    .init("Referrer-Policy", "same-origin"), .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"), .init("X-Frame-Options", "DENY"),
  ]

  /// Forbids caching, as the answer depends on the visitor and the time.
  package static let unkept = WebRequest.Header("Cache-Control", "no-store")
  /// A name of a picture belongs to its bytes for ever.
  package static let kept = WebRequest.Header("Cache-Control", "private, max-age=86400, immutable")

  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; "
    + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
}
