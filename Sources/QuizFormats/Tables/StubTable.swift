internal import QuizCore
enum TableReader { static func read(_ bytes: [UInt8], _ format: QuizFormat) -> ImportedQuiz { ImportedQuiz(.aiken) } }
enum TableWriter { static func write(_ quiz: Quiz, separator: Character, _ format: QuizFormat) -> QuizWriting { QuizWriting(text: "", losses: []) } }
