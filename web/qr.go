//go:build !engine

package web

import (
	"context"
	"fmt"
	"strings"

	"rsc.io/qr"
)

// QRDoc is a QR code to draw: a path of unit squares in a square of this size.
type QRDoc struct {
	Size int    `json:"size"`
	Path string `json:"path"`
}

func (a *api) addQR() {
	register(a, op("POST", "/qr", "qr", "Draw a link as a QR code, for a camera"),
		func(_ context.Context, in *struct {
			Body struct {
				Text string `json:"text" minLength:"1" maxLength:"500" doc:"never part of an address: those are logged"`
			}
		}) (*body[QRDoc], error) {
			code, err := qrOf(in.Body.Text)
			return &body[QRDoc]{code}, err
		})
}

// qrOf draws a text as a QR code, rows of dark squares joined.
func qrOf(text string) (QRDoc, error) {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return QRDoc{}, err
	}
	var path strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", from, y, x-from, x-from)
			}
		}
	}
	return QRDoc{code.Size, path.String()}, nil
}
