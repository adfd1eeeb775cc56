// QuizScreens
