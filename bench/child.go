package bench

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// child is a program that serves as a process of its own, so that its CPU time can be told from
// ours.
type child struct {
	url, addr string
	cmd       *exec.Cmd
	dir       string
}

// startChild starts a build of outremer as a server, with a new database and without rate limits.
func startChild(ctx context.Context, program string, options ...string) (*child, error) {
	dir, err := os.MkdirTemp("", "outremer-bench-*")
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, program, append([]string{"serve", "--addr", "127.0.0.1:0", "--dir", filepath.Join(dir, "data"), "--log-level", "error",
		"--proxy", "127.0.0.0/8", "--max-requests", "1e9", "--max-changes", "1e9", "--max-tables", "1000000",
		"--max-streams", "1000000", "--max-streams-address", "1000000"}, options...)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	c := &child{cmd: cmd, dir: dir}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s does not serve: %w", program, err), c.stop())
	}
	_, c.url, _ = strings.Cut(strings.TrimSpace(line), " is at ")
	c.addr = strings.TrimPrefix(c.url, "http://")
	return c, nil
}

func (c *child) stop() error {
	return errors.Join(c.cmd.Process.Signal(os.Interrupt), c.cmd.Wait(), os.RemoveAll(c.dir))
}

// errNoCPU means that this system does not tell the CPU time of another process.
var errNoCPU = errors.New("no CPU time of other processes here")

// cpu returns the CPU time that the process has used, from /proc on Linux.
func (c *child) cpu() (time.Duration, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", c.cmd.Process.Pid))
	if err != nil {
		return 0, errNoCPU
	}
	_, rest, _ := bytes.Cut(b, []byte(") "))
	fields := strings.Fields(string(rest))
	user, err := strconv.Atoi(fields[11])
	system, err2 := strconv.Atoi(fields[12])
	const tick = 10 * time.Millisecond // what Linux calls USER_HZ
	return time.Duration(user+system) * tick, errors.Join(err, err2)
}

// forwarded adds an address to requests, as a proxy would.
type forwarded struct {
	http.RoundTripper
	from string
}

func (f forwarded) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("X-Forwarded-For", f.from)
	return f.RoundTripper.RoundTrip(r)
}

// open follows a table, from an address of its own, and asks for gzip.
func open(at, id string, deltas bool, from string) (net.Conn, error) {
	conn, err := net.Dial("tcp", at)
	if err != nil {
		return nil, err
	}
	form := ""
	if deltas {
		form = "?form=delta"
	}
	_, err = fmt.Fprintf(conn, "GET /api/v1/tables/%s/events%s HTTP/1.1\r\nHost: %s\r\nAccept-Encoding: gzip\r\nX-Forwarded-For: %s\r\n\r\n", id, form, at, from)
	return conn, err
}

// watch follows a table and throws away what it reads.
func (c *client) watch(id string, deltas bool) (net.Conn, error) {
	conn, err := open(c.Addr, id, deltas, "10.255.0.1")
	if err == nil {
		go io.Copy(io.Discard, conn) //nolint:errcheck // until it is closed
	}
	return conn, err
}
