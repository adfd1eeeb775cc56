// QuizTesting
