internal import Glibc

exit(RehearsalProgram.main(Array(CommandLine.arguments.dropFirst())))
