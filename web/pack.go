//go:build !engine

package web

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"slices"

	"github.com/klauspost/compress/flate"
)

// tiny is what compression does not pay for: with its headers it fits into one packet, which arrives
// no sooner for being half full. Most moves are told in 600 bytes that would become 300, and
// compressing them was a twentieth of what a move costs.
const tiny = 1200

// deflate returns the piece as deflate blocks. They can be placed anywhere in any gzip stream: they have no
// back-references and end on a byte boundary. So a piece is compressed once, when the first reader asks for
// it, and sent to all; a compressor per watcher would need 800 kB each.
func (p *packed) deflate() []byte {
	p.once.Do(func() {
		if p.private || len(p.plain) <= tiny {
			p.deflated = stored(p.plain)
			return
		}
		var out bytes.Buffer
		flate.StatelessDeflate(&out, p.plain, false, nil) //nolint:errcheck // a buffer takes everything
		p.deflated = out.Bytes()
	})
	return p.deflated
}

// gzipHead begins a gzip stream (RFC 1952).
const gzipHead = "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"

// outlet is how the pieces of one reader's stream are written: as they are, or joined into one gzip
// stream, whose only state is the checksum.
type outlet struct {
	gzip bool
	sum  uint32
	size uint32
}

// head returns what comes before the first piece.
func (c *outlet) head() []byte {
	if c.gzip {
		return []byte(gzipHead)
	}
	return nil
}

// piece returns what to write for a piece.
func (c *outlet) piece(p *packed) []byte {
	if !c.gzip {
		return p.plain
	}
	c.sum = crc32.Update(c.sum, crc32.IEEETable, p.plain)
	c.size += uint32(len(p.plain))
	return p.deflate()
}

// end returns what comes after the last piece.
func (c *outlet) end() []byte {
	if !c.gzip {
		return nil
	}
	b := appendStored(nil, nil, 1)
	b = binary.LittleEndian.AppendUint32(b, c.sum)
	return binary.LittleEndian.AppendUint32(b, c.size)
}

// maxStored is the most that a stored block holds.
const maxStored = 65535

// stored returns a text as stored blocks, followed by an empty one, which makes readers flush.
func stored(text []byte) (b []byte) {
	for part := range slices.Chunk(text, maxStored) {
		b = appendStored(b, part, 0)
	}
	return appendStored(b, nil, 0)
}

// appendStored appends a stored block (RFC 1951, 3.2.4).
func appendStored(b, text []byte, final byte) []byte {
	n := uint16(len(text))
	b = append(b, final)
	b = binary.LittleEndian.AppendUint16(b, n)
	b = binary.LittleEndian.AppendUint16(b, ^n)
	return append(b, text...)
}
