// Package post sends a message to an address on the web, and understands what it answers.
package post

import (
	"errors"
	"fmt"
	"io"
	"net/http"
)

// ErrGone means that the address has said that nobody will ever be reached there again.
var ErrGone = errors.New("the address no longer exists")

// Do sends a request whose answer matters only in whether it was accepted.
func Do(client *http.Client, req *http.Request) error {
	res, err := client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	io.Copy(io.Discard, io.LimitReader(res.Body, 1<<16)) //nolint:errcheck // only so that the connection can be used again
	switch {
	case res.StatusCode == http.StatusNotFound || res.StatusCode == http.StatusGone:
		return ErrGone
	case res.StatusCode/100 != 2:
		return fmt.Errorf("%s answers %s", req.URL.Host, res.Status)
	}
	return nil
}
