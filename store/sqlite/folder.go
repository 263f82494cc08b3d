package sqlite

import (
	"os"
	"path/filepath"
)

// lockName is the file by which one process keeps others out of a folder. Once the folder has a
// database, something stands in it.
const lockName = "lock"

const hasDatabase = "This folder has a database.\n"

// marked reports whether a folder has, or had, a database.
func marked(lock *os.File) (bool, error) {
	st, err := lock.Stat()
	return err == nil && st.Size() > 0, cause(err)
}

// mark notes that a folder has a database. Where a disk is full the next start will do it.
func mark(lock *os.File) { _, _ = lock.WriteAt([]byte(hasDatabase), 0) }

// Owns reports whether a file is part of the database of the folder it is in, or would be if it were there.
func Owns(file string) bool {
	dir := filepath.Dir(file)
	if !exists(filepath.Join(dir, lockName)) {
		return false
	}
	is, err := os.Stat(file)
	for _, name := range []string{FileName, FileName + "-wal", FileName + "-shm", lockName} {
		ours := filepath.Join(dir, name)
		if filepath.Base(file) == name {
			return true
		}
		if st, e := os.Stat(ours); err == nil && e == nil && os.SameFile(is, st) { // another way to write it
			return true
		}
	}
	return false
}
