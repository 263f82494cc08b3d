//go:build linux || darwin || freebsd

package sqlite

import "syscall"

// freeSpace returns how many bytes are left for a user who is not root; -1 if that is not known.
func freeSpace(dir string) int64 {
	var st syscall.Statfs_t
	if err := syscall.Statfs(dir, &st); err != nil {
		return -1
	}
	return int64(st.Bavail) * int64(st.Bsize)
}
