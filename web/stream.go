//go:build !engine

package web

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"outremer/table"
)

// stream is one reader's connection: a socket, and how far it has been told. One goroutine waits
// for the reader to leave; the audience of the table does the telling.
type stream struct {
	teller
	token  string // in the reader's cookie, or a program's; "" for a guest who has just come
	until  int64  // when a program's token expires; 0 for never
	signIn string // by which the reader may look; guarded by the lock of all audiences
	conn   wire
	socket socket
	outlet
	leave   func()
	once    sync.Once
	lagging atomic.Bool // has a goroutine of its own until it has caught up
	sitting *sitting    // of a player; nil for others
}

// start takes the connection over, tells the reader what there is, and joins the audience. The
// browser reconnects by itself when the stream ends, and resumes.
func (st *stream) start(w http.ResponseWriter, r *http.Request) {
	if r.ProtoMajor > 1 {
		x := newRelay(w, r)
		w.WriteHeader(http.StatusOK)
		st.run(x, nil)
		x.stay()
		return
	}
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		st.close()
		panic(fmt.Errorf("the connection cannot be taken over: %w", err))
	}
	st.socket = newSocket(conn)
	st.run(conn, st.headOf(w.Header()))
}

// run tells the reader what there is, after the head of the response, and joins the audience.
func (st *stream) run(conn wire, head []byte) {
	st.conn = conn
	st.metrics.streams.Add(1)
	st.running.Add(1)
	if err := st.begin(head); err != nil {
		st.drop(err)
		return
	}
	st.join(st)
	go st.listen()
	if st.streaming.Err() != nil || !st.stillSignedIn() { // the server has stopped meanwhile, or the sign-in ended
		st.close()
	}
}

// headOf is the head of a response on a connection that was taken over.
func (st *stream) headOf(h http.Header) []byte {
	var b bytes.Buffer
	b.WriteString("HTTP/1.1 200 OK\r\n")
	h.Set("Date", st.Now().UTC().Format(http.TimeFormat))
	h.Set("Connection", "close") // the end of the connection is the end of the body
	h.Write(&b)                  //nolint:errcheck // a buffer takes everything
	b.WriteString("\r\n")
	return b.Bytes()
}

// begin writes the head of the response and the first events.
func (st *stream) begin(head []byte) error {
	var b bytes.Buffer
	b.Write(head)
	b.Write(st.head())
	// How long browsers wait before reconnecting.
	b.Write(st.piece(&packed{plain: []byte("retry: 1000\n\n")}))
	news, err := st.news()
	if err != nil {
		return err
	}
	b.Write(news)
	if err := st.write(b.Bytes()); err != nil {
		return err
	}
	st.delivered()
	return nil
}

// listen waits until the reader is gone. Whatever a reader sends is ignored.
func (st *stream) listen() {
	var b [16]byte
	for {
		if _, err := st.conn.Read(b[:]); err != nil {
			st.close()
			return
		}
	}
}

// write writes within the reader's patience.
func (st *stream) write(b []byte) error {
	if len(b) == 0 {
		return nil
	}
	if err := st.conn.SetWriteDeadline(time.Now().Add(st.Patience)); err != nil {
		return err
	}
	if _, err := st.conn.Write(b); err != nil {
		return err
	}
	return st.conn.SetWriteDeadline(time.Time{}) // what the audience writes does not wait
}

// tell brings the reader up to date without waiting for it: a reader who does not keep up gets a
// goroutine of its own until it does. A quiet reader gets a sign of life if beat is set.
func (st *stream) tell(beat bool) {
	if st.lagging.Load() {
		return
	}
	if st.until != 0 && st.until <= st.Now().UnixMilli() {
		st.end()
		return
	}
	b, err := st.news()
	if err != nil {
		st.drop(err)
		return
	}
	if len(b) == 0 && beat {
		b = st.piece(&heartbeat)
	}
	n, err := st.socket.try(b)
	if err != nil {
		st.drop(err)
		return
	}
	if n < len(b) {
		st.lagging.Store(true)
		go st.catchUp(b[n:])
		return
	}
	st.delivered()
	if beat {
		st.stillHere()
	}
}

var heartbeat = packed{plain: []byte(":\n\n")}

// catchUp writes what the socket did not take at once, and what came after it.
func (st *stream) catchUp(rest []byte) {
	for len(rest) > 0 {
		err := st.write(rest)
		if err == nil {
			rest, err = st.news()
		}
		if err != nil {
			st.drop(err)
			return
		}
	}
	st.delivered()
	st.lagging.Store(false)
	st.nudge(st)
}

// news returns what the reader has not been told, as it is to be written; nil if there is nothing.
func (st *stream) news() (b []byte, err error) {
	list, err := st.pull()
	if len(list) == 1 {
		return st.piece(list[0]), err
	}
	for _, p := range list {
		b = append(b, st.piece(p)...)
	}
	return b, err
}

// drop ends the stream of a reader who is too slow or has lost the seat.
func (st *stream) drop(why error) {
	if errors.Is(why, table.ErrNotYours) {
		st.end()
		return
	}
	st.once.Do(func() {
		st.metrics.dropped.Inc()
		st.Log.Debug("stream dropped", "error", why)
		st.release()
	})
}

// end ends the stream properly, if the reader keeps up.
func (st *stream) end() {
	if !st.lagging.Load() {
		st.socket.try(st.outlet.end()) //nolint:errcheck // the reader may be gone
	}
	st.close()
}

// close ends the stream. It may be called more than once.
func (st *stream) close() { st.once.Do(st.release) }

func (st *stream) release() {
	if st.conn != nil {
		st.part(st)
		st.conn.Close()
		st.metrics.streams.Add(-1)
		st.depart()
		st.running.Done()
	}
	st.dismiss()
	st.leave()
}
