package web

import (
	"encoding/hex"
	"encoding/json"
	"hash/maphash"
	"math/bits"
	"slices"
	"strconv"
	"sync"

	"outremer/game"
	"outremer/game/patch"
	"outremer/table"
)

// sheet is a state worded in a language and encoded, in the parts of a StateDoc. Whole states and
// differences are put together from the parts, so nothing is encoded twice. It is immutable and
// shared by all who look from the same seat in the same language.
type sheet struct {
	snap    *table.Snapshot
	rd      *reader
	public  *publicParts
	parts   [partCount][]byte // view is empty: it is encoded only where all of it is needed
	version string            // the same for the same content, as long as the server runs
	made    table.Memo

	once sync.Once
	text []byte // all of it, once somebody needs it
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
	partStanding
	partCount
)

// partNames are the keys of the parts in a StateDoc.
var partNames = [partCount]string{"table", "seat", "n", "view", "prompt", "verbs", "result", "undo", "adopt", "standing"}

// partPaths are the places of the parts in a patch.
var partPaths = func() (paths [partCount]string) {
	for i, name := range partNames {
		paths[i] = "/" + name
	}
	return paths
}()

// sheetKey is where a snapshot keeps its sheet in a language.
type sheetKey struct{ lang string }

// sheetOf returns the sheet of a snapshot.
func (s *Server) sheetOf(snap *table.Snapshot, lang string) (*sheet, error) {
	var failed error
	sh, _ := snap.Make(sheetKey{lang}, func() any {
		rd, err := s.readerOf(&snap.Info, lang)
		if err != nil {
			failed = err
			return nil
		}
		return newSheet(rd, snap)
	}).(*sheet)
	return sh, failed
}

func newSheet(rd *reader, snap *table.Snapshot) *sheet {
	public := rd.public(snap.Public)
	sh := &sheet{snap: snap, rd: rd, public: public}
	sh.parts = [partCount][]byte{partTable: public.table, partResult: public.result, partN: strconv.AppendUint(nil, snap.N, 10)}
	sh.parts[partSeat], sh.parts[partPrompt], sh.parts[partVerbs], sh.parts[partAdopt] = quoted(rd.seat(snap.Seat)), null, empty, null
	undo := rd.undo(snap)
	sh.parts[partUndo], sh.parts[partStanding] = encodeDoc(&undo), quoted(string(snap.Stands))
	if snap.Prompt != nil {
		sh.parts[partPrompt], sh.parts[partVerbs] = rd.encodedPrompt(snap.Prompt.Prompt, snap.Prompt.ID), rd.encodedHeadings(snap.Moves)
	}
	if snap.Adopt != nil {
		sh.parts[partAdopt] = encodeJSON(rd.adoption(snap))
	}
	sh.version = sh.hash()
	return sh
}

var null, empty = []byte("null"), []byte("{}")

// encodeJSON encodes a document of ours, which has nothing in it that could fail.
func encodeJSON(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return b
}

// quoted returns a slug as a string.
func quoted(slug string) []byte { return append(append([]byte{'"'}, slug...), '"') }

// publicParts are the parts that are the same for all viewers: as documents, to be compared, and
// encoded.
type publicParts struct {
	tableDoc      *TableDoc
	resultDoc     *ResultDoc // nil before the start
	table, result []byte
	since         table.Memo // patches by the version that they are for
	version       uint64
}

// patch returns what changed since an older version, as operations.
func (p *publicParts) patch(old *publicParts) []byte {
	return p.since.Make(old.version, func() any {
		ops := patches.Get().(*patch.Patch)
		defer patches.Put(ops)
		ops.Reset()
		if !differ(ops, partPaths[partTable], old.tableDoc, p.tableDoc) {
			ops.Diff(partPaths[partTable], old.table, p.table)
		}
		if old.resultDoc == nil || p.resultDoc == nil || !differ(ops, partPaths[partResult], old.resultDoc, p.resultDoc) {
			ops.Diff(partPaths[partResult], old.result, p.result)
		}
		return slices.Clone(ops.Operations())
	}).([]byte)
}

// differ adds what changed at a place of the state, if what is there can compare itself. Then it
// need not be encoded.
func differ(p *patch.Patch, path string, old, new any) bool {
	d, ok := new.(game.Differ)
	if !ok {
		return false
	}
	p.At(path)
	return d.AppendDiff(p, old)
}

