/// The exit codes of a program, after sysexits(3) where it has them; 0 is all done, 1 is for checks that found something.
package enum ExitCode {
  package static let found: Int32 = 1
  package static let usage: Int32 = 2
  package static let badData: Int32 = 65
  package static let noInput: Int32 = 66
  package static let service: Int32 = 69
  package static let inputOutput: Int32 = 74
  package static let tryLater: Int32 = 75
}
