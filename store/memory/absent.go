package memory

import (
	"context"
	"time"

	"outremer/store"
)

// absent is what package store promises about people who are somewhere else: there are none.
type absent struct{}

func (absent) PutSignIn(context.Context, store.SignIn) error             { return nil }
func (absent) Rotate(_ context.Context, _, _ store.SignIn) error         { return nil }
func (absent) SeeSignIn(context.Context, string, int64) error            { return nil }
func (absent) Revoke(context.Context, string, int64, ...string) error    { return nil }
func (absent) PutProof(context.Context, store.Proof) error               { return nil }
func (absent) PutLink(context.Context, store.Link) error                 { return nil }
func (absent) Merge(_ context.Context, _, _ string, _ int64) error       { return store.ErrNotFound }
func (absent) DropProof(_ context.Context, _, _, _ string) error         { return store.ErrNotFound }
func (absent) UseLink(context.Context, store.Link, int64) error          { return store.ErrMoved }
func (absent) Proofs(context.Context, string) ([]store.Proof, error)     { return nil, nil }
func (absent) SignIns(context.Context, string) ([]store.SignIn, error)   { return nil, nil }
func (absent) LettersBy(context.Context, string) ([]store.Letter, error) { return nil, nil }

func (absent) SignIn(context.Context, string) (store.SignIn, error) {
	return store.SignIn{}, store.ErrNotFound
}

func (absent) Proof(_ context.Context, _, _ string) (store.Proof, error) {
	return store.Proof{}, store.ErrNotFound
}

func (absent) Link(context.Context, string) (store.Link, error) {
	return store.Link{}, store.ErrNotFound
}

func (absent) PutToken(context.Context, store.Token) error           { return store.ErrTokens }
func (absent) Tokens(context.Context, string) ([]store.Token, error) { return nil, nil }
func (absent) SeeToken(context.Context, string, int64) error         { return nil }
func (absent) DropToken(_ context.Context, _, _ string) error        { return store.ErrNotFound }
func (absent) Token(context.Context, string) (store.Token, error) {
	return store.Token{}, store.ErrNotFound
}

func (absent) ChangeLink(context.Context, store.Link, string, int64) error { return store.ErrMoved }

func (absent) PutCallee(context.Context, store.Callee) error                { return nil }
func (absent) Callees(context.Context) ([]store.Callee, error)              { return nil, nil }
func (absent) PutChannel(context.Context, store.Channel) error              { return nil }
func (absent) DropChannel(context.Context, string) error                    { return nil }
func (absent) Channels(context.Context) ([]store.Channel, error)            { return nil, nil }
func (absent) Notices(context.Context) ([]store.Notice, error)              { return nil, nil }
func (absent) MarkSent(context.Context, []string) error                     { return nil }
func (absent) DropNotices(context.Context, []string) error                  { return nil }
func (absent) PutDeliveries(context.Context, []store.Delivery) error        { return nil }
func (absent) NoticesFor(context.Context, string) ([]store.Notice, error)   { return nil, nil }
func (absent) Deliveries(context.Context, string) ([]store.Delivery, error) { return nil, nil }

func (absent) AddNotices(context.Context, []store.Notice, []store.Job) error { return nil }

func (absent) Callee(context.Context, string) (store.Callee, error) {
	return store.Callee{}, store.ErrNotFound
}

func (absent) Channel(context.Context, string) (store.Channel, error) {
	return store.Channel{}, store.ErrNotFound
}

func (absent) Outcomes(context.Context, string) ([]store.Outcome, error)   { return nil, nil }
func (absent) Strengths(context.Context, string) ([]store.Strength, error) { return nil, nil }

func (absent) ShowPresence(context.Context, string, store.Audience) error { return nil }

func (absent) Presences(context.Context, []string) (map[string]store.Presence, error) {
	return map[string]store.Presence{}, nil
}

func (absent) PutRegard(_ context.Context, _, _ string, _ store.Regard) error { return nil }
func (absent) BlockedBy(context.Context, string) ([]string, error)            { return nil, nil }

func (absent) Regards(context.Context, string) (map[string]store.Regard, error) {
	return map[string]store.Regard{}, nil
}

// Take allows everything: nobody else has to wait.
func (absent) Take(context.Context, string, time.Time, time.Duration, int) (bool, error) {
	return true, nil
}

func (absent) Stamps(context.Context, []string) (map[string]store.Stamp, error) {
	return map[string]store.Stamp{}, nil
}

func (absent) Departed(context.Context, int64) ([]string, error) { return nil, nil }
func (absent) Shared() bool                                      { return false }
func (absent) Listen(func(store.Change)) (stop func())           { return func() {} }

func (absent) Probe(context.Context) (store.Condition, error) { return store.Condition{Free: -1}, nil }
func (absent) Inspect(context.Context) error                  { return nil }

// Nobody looks after a browser but the one who sits before it.

func (absent) PutWarden(context.Context, string, int64) error                 { return nil }
func (absent) Wardens(context.Context) ([]string, error)                      { return nil, nil }
func (absent) PutBan(context.Context, store.Ban) error                        { return nil }
func (absent) DropBan(context.Context, string) error                          { return store.ErrNotFound }
func (absent) Bans(context.Context, int64) ([]store.Ban, error)               { return nil, nil }
func (absent) AddReport(context.Context, store.Report) error                  { return nil }
func (absent) Reports(context.Context, bool, int) ([]store.Report, error)     { return nil, nil }
func (absent) CloseReport(context.Context, string, int64) error               { return store.ErrNotFound }
func (absent) AddDeed(context.Context, store.Deed) error                      { return nil }
func (absent) EndDeed(_ context.Context, _, _ string) error                   { return nil }
func (absent) Deeds(context.Context, int64, int) ([]store.Deed, error)        { return nil, nil }
func (absent) PutPlacard(context.Context, string, string) error               { return nil }
func (absent) Placard(context.Context) (string, error)                        { return "", nil }
func (absent) FindGuests(context.Context, string, int) ([]store.Guest, error) { return nil, nil }
func (absent) StaleGuests(context.Context, int64, int) ([]string, error)      { return nil, nil }

func (absent) Report(context.Context, string) (store.Report, error) {
	return store.Report{}, store.ErrNotFound
}

func (absent) Sweep(context.Context, store.Retention) (store.Swept, error) { return store.Swept{}, nil }
