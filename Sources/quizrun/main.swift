import Glibc
import QuizCLI

exit(QuizRun.main(Array(CommandLine.arguments.dropFirst())))
