//go:build !engine

package web

import (
	"net"
	"net/http"
	"net/netip"
)

// connections closes connections of an address that has too many of them. This machine and the proxies
// stand for many people, and are not counted; streams have their own limit.
type connections struct {
	isProxy func(netip.Addr) bool
	open    *slots[netip.Addr]
}

// changed is told by the HTTP server what becomes of a connection.
func (c *connections) changed(conn net.Conn, now http.ConnState) {
	from := parseAddr(conn.RemoteAddr().String())
	if !from.IsValid() || from.IsLoopback() || c.isProxy(from) {
		return
	}
	from = network(from)
	switch now {
	case http.StateNew:
		if !c.open.count(from) {
			conn.Close()
		}
	case http.StateClosed, http.StateHijacked:
		c.open.give(from)
	}
}
