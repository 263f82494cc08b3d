package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"time"
)

// client is a browser that asks one node or another, as a load balancer without memory would send it.
type client struct {
	c    *cluster
	from string
	http *http.Client
}

func (c *cluster) client(i int) *client {
	jar, _ := cookiejar.New(nil) // cannot fail without options
	return &client{c: c, from: fmt.Sprintf("10.%d.%d.%d", i>>16, i>>8&255, i&255), http: &http.Client{Jar: jar, Timeout: 30 * time.Second, Transport: &http.Transport{}}}
}

// url returns an address at some node.
func (cl *client) url(path string) string {
	return "http://" + cl.c.nodes[rand.IntN(len(cl.c.nodes))].addr + "/api/v1/" + path
}

// fate is what is known of a change.
type fate int

const (
	refused fate = iota // it was not made
	unknown             // nobody answered, or with a failure: it may have been made
	made
)

// send sends a request to some node.
func (cl *client) send(ctx context.Context, method, path string, in, out any) (fate, error) {
	return cl.sendTo(ctx, cl.url(path), method, in, out)
}

func (cl *client) sendTo(ctx context.Context, url, method string, in, out any) (fate, error) {
	var body io.Reader
	if in != nil {
		b, err := json.Marshal(in)
		if err != nil {
			return refused, err
		}
		body = bytes.NewReader(b)
	}
	req, err := http.NewRequestWithContext(ctx, method, url, body)
	if err != nil {
		return refused, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("X-Forwarded-For", cl.from)
	res, err := cl.http.Do(req)
	if err != nil {
		return unknown, err
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	switch {
	case err != nil:
		return unknown, err
	case res.StatusCode >= 500:
		return unknown, fmt.Errorf("%s %s: %s %.200s", method, url, res.Status, b)
	case res.StatusCode >= 300:
		return refused, fmt.Errorf("%s %s: %s %.200s", method, url, res.Status, b)
	case out != nil:
		return made, json.Unmarshal(b, out)
	}
	return made, nil
}

// sure asks again until somebody answers.
func (cl *client) sure(ctx context.Context, path string, out any) error {
	for {
		what, err := cl.send(ctx, "GET", path, nil, out)
		if what != unknown || ctx.Err() != nil {
			return err
		}
		rest(ctx, 100*time.Millisecond)
	}
}

func rest(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}
