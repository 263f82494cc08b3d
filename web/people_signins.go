//go:build !engine

package web

import (
	"context"
	"maps"
	"net/http"
	"slices"

	"outremer/people"
	"outremer/store"
)

// SignInDoc is a browser that is signed in as you.
type SignInDoc struct {
	ID      string `json:"id"`
	Device  string `json:"device" doc:"browser and system, as far as they tell"`
	Created int64  `json:"created"`
	Seen    int64  `json:"seen" doc:"to the hour"`
	This    bool   `json:"this" doc:"the one you are using"`
}

// WaysDoc is how you can stay who you are.
type WaysDoc struct {
	SignIns []SignInDoc  `json:"sign_ins"`
	Phrase  int64        `json:"phrase" doc:"when your recovery phrase was made; 0 if you have none"`
	Passkey []PasskeyDoc `json:"passkeys"`
	Mail    []string     `json:"mail" doc:"addresses that you can sign in with"`
	Others  []string     `json:"others" doc:"sign-ins of others that stand for you"`
	Offers  OffersDoc    `json:"offers"`
}

// PasskeyDoc is a passkey of yours.
type PasskeyDoc struct {
	ID      string `json:"id"`
	Created int64  `json:"created"`
	Used    int64  `json:"used" doc:"0 if never"`
}

// OffersDoc is what this server can do.
type OffersDoc struct {
	Mail  bool   `json:"mail"`
	Other string `json:"other" doc:"name of the other sign-in; empty if there is none"`
}

func (a *api) addSignIns() {
	register(a, op("GET", "/me/ways", "list-ways", "Your sign-ins, and how you can prove who you are", 429), a.listWays)
	revoke := op("DELETE", "/me/sign-ins/{id}", "revoke-sign-in", "End a sign-in; its streams end at once", 404)
	revoke.DefaultStatus = http.StatusNoContent
	register(a, revoke, func(ctx context.Context, in *struct {
		ID string `path:"id"`
	}) (*struct{}, error) {
		if err := a.people.Revoke(ctx, guestID(ctx), in.ID); err != nil {
			return nil, err
		}
		a.endStreams(in.ID)
		return nil, nil
	})
	register(a, op("POST", "/me/sign-ins/revoke-others", "revoke-others", "End all other sign-ins; yours gets a new cookie", 429),
		func(ctx context.Context, _ *struct{}) (*signedIn, error) {
			if _, err := a.keptGuest(ctx); err != nil {
				return nil, err
			}
			v := visitOf(ctx)
			e, ended, err := a.people.RevokeAll(ctx, v.visitor, deviceOf(v.agent))
			if err != nil {
				return nil, err
			}
			a.endStreams(ended...)
			return a.admit(ctx, e)
		})
}

func (a *api) listWays(ctx context.Context, _ *struct{}) (*body[WaysDoc], error) {
	g, err := a.guest(ctx)
	if err != nil {
		return nil, err
	}
	list, err := a.people.SignIns(ctx, g.ID)
	if err != nil {
		return nil, err
	}
	proofs, err := a.Store.Proofs(ctx, g.ID)
	if err != nil {
		return nil, err
	}
	d := WaysDoc{SignIns: []SignInDoc{}, Passkey: []PasskeyDoc{}, Mail: []string{}, Others: []string{}, Offers: OffersDoc{a.Mail != nil, a.OIDC.Title()}}
	this := visitOf(ctx).visitor.SignIn
	for _, s := range list {
		d.SignIns = append(d.SignIns, SignInDoc{s.ID, s.Device, s.Created, s.Seen, s.ID == this})
	}
	for _, p := range proofs {
		d.add(&p)
	}
	return &body[WaysDoc]{d}, nil
}

func (d *WaysDoc) add(p *store.Proof) {
	switch p.Kind {
	case store.Phrase:
		d.Phrase = p.Created
	case store.Passkey:
		d.Passkey = append(d.Passkey, PasskeyDoc{p.Key, p.Created, p.Used})
	case store.Mail:
		d.Mail = append(d.Mail, p.Key)
	case store.OIDC:
		d.Others = append(d.Others, p.Data)
	}
}

// stillSignedIn reports whether the sign-in by which a reader follows a table is good.
func (st *stream) stillSignedIn() bool {
	if st.token == "" {
		return true
	}
	if people.IsToken(st.token) {
		_, err := st.people.Bearer(st.streaming, st.token)
		return err == nil
	}
	_, ok, err := st.people.Who(st.streaming, st.token)
	return ok && err == nil
}

// endStreamsElsewhere ends the streams of a sign-in that was revoked at another node; for "" any may have
// been. A node that hears nothing is told so every second, and looks less often than that.
func (s *Server) endStreamsElsewhere(id string) {
	if id != "" {
		s.endStreams(id)
		return
	}
	now, last := s.Now().UnixMilli(), s.rechecked.Load()
	if now-last < s.Heartbeat.Milliseconds() || !s.rechecked.CompareAndSwap(last, now) {
		return
	}
	for _, st := range s.allStreams() {
		if !st.stillSignedIn() {
			st.end()
		}
	}
}

// endStreams ends the streams of sign-ins that were revoked.
func (s *Server) endStreams(ids ...string) {
	for _, st := range s.signedIn(ids...) {
		st.end()
	}
}

// relabel lets the streams of a sign-in go on under the one that replaces it.
func (s *Server) relabel(old string, e people.Entry) {
	for _, st := range s.signedIn(old) {
		s.mu.Lock()
		st.signIn = e.SignIn
		s.mu.Unlock()
	}
}

// signedIn returns the streams of some sign-ins.
func (as *audiences) signedIn(ids ...string) (found []*stream) {
	as.mu.Lock()
	defer as.mu.Unlock()
	for _, a := range as.byTable {
		for st := range a.streams {
			if slices.Contains(ids, st.signIn) {
				found = append(found, st)
			}
		}
	}
	return found
}

func (as *audiences) allStreams() (all []*stream) {
	as.mu.Lock()
	defer as.mu.Unlock()
	for _, a := range as.byTable {
		all = slices.AppendSeq(all, maps.Keys(a.streams))
	}
	return all
}
