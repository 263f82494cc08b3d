package flow

import (
	"encoding/binary"
	"errors"
	"fmt"

	"outremer/game"
)

// A snapshot consists of a header, the frames, the luck counters and what lies on the table. The
// header identifies the format: a title puts its layout number and the hash of its lexicon there.
// The key of the luck is not included.

// Save appends a snapshot. The table is a fixed-size value, as required by encoding/binary.
func Save(b []byte, head string, c *Core, luck *game.Rand, table any) ([]byte, error) {
	b, err := binary.Append(append(b, head...), binary.BigEndian, c.saved())
	if err != nil {
		return nil, err
	}
	b, err = binary.Append(b, binary.BigEndian, luck.Counters())
	if err != nil {
		return nil, err
	}
	return binary.Append(b, binary.BigEndian, table)
}

// Load reads what Save wrote with the same header; table is a pointer.
func Load(b []byte, head string, c *Core, luck *game.Rand, table any) error {
	if len(b) < len(head) || string(b[:len(head)]) != head {
		return errors.New("a snapshot of another layout or lexicon")
	}
	b = b[len(head):]
	v, draws := c.saved(), luck.Counters()
	for _, part := range []any{&v, &draws, table} {
		n, err := binary.Decode(b, binary.BigEndian, part)
		if err != nil {
			return fmt.Errorf("a snapshot that is too short: %w", err)
		}
		b = b[n:]
	}
	if len(b) > 0 {
		return fmt.Errorf("a snapshot with %d bytes too many", len(b))
	}
	if err := c.restore(v); err != nil {
		return err
	}
	luck.SetCounters(draws)
	return nil
}

type saved struct {
	Frames [Depth]Frame
	N      uint8
	Must   game.Seats
	May    game.Seats
	Asked  [game.MaxSeats]uint32
}

// saved omits the remains of ended frames above the top: they are not part of the state, and may
// hold something a sampled world must not know.
func (c *Core) saved() saved {
	v := saved{c.frames, c.n, c.must, c.may, c.asked}
	clear(v.Frames[c.n:])
	return v
}

func (c *Core) restore(v saved) error {
	if int(v.N) > Depth {
		return fmt.Errorf("a snapshot with %d frames; the limit is %d", v.N, Depth)
	}
	c.frames, c.n, c.must, c.may, c.asked = v.Frames, v.N, v.Must, v.May, v.Asked
	return nil
}
