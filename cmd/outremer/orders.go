package main

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"sync"
)

// orders remembers where the orders of certificates are. The client of golang.org/x/crypto expects that to
// be said again when an order is finalized, which the standard (RFC 8555) does not ask of a server.
type orders struct {
	http.RoundTripper
	at sync.Map // by where an order is finalized
}

// mostOfOrder bounds what is read of an order, in bytes.
const mostOfOrder = 1 << 20

// RoundTrip implements http.RoundTripper.
func (o *orders) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := o.RoundTripper.RoundTrip(r)
	if err != nil {
		return res, err
	}
	if at := res.Header.Get("Location"); at != "" && res.StatusCode == http.StatusCreated {
		return res, o.remember(res, at)
	}
	if at, ok := o.at.Load(r.URL.String()); ok && res.Header.Get("Location") == "" {
		res.Header.Set("Location", at.(string))
	}
	return res, nil
}

// remember reads where a new order is finalized, and leaves the response as it was.
func (o *orders) remember(res *http.Response, at string) error {
	b, err := io.ReadAll(io.LimitReader(res.Body, mostOfOrder))
	res.Body.Close()
	res.Body = io.NopCloser(bytes.NewReader(b))
	var order struct {
		Finalize string `json:"finalize"`
	}
	if json.Unmarshal(b, &order) == nil && order.Finalize != "" {
		o.at.Store(order.Finalize, at)
	}
	return err
}
