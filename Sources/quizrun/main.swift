import QuizCLI
