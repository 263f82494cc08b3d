package record

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
)

// maxText limits the expanded size of a compressed log: far longer than any game.
const maxText = 64 << 20

// Compress shrinks a log, or any text, to about a fifth. Parse reads the result directly.
func Compress(text []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(text)
	err = errors.Join(err, w.Close())
	return b.Bytes(), err
}

// expand returns the text of a log that may be compressed.
func expand(data []byte) ([]byte, error) {
	if !bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		return data, nil
	}
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("compressed log: %w", err)
	}
	text, err := io.ReadAll(io.LimitReader(r, maxText+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("compressed log: %w", err)
	case len(text) > maxText:
		return nil, fmt.Errorf("compressed log: longer than %d MB", maxText>>20)
	}
	return text, nil
}
