package sqlite

import (
	"fmt"
	"os"
	"path/filepath"
)

// Replace puts another database file into a folder that nobody uses, and returns where the one before
// is now; "" if there was none. What has that suffix already stays, too. The new file must be on the same disk.
func Replace(dir, with, suffix string) (before string, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", cause(err)
	}
	lock, err := lockFolder(filepath.Join(dir, lockName))
	if err != nil {
		return "", fmt.Errorf("data folder %s: %w", dir, err)
	}
	defer lock.Close()
	file := filepath.Join(dir, FileName)
	for n, first := 2, suffix; exists(file+suffix) || exists(file+suffix+"-wal"); n++ {
		suffix = fmt.Sprintf("%s-%d", first, n)
	}
	for _, end := range []string{"", "-wal", "-shm"} { // they belong together
		if !exists(file + end) {
			continue
		}
		if err := os.Rename(file+end, file+suffix+end); err != nil {
			return "", err
		}
		before = file + suffix
	}
	return before, os.Rename(with, file)
}
