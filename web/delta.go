package web

import (
	"outremer/game"
	"outremer/game/patch"
	"outremer/table"
)

// DeltaDoc is a state that changed: the whole of it, or a patch for those who have the version that
// it was made for.
type DeltaDoc struct {
	Seat  string            `json:"seat" doc:"from where this is seen; empty for a spectator"`
	News  []NewsDoc         `json:"news,omitempty" doc:"what happened since the last event; only in streams"`
	Anew  bool              `json:"anew,omitempty" doc:"the game is over: the news are all that ever happened, secrets included, and numbered from 1 again"`
	From  string            `json:"from,omitempty" doc:"the version that the patch is for"`
	To    string            `json:"to" doc:"the version that the state is now"`
	Patch []patch.Operation `json:"patch,omitempty" doc:"JSON Patch (RFC 6902) of the state: add, remove and replace"`
	State *StateDoc         `json:"state,omitempty" doc:"the whole state, where there is no patch"`
}

// DeltasDoc is the answer to a move for those who say what they have.
type DeltasDoc struct {
	Deltas []DeltaDoc `json:"deltas" doc:"of the seat that moved, and of your other seats that are asked now, as far as you named them"`
}

// appendDelta appends the fields of a DeltaDoc that say how a state becomes another, without braces.
// An old sheet of nil stands for a reader who has nothing.
func appendDelta(b []byte, old, new *sheet) []byte {
	b = append(b, `"seat":`...)
	b = append(b, new.parts[partSeat]...)
	if old == nil {
		b = append(b, `,"to":"`...)
		b = append(b, new.version...)
		b = append(b, `","state":`...)
		return append(b, new.whole()...)
	}
	b = append(b, `,"from":"`...)
	b = append(b, old.version...)
	b = append(b, `","to":"`...)
	b = append(b, new.version...)
	b = append(b, `","patch":`...)
	return new.appendSince(b, old)
}

// deltas returns what changed for a guest's seats: for the one that moved, and for those that the
// game waits for now, so that whoever plays several needs no second request.
func (s *Server) deltas(t *table.Table, by table.By, have map[string]string, lang string) (*encoded, error) {
	mine, err := t.Snapshot(by.Guest, by.Seat)
	if err != nil {
		return nil, err
	}
	out := append(make([]byte, 0, 2*usual), `{"deltas":[`...)
	for i, seat := range mine.Seats {
		at := game.Seat(i)
		version, named := have[seat.Name]
		if !named || seat.Guest != by.Guest || at != by.Seat && !mine.Awaiting.Has(at) {
			continue
		}
		if out[len(out)-1] == '}' {
			out = append(out, ',')
		}
		out, err = s.appendDelta(out, t, table.By{Guest: by.Guest, Seat: at}, version, lang)
		if err != nil {
			return nil, err
		}
	}
	return jsonBody(append(out, "]}"...)), nil
}

// appendDelta appends the DeltaDoc of a seat for a reader who has a version of its state.
func (s *Server) appendDelta(b []byte, t *table.Table, by table.By, have, lang string) ([]byte, error) {
	now, before, err := t.Snapshots(by.Guest, by.Seat)
	if err != nil {
		return nil, err
	}
	new, err := s.sheetOf(now, lang)
	if err != nil {
		return nil, err
	}
	old := new
	if have != new.version {
		old, err = s.had(before, have, lang)
		if err != nil {
			return nil, err
		}
	}
	return append(appendDelta(append(b, '{'), old, new), '}'), nil
}

// had returns the sheet of an earlier snapshot if it is the version that a reader has; else nil.
func (s *Server) had(before *table.Snapshot, version, lang string) (*sheet, error) {
	if before == nil {
		return nil, nil
	}
	sh, err := s.sheetOf(before, lang)
	if err != nil || sh.version != version {
		return nil, err
	}
	return sh, nil
}
