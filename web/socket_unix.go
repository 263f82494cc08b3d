//go:build unix && !engine

package web

import (
	"errors"
	"net"
	"syscall"
)

// socket writes to a connection what it takes at once.
type socket struct{ raw syscall.RawConn }

func newSocket(c net.Conn) socket {
	if sc, ok := c.(syscall.Conn); ok {
		if raw, err := sc.SyscallConn(); err == nil {
			return socket{raw}
		}
	}
	return socket{}
}

// try writes as much as the socket takes without waiting, and returns how much that was.
func (s socket) try(b []byte) (n int, err error) {
	if len(b) == 0 || s.raw == nil {
		return 0, nil
	}
	closed := s.raw.Write(func(fd uintptr) bool {
		n, err = syscall.Write(int(fd), b)
		return true
	})
	if errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.EINTR) {
		err = nil
	}
	return max(n, 0), errors.Join(err, closed)
}
