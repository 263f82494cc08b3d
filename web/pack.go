package web

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"hash/crc32"
	"io"
	"sync"
)

// packed is a piece of a stream, compressed so that it can be placed anywhere in any gzip stream:
// it has no back-references and ends on a byte boundary. It is compressed once and sent to all
// readers; a compressor per watcher would need 800 kB each.
type packed struct {
	plain    []byte
	deflated []byte
}

var compressors = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, flate.DefaultCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	return w
}}

func pack(plain []byte) packed {
	w := compressors.Get().(*flate.Writer)
	defer compressors.Put(w)
	var out bytes.Buffer
	w.Reset(&out)
	w.Write(plain) //nolint:errcheck // a buffer takes everything
	w.Flush()      //nolint:errcheck
	return packed{plain, out.Bytes()}
}

// outlet accepts the pieces of a stream.
type outlet interface {
	small(text []byte) error // for one reader only
	shared(p packed) error
	end() error
}

// plainOutlet sends pieces uncompressed.
type plainOutlet struct{ w io.Writer }

func (o plainOutlet) small(text []byte) error {
	_, err := o.w.Write(text)
	return err
}
func (o plainOutlet) shared(p packed) error { return o.small(p.plain) }
func (o plainOutlet) end() error            { return nil }

// gzipOutlet joins pieces into one gzip stream (RFC 1952). Its only state is the checksum.
type gzipOutlet struct {
	w    io.Writer
	sum  uint32
	size uint32
}

func newGzipOutlet(w io.Writer) (*gzipOutlet, error) {
	_, err := w.Write([]byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255})
	return &gzipOutlet{w: w}, err
}

// maxStored is the maximum length of a stored block.
const maxStored = 65535

// small writes text as stored blocks followed by an empty one, which makes readers flush.
func (o *gzipOutlet) small(text []byte) error {
	var b []byte
	for rest := text; len(rest) > 0; {
		n := min(len(rest), maxStored)
		b = appendStored(b, rest[:n], 0)
		rest = rest[n:]
	}
	o.count(text)
	_, err := o.w.Write(appendStored(b, nil, 0))
	return err
}

func (o *gzipOutlet) shared(p packed) error {
	o.count(p.plain)
	_, err := o.w.Write(p.deflated)
	return err
}

func (o *gzipOutlet) end() error {
	b := appendStored(nil, nil, 1)
	b = binary.LittleEndian.AppendUint32(b, o.sum)
	_, err := o.w.Write(binary.LittleEndian.AppendUint32(b, o.size))
	return err
}

func (o *gzipOutlet) count(text []byte) {
	o.sum = crc32.Update(o.sum, crc32.IEEETable, text)
	o.size += uint32(len(text))
}

// appendStored appends a stored block (RFC 1951, 3.2.4).
func appendStored(b, text []byte, final byte) []byte {
	n := uint16(len(text))
	b = append(b, final)
	b = binary.LittleEndian.AppendUint16(b, n)
	b = binary.LittleEndian.AppendUint16(b, ^n)
	return append(b, text...)
}
