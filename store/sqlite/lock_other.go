//go:build !unix && !windows

package sqlite

import "os"

// lockFolder only creates the file: there is no portable lock here.
func lockFolder(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, cause(err)
	}
	return f, nil
}
