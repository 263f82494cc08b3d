//go:build unix

package bench

import (
	"syscall"
	"time"
)

// spent returns the CPU time that this process has used: on a busy machine, the only time that says
// something.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
