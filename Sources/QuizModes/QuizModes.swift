// QuizModes
