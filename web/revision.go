package web

import (
	"context"
	"strconv"

	"outremer/game"
	"outremer/table"
	"outremer/text"
)

// TableFactsDoc identifies the facts that a table is played with.
type TableFactsDoc struct {
	Name    string `json:"name" doc:"built-in, or the name that the host gave them; empty where a game has no data files"`
	Hash    string `json:"hash"`
	BuiltIn bool   `json:"built_in"`
}

func (rd *reader) facts(f game.Facts) TableFactsDoc {
	return TableFactsDoc{f.Name, f.Hash, f.Name == game.BuiltIn}
}

// HaltDoc is why the running program cannot continue a game.
type HaltDoc struct {
	Cause   string `json:"cause" enum:"rules,revision,facts" doc:"its rules are others; its revision is newer; its facts are missing"`
	Program string `json:"program" doc:"the last version of the program that played it"`
	Text    string `json:"text" doc:"what happened and what it needs, in words"`
}

func (rd *reader) halt(h *table.Halt) *HaltDoc {
	if h == nil {
		return nil
	}
	say := text.Word(rd.lang, "halt-"+string(h.Cause)) + " "
	if h.Program != "" {
		say += text.Fill(rd.lang, "halt-program", h.Program, strconv.Itoa(int(h.Revision))) + " "
	}
	return &HaltDoc{string(h.Cause), h.Program, say + text.Word(rd.lang, "halt-safe")}
}

// AdoptionDoc is the offer to continue under newer rules.
type AdoptionDoc struct {
	To      int         `json:"to" doc:"the newest revision"`
	Open    bool        `json:"open" doc:"it can be answered now: nobody is in the middle of a turn"`
	Agreed  []string    `json:"agreed" doc:"seats that agree; once all do, the rules hold from the next turn on, or at once if a turn has just begun"`
	Missing []string    `json:"missing" doc:"seats that have not agreed yet"`
	Changes []ChangeDoc `json:"changes" doc:"what would change"`
}

func (rd *reader) adoption(s *table.Snapshot) *AdoptionDoc {
	a := s.Adopt
	if a == nil {
		return nil
	}
	return &AdoptionDoc{int(a.To), a.Open, rd.set(a.Agreed), rd.set(a.Missing), changeDocs(rd.words, rd.lang, s.Revision, a.To)}
}

// AdoptDoc is a player's vote on newer rules.
type AdoptDoc struct {
	Seat  string `json:"seat,omitempty" doc:"needed if you hold several"`
	Agree bool   `json:"agree" doc:"false takes an agreement back"`
}

func (a *api) addRevisions() {
	register(a, answers[StateDoc](a, op("POST", "/tables/{id}/adopt", "adopt-revision", "Agree to go on by the newest rules; done once all players agree", 403, 404, 409, 422)),
		func(ctx context.Context, in *struct {
			AtTable
			Body AdoptDoc
		}) (*encoded, error) {
			return a.actInGame(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error {
				return t.Adopt(ctx, by, in.Body.Agree)
			})
		})
}
