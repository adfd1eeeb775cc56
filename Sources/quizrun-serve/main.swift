internal import Glibc

exit(ServeProgram.main(Array(CommandLine.arguments.dropFirst())))
