package main

import (
	"net"
	"path/filepath"
	"testing"
)

// TestService has a service manager that is told when the server is ready and when it stops.
func TestService(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "notify")
	manager, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: socket, Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer manager.Close()
	told := func(want string) {
		t.Helper()
		message := make([]byte, 100)
		n, err := manager.Read(message)
		if err != nil || string(message[:n]) != want {
			t.Errorf("the manager was told %q, %v; want %q", message[:n], err, want)
		}
	}
	t.Setenv("NOTIFY_SOCKET", socket)
	s := start(t, "serve", "--addr", "localhost:0", "--dir", t.TempDir())
	told("READY=1")
	outremer(t, "health", s.url).ok()
	outremer(t, "health", "--ready", s.url+"/").ok()
	s.stopped()
	told("STOPPING=1")
	outremer(t, "health", s.url).failed(exitFailed, "refused")
	outremer(t, "health", "localhost").failed(exitUsage, `"localhost" is not an address`)
}
