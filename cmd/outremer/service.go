package main

import (
	"net"
	"os"
)

// tellService tells the service manager that started this program how it stands, such as
// "READY=1" (sd_notify(3)). Without such a manager nobody is told, and a manager that does not
// listen is no reason to fail: it has its own time limits.
func tellService(state string) {
	address := os.Getenv("NOTIFY_SOCKET")
	if address == "" {
		return
	}
	conn, err := net.Dial("unixgram", address) // a leading @, for an abstract socket, is understood
	if err != nil {
		return
	}
	defer conn.Close()
	conn.Write([]byte(state))
}
