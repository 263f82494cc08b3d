package sqlite

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// sharingViolation is what Windows says of a file that somebody else keeps for themselves.
const sharingViolation syscall.Errno = 32

// lockFolder keeps a second process out, as on Unix: the file is opened so that nobody else can open
// it, until the process ends.
func lockFolder(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, errors.New("another outremer is using it")
	}
	if err != nil {
		return nil, cause(&fs.PathError{Op: "open", Path: path, Err: err})
	}
	return os.NewFile(uintptr(h), path), nil
}
