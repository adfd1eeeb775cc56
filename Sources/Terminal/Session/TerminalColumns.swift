internal import CTerminal

/// The columns of the terminal behind a file; nil where it is none, or does not say.
package func terminalColumns(_ file: Int32) -> Int? {
  var rows: Int32 = 0
  var columns: Int32 = 0
  return cterminal_size(file, &rows, &columns) == 0 && columns > 0 ? Int(columns) : nil
}