// public returns the parts that all viewers share, encoded once.
func (rd *reader) public(p *table.Public) *publicParts {
	return p.Shared.Make(sheetKey{rd.lang}, func() any {
		doc := rd.table(&p.Info)
		parts := &publicParts{tableDoc: &doc, table: encodeDoc(&doc), result: null}
		if p.Started {
			parts.resultDoc = rd.result(&p.Result)
			parts.result = encodeDoc(parts.resultDoc)
		}
		parts.version = maphash.Bytes(versionSeed, parts.table) ^ bits.RotateLeft64(maphash.Bytes(versionSeed, parts.result), 1)
		return parts
	}).(*publicParts)
}

// encodeDoc is encodeJSON for documents that may have code of their own for it.
func encodeDoc(doc any) []byte {
	b, err := game.EncodeView(doc)
	if err != nil {
		panic(err)
	}
	return b
}

// versionSeed makes versions of one run of the server meaningless to the next.
var versionSeed = maphash.MakeSeed()

// hash does not look at the view: what a seat sees of a game changes only with its news, which are
// numbered.
func (sh *sheet) hash() string {
	var h maphash.Hash
	h.SetSeed(versionSeed)
	maphash.WriteComparable(&h, sh.snap.Shown == nil)
	maphash.WriteComparable(&h, sh.public.version)
	for _, part := range []int{partSeat, partN, partPrompt, partUndo, partAdopt, partStanding} {
		h.Write(sh.parts[part])
		h.WriteByte(0)
	}
	for _, m := range sh.snap.Moves {
		maphash.WriteComparable(&h, m)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// whole returns the StateDoc, encoded once.
func (sh *sheet) whole() []byte {
	sh.once.Do(func() {
		draft := drafts.Get().(*[]byte)
		*draft = sh.append((*draft)[:0])
		sh.text = slices.Clone(*draft) // kept as long as the sheet, so it has no room to grow
		drafts.Put(draft)
	})
	return sh.text
}

func (sh *sheet) append(b []byte) []byte {
	for i, part := range sh.parts {
		b = append(b, "{,"[min(i, 1)])
		b = append(b, '"')
		b = append(b, partNames[i]...)
		b = append(b, `":`...)
		if i == partView {
			part = sh.view()
		}
		b = append(b, part...)
		if i == partPrompt {
			b = append(b, `,"moves":`...)
			b = sh.appendMoves(b)
		}
	}
	return append(b, '}')
}

// view returns the view, encoded.
func (sh *sheet) view() []byte {
	if v := sh.snap.View(); v != nil {
		return v
	}
	return null
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

// Memory for what is being put together.
var (
	patches = sync.Pool{New: func() any { return new(patch.Patch) }}
	drafts  = sync.Pool{New: func() any { return new([]byte) }}
)

// appendSince appends the patch that turns an older sheet into this one.
func (sh *sheet) appendSince(b []byte, old *sheet) []byte {
	if sh == old { // who plays several seats of a draft changes one of them
		return append(b, "[]"...)
	}
	p := patches.Get().(*patch.Patch)
	defer patches.Put(p)
	p.Reset()
	if sh.public.version != old.public.version {
		p.Add(sh.public.patch(old.public))
	}
	for _, part := range []int{partSeat, partN, partPrompt, partVerbs, partUndo, partAdopt, partStanding} {
		p.Diff(partPaths[part], old.parts[part], sh.parts[part])
	}
	sh.patchView(p, old)
	sh.patchMoves(p, old)
	return p.Append(b)
}

// patchView adds what changed in the view. Views that can compare themselves are not encoded for it.
func (sh *sheet) patchView(p *patch.Patch, old *sheet) {
	if sh.snap.N == old.snap.N && sh.snap.Status == old.snap.Status {
		return
	}
	if !differ(p, partPaths[partView], old.snap.Shown, sh.snap.Shown) {
		p.Diff(partPaths[partView], old.view(), sh.view())
	}
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
		draft := drafts.Get().(*[]byte)
		*draft = sh.appendMoves((*draft)[:0])
		p.Cut(mark)
		p.Replace(path, *draft)
		drafts.Put(draft)
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
