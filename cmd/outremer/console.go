package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"outremer/web"
)

// socketName is the console's socket in the data folder: whoever can open it runs the server.
const socketName = "admin.sock"

// longestSocket is how long the path of a socket may be everywhere.
const longestSocket = 100

// listenConsole opens the console's socket. A server without one serves all the same: its path may be
// too long, or another node of this machine may have it.
func listenConsole(file string, log *slog.Logger) net.Listener {
	err := fmt.Errorf("its path is longer than %d bytes; choose another with --admin-socket", longestSocket)
	if len(file) <= longestSocket {
		var l net.Listener
		l, err = listenSocket(file, 0o600)
		if err == nil {
			return l
		}
	}
	log.Warn("there is no console for outremer admin", "socket", file, "error", err)
	return nil
}

// listenSocket listens on a socket, in place of one that a program has left behind.
func listenSocket(file string, mode os.FileMode) (net.Listener, error) {
	if conn, err := net.DialTimeout("unix", file, time.Second); err == nil {
		conn.Close()
		return nil, errors.New("another program listens there")
	}
	if st, err := os.Lstat(file); err == nil && st.Mode()&fs.ModeSocket == 0 {
		return nil, errors.New("there is a file that is no socket")
	}
	if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	l, err := net.Listen("unix", file)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(file, mode); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return l, nil
}

// office speaks to a running server.
type office struct {
	http *http.Client
	file string
}

func newOffice(dir, socket string) *office {
	if socket == "" {
		socket = filepath.Join(dir, socketName)
	}
	dial := func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", socket)
	}
	return &office{&http.Client{Transport: &http.Transport{DialContext: dial, DisableKeepAlives: true}}, socket}
}

// ask sends a request, and decodes the answer if there is something to decode it into.
func (c *office) ask(ctx context.Context, method, path string, in, out any) error {
	var body io.Reader
	if in != nil {
		b, err := json.Marshal(in)
		if err != nil {
			return err
		}
		body = bytes.NewReader(b)
	}
	req, err := http.NewRequestWithContext(ctx, method, "http://console/api/v1/admin/"+path, body)
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := c.http.Do(req)
	if err != nil {
		if errors.Is(err, fs.ErrPermission) {
			return fmt.Errorf("%s: %w: the server's own user can open it, and nobody else", c.file, fs.ErrPermission)
		}
		if _, ok := errors.AsType[*net.OpError](err); ok && ctx.Err() == nil {
			return fmt.Errorf("no server answers at %s: start it with serve, or name its folder with --dir (or its socket with --socket)", c.file)
		}
		return err
	}
	defer res.Body.Close()
	if res.StatusCode >= 300 {
		var p web.Problem
		if err := json.NewDecoder(res.Body).Decode(&p); err != nil {
			return errors.New(res.Status)
		}
		return refused(&p)
	}
	if out == nil {
		return nil
	}
	return json.NewDecoder(res.Body).Decode(out)
}

// refused says why the server did not do something.
func refused(p *web.Problem) error {
	if len(p.Errors) > 0 {
		return fmt.Errorf("%s: %s", p.Errors[0].Location, p.Errors[0].Message)
	}
	return errors.New(p.Detail)
}
