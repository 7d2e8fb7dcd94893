import Foundation

// Whoever reads the output may stop reading; that is to be noticed where it is written, not to kill.
signal(SIGPIPE, SIG_IGN)
// So may a limit on the size of files: writing then fails, and says so.
signal(SIGXFSZ, SIG_IGN)

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
