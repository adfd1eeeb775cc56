/// A path with its query; empty fields are dropped.
struct Query {
  let path: String

  init(_ path: String, _ fields: [(String, String)]) {
    let filled = fields.filter { !$0.1.isEmpty }.map { "\($0)=\($1.percentEncoded)" }
    self.path = filled.isEmpty ? path : "\(path)?\(filled.joined(separator: "&"))"
  }
}
