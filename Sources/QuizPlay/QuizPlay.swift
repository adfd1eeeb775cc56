// QuizPlay
