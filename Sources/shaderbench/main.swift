import Foundation
import Workbench

// Whoever reads the output may stop reading; that is to be noticed where it is written, not to kill.
signal(SIGPIPE, SIG_IGN)
// So may a limit on the size of files: writing then fails, and says so.
signal(SIGXFSZ, SIG_IGN)

// A standard stream that is closed would give its number to the next file that is opened, and messages end up in a
// picture. In its place stands one that refuses: nothing reads from a file that is open for writing only.
for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}

exit(Tool.run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
