//go:build unix

package sqlite

import (
	"errors"
	"os"
	"syscall"
)

// lockFolder keeps a second process out: tables live in memory, so two servers on
// one file would show their players different games. The system drops the lock
// when the process dies.
func lockFolder(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, cause(err)
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, errors.New("another outremer is using it")
		}
		return nil, err
	}
	return f, nil
}
