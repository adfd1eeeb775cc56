/// How a listing is written.
package enum ListingForm {
  case table, json, csv

  package init(_ parsed: ParsedCommand) throws(UsageError) {
    if parsed.has("json") && parsed.has("csv") { throw .together("--json", "--csv") }
    self = parsed.has("json") ? .json : parsed.has("csv") ? .csv : .table
  }
}
