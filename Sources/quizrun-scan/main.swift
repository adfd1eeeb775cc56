internal import Glibc

exit(ScanProgram.main(Array(CommandLine.arguments.dropFirst())))
