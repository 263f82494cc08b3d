package bench

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// program measures the program itself: its size, and the time from start to the first page, with a
// new and with an existing database.
func (b *benchmark) program() error {
	path, err := os.Executable()
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "outremer-bench-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir) // best effort
	data := filepath.Join(dir, "data")
	first, err := firstPage(b.ctx, path, data)
	if err != nil {
		return err
	}
	second, err := firstPage(b.ctx, path, data)
	if err != nil {
		return err
	}
	return b.values(
		Value{Name: "program.size", Value: float64(info.Size()) / 1e6, Unit: "MB"},
		Value{Name: "program.first-page.new-database", Value: first.Seconds() * 1000, Unit: "ms"},
		Value{Name: "program.first-page", Value: second.Seconds() * 1000, Unit: "ms"})
}

// firstPage starts the program as a server and returns how long the first page took.
func firstPage(ctx context.Context, path, dir string) (took time.Duration, err error) {
	cmd := exec.CommandContext(ctx, path, "serve", "--addr", "127.0.0.1:0", "--dir", dir, "--log-level", "error")
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	began := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, cmd.Process.Signal(os.Interrupt), cmd.Wait()) }()
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		return 0, fmt.Errorf("%s does not serve: %w", path, err)
	}
	_, url, _ := strings.Cut(strings.TrimSpace(line), " is at ")
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url+"/", nil)
	if err != nil {
		return 0, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, err
	}
	return time.Since(began), res.Body.Close()
}
