// QuizStore
