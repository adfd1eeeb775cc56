internal import QuizCore
enum MarkdownReader { static func read(_ bytes: [UInt8]) -> ImportedQuiz { ImportedQuiz(.aiken) } }
enum MarkdownWriter { static func write(_ quiz: Quiz) -> QuizWriting { QuizWriting(text: "", losses: []) } }
