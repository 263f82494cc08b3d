//go:build !engine

package web

import (
	"io"
	"net/http"
	"sync"
	"time"
)

// wire is what a stream is written to.
type wire interface {
	io.ReadWriteCloser
	SetWriteDeadline(t time.Time) error
}

// relay is the wire of a stream whose connection cannot be taken over, since others share it, as by
// HTTP/2. Its handler has to stay until the stream has ended.
type relay struct {
	w     http.ResponseWriter
	r     *http.Request
	mu    sync.Mutex // held while writing
	ended chan struct{}
	once  sync.Once
}

func newRelay(w http.ResponseWriter, r *http.Request) *relay {
	return &relay{w: w, r: r, ended: make(chan struct{})}
}

// stay waits until nothing will be written any more.
func (x *relay) stay() {
	<-x.ended
	x.mu.Lock()
	//lint:ignore SA2001 having had the lock means that the last write is through
	x.mu.Unlock()
}

// Read implements wire: it waits until the reader is gone.
func (x *relay) Read([]byte) (int, error) {
	select {
	case <-x.r.Context().Done():
	case <-x.ended:
	}
	return 0, io.EOF
}

// Write implements wire.
func (x *relay) Write(b []byte) (int, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	select {
	case <-x.ended:
		return 0, io.ErrClosedPipe
	default:
	}
	n, err := x.w.Write(b)
	if err == nil {
		err = http.NewResponseController(x.w).Flush()
	}
	return n, err
}

// SetWriteDeadline implements wire.
func (x *relay) SetWriteDeadline(t time.Time) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	select {
	case <-x.ended:
		return io.ErrClosedPipe
	default:
		return http.NewResponseController(x.w).SetWriteDeadline(t)
	}
}

// Close implements wire.
func (x *relay) Close() error {
	x.once.Do(func() { close(x.ended) })
	return nil
}
