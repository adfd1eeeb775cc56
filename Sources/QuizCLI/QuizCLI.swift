// QuizCLI
