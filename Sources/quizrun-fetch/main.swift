internal import Glibc

exit(FetchProgram.main(Array(CommandLine.arguments.dropFirst())))
