//go:build !linux && !darwin && !freebsd

package sqlite

// freeSpace returns -1: it is not known how much is left.
func freeSpace(string) int64 { return -1 }
