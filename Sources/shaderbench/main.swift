import Foundation

// Whoever reads the output may stop reading; that is to be noticed where it is written, not to kill.
signal(SIGPIPE, SIG_IGN)

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
