/// A path with what stands behind its question mark; what is empty is left out.
struct Query {
  let path: String

  init(_ path: String, _ fields: [(String, String)]) {
    let filled = fields.filter { !$0.1.isEmpty }.map { "\($0)=\($1.percentEncoded)" }
    self.path = filled.isEmpty ? path : "\(path)?\(filled.joined(separator: "&"))"
  }
}
