package web

import (
	"net/http"
	"strings"
	"testing"

	"outremer/store"
)

// Seats by lot, with names hidden: nobody's answers name anybody else before the end, and the one
// link lets everybody in.
func TestHiddenByLot(t *testing.T) {
	s := newSite(t)
	creator, friend := s.visitor(), s.visitor()
	creator.do("PATCH", "me", map[string]string{"name": "Anna Anonyma"}).ok(nil)
	friend.do("PATCH", "me", map[string]string{"name": "Berta Secreta"}).ok(nil)
	var tab MyTableDoc
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}, Seating: "lot", Hidden: true}).ok(&tab)
	if tab.Invite == "" || len(tab.Invites) != 0 || len(tab.Mine) != 0 || len(tab.Place) != 1 || tab.Free != 2 {
		t.Fatalf("the creator gets %+v", tab)
	}
	friend.post("tables/"+tab.ID+"/join", JoinDoc{Invite: tab.Invite}).ok(nil)
	for who, v := range map[string]*visitor{"Berta": creator, "Anna": friend} {
		for _, path := range []string{"", "/letters", "/state"} {
			if got := string(v.get("tables/" + tab.ID + path).body); strings.Contains(got, who) {
				t.Errorf("%s names %s: %s", path, who, got)
			}
		}
	}
	creator.post("tables/"+tab.ID+"/bots", EngageDoc{Bot: "random"}).ok(&tab)
	if tab.Status != string(store.Running) || len(tab.Mine) != 1 {
		t.Errorf("%s, the creator sits at %v", tab.Status, tab.Mine)
	}
}

// TestReadInvitation: what an invitation is good for, before and after it is used.
func TestReadInvitation(t *testing.T) {
	s := newSite(t)
	creator, friend := s.visitor(), s.visitor()
	var tab MyTableDoc
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}}).ok(&tab)
	at := "tables/" + tab.ID
	reads := func(token, want string) {
		t.Helper()
		friend.post(at+"/invitation", BearerDoc{token}).ok(nil).has(want)
	}
	reads(tab.Invites["blue"], `{"seat":"blue","free":true}`)
	reads(tab.Invite, `{"free":true}`)
	friend.post(at+"/invitation", BearerDoc{"nonsense"}).refused(http.StatusForbidden, "invite")
	friend.post(at+"/invitation", BearerDoc{""}).refused(http.StatusUnprocessableEntity, "invalid")
	friend.post(at+"/join", JoinDoc{Invite: tab.Invites["blue"]}).ok(nil)
	reads(tab.Invites["blue"], `{"seat":"blue","free":false}`)
	reads(tab.Invite, `{"free":true}`)
	creator.post(at+"/bots", EngageDoc{Seat: tab.Seats[2].Seat, Bot: "random"}).ok(nil)
	reads(tab.Invites["blue"], `{"seat":"blue","free":false}`)
	friend.post(at+"/invitation", BearerDoc{tab.Invite}).refused(http.StatusForbidden, "invite") // the door is shut
}

// What the creator may do, and what is wrong with the rest.
func TestManageTable(t *testing.T) {
	s := newSite(t)
	creator, friend := s.visitor(), s.visitor()
	var tab MyTableDoc
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}}).ok(&tab)
	at := "tables/" + tab.ID
	friend.post(at+"/join", JoinDoc{Invite: tab.Invite, Wishes: []string{"blue"}}).refused(http.StatusConflict, "no-wishes")
	friend.post(at+"/close", nil).refused(http.StatusForbidden, "not-yours")
	creator.post(at+"/put-out", PutOutDoc{Seat: "pink"}).refused(http.StatusUnprocessableEntity, "invalid")
	creator.post(at+"/invitations", SeatChoice{Seat: "blue"}).ok(nil)
	friend.post(at+"/join", JoinDoc{Invite: tab.Invites["blue"]}).refused(http.StatusForbidden, "invite")
	creator.post(at+"/again", AgainDoc{"same"}).refused(http.StatusForbidden, "not-over")
	creator.post(at+"/close", nil).ok(&tab)
	if tab.Status != string(store.Closed) || tab.Closed != "creator" {
		t.Errorf("%s, because %q", tab.Status, tab.Closed)
	}
	friend.post(at+"/join", JoinDoc{Invite: "any"}).refused(http.StatusConflict, "closed")
	// Whoever takes several seats allows several.
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Sit: []string{"red", "blue"}}).ok(&tab)
	if !tab.Several {
		t.Error("a table at which one person has two seats allows one each")
	}
}
