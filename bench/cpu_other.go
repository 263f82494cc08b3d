//go:build !unix

package bench

import "time"

var started = time.Now()

// spent stands in for CPU time where there is no portable way to ask for it.
func spent() time.Duration { return time.Since(started) }
