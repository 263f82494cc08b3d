package web

import (
	"encoding/hex"
	"encoding/json"
	"hash/maphash"
	"slices"
	"strconv"
	"sync"

	"outremer/game"
	"outremer/table"
	"outremer/web/patch"
)

// sheet is a state worded in a language and encoded, in the parts of a StateDoc. Whole states and
// differences are put together from the parts, so nothing is encoded twice. It is immutable and
// shared by all who look from the same seat in the same language.
type sheet struct {
	snap    *table.Snapshot
	rd      *reader
	parts   [partCount][]byte
	version string // the same for the same content, as long as the server runs
	whole   func() []byte
	made    table.Memo
}

// The parts that are compared as they are. The moves are apart: what changes in them is found
// without wording them all.
const (
	partTable = iota
	partSeat
	partN
	partView
	partPrompt
	partVerbs
	partResult
	partUndo
	partAdopt
	partCount
)

// partNames are the keys of the parts in a StateDoc.
var partNames = [partCount]string{"table", "seat", "n", "view", "prompt", "verbs", "result", "undo", "adopt"}

// sheetKey is where a snapshot keeps its sheet in a language.
type sheetKey struct{ lang string }

// sheetOf returns the sheet of a snapshot.
func (s *Server) sheetOf(snap *table.Snapshot, lang string) (*sheet, error) {
	rd, err := s.readerOf(&snap.Info, lang)
	if err != nil {
		return nil, err
	}
	made := snap.Make(sheetKey{lang}, func() any {
		var sh *sheet
		sh, err = newSheet(rd, snap)
		if err != nil {
			return nil
		}
		return sh
	})
	if err != nil {
		return nil, err
	}
	return made.(*sheet), nil
}

func newSheet(rd *reader, snap *table.Snapshot) (*sheet, error) {
	sh := &sheet{snap: snap, rd: rd}
	public, err := rd.public(snap.Public)
	if err != nil {
		return nil, err
	}
	sh.parts = [partCount][]byte{partTable: public.table, partResult: public.result, partView: snap.View,
		partN: strconv.AppendUint(nil, snap.N, 10)}
	if snap.View == nil {
		sh.parts[partView], sh.parts[partResult] = null, null
	}
	for part, v := range map[int]any{partSeat: rd.seat(snap.Seat), partPrompt: rd.prompt(snap), partVerbs: rd.verbs(snap),
		partUndo: rd.undo(snap), partAdopt: rd.adoption(snap)} {
		sh.parts[part], err = json.Marshal(v)
		if err != nil {
			return nil, err
		}
	}
	sh.version = sh.hash()
	sh.whole = sync.OnceValue(sh.encode)
	return sh, nil
}

var null = []byte("null")

// publicParts are the parts that are the same for all viewers.
type publicParts struct{ table, result []byte }

// public returns the parts that all viewers share, encoded once.
func (rd *reader) public(p *table.Public) (parts *publicParts, err error) {
	made := p.Shared.Make(sheetKey{rd.lang}, func() any {
		parts := &publicParts{}
		if parts.table, err = json.Marshal(rd.table(&p.Info)); err == nil {
			parts.result, err = json.Marshal(rd.result(&p.Result))
		}
		if err != nil {
			return nil
		}
		return parts
	})
	if err != nil {
		return nil, err
	}
	return made.(*publicParts), nil
}

// versionSeed makes versions of one run of the server meaningless to the next.
var versionSeed = maphash.MakeSeed()

func (sh *sheet) hash() string {
	var h maphash.Hash
	h.SetSeed(versionSeed)
	for _, part := range sh.parts {
		h.Write(part)
		h.WriteByte(0)
	}
	for _, m := range sh.snap.Moves {
		maphash.WriteComparable(&h, m)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// encode returns the StateDoc.
func (sh *sheet) encode() (b []byte) {
	for i, part := range sh.parts {
		b = append(b, "{,"[min(i, 1)])
		b = append(b, '"')
		b = append(b, partNames[i]...)
		b = append(b, `":`...)
		b = append(b, part...)
		if i == partPrompt {
			b = append(b, `,"moves":`...)
			b = sh.appendMoves(b)
		}
	}
	return append(b, '}')
}

func (sh *sheet) appendMoves(b []byte) []byte {
	b = append(b, '[')
	for i, m := range sh.snap.Moves {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, sh.rd.move(m)...)
	}
	return append(b, ']')
}

var patches = sync.Pool{New: func() any { return new(patch.Patch) }}

// appendSince appends the patch that turns an older sheet into this one.
func (sh *sheet) appendSince(b []byte, old *sheet) []byte {
	p := patches.Get().(*patch.Patch)
	defer patches.Put(p)
	p.Reset()
	for i := range sh.parts {
		p.Diff("/"+partNames[i], old.parts[i], sh.parts[i])
	}
	sh.patchMoves(p, old)
	return p.Append(b)
}

// lookahead is how far the lists of moves are searched for where they agree again.
const lookahead = 48

// patchMoves adds what changed in the list of moves. Titles list moves in a fixed order, so a draft
// of a thousand moves differs in a few places only.
func (sh *sheet) patchMoves(p *patch.Patch, old *sheet) {
	const path = "/moves"
	was, is := old.snap.Moves, sh.snap.Moves
	if slices.Equal(was, is) {
		return
	}
	mark, at, changes, enough := p.Len(), 0, 0, len(is)/2
	for changes <= enough && (len(was) > 0 || at < len(is)) {
		gone, come := apart(was, is[at:])
		if gone == 0 && come == 0 {
			was, at = was[1:], at+1
			continue
		}
		changes += gone + come
		for range gone {
			p.Delete(path, at)
		}
		was = was[gone:]
		for range come {
			p.Insert(path, at, sh.rd.move(is[at]))
			at++
		}
	}
	if changes > enough {
		p.Cut(mark)
		p.Replace(path, sh.appendMoves(nil))
	}
}

// apart returns how many moves go from the front of one list, and how many come from the front of
// the other, until both agree; 0 and 0 if they agree already.
func apart(was, is []game.Move) (gone, come int) {
	if len(was) == 0 {
		return 0, len(is)
	}
	if len(is) == 0 {
		return len(was), 0
	}
	if was[0] == is[0] {
		return 0, 0
	}
	gone = slices.Index(was[:min(len(was), lookahead)], is[0])
	come = slices.Index(is[:min(len(is), lookahead)], was[0])
	switch {
	case gone > 0 && (come < 0 || gone <= come):
		return gone, 0
	case come > 0:
		return 0, come
	}
	return 1, 1
}
