package web

import (
	"maps"
	"net/http"
	"testing"
	"time"
)

// timedMatch is a running public duel with terms, between two visitors.
func timedMatch(t *testing.T, s *site, terms *TermsDoc) (red, blue *visitor, path string) {
	t.Helper()
	red, blue = s.visitor(), s.visitor()
	var doc MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Sit: []string{"red"},
		Clock: map[string]int64{"turn": 600}, Terms: terms}).ok(&doc)
	blue.post("tables/"+doc.ID+"/join", JoinDoc{}).ok(nil)
	return red, blue, "tables/" + doc.ID + "/"
}

// TestTermsAreAnnounced: what was asked for is what everybody reads, and a deadline keeps to it.
func TestTermsAreAnnounced(t *testing.T) {
	s := newSite(t)
	terms := TermsDoc{Zone: "Europe/Rome", At: "20:30", Off: []string{"sat", "sun"}, Night: &NightDoc{"23:00", "07:00"},
		Vacation: 5, Misses: 2, Substitutes: true}
	_, blue, path := timedMatch(t, s, &terms)
	var doc MyTableDoc
	blue.get(path[:len(path)-1]).ok(&doc)
	got := doc.Clock.Terms
	if got == nil || got.At != "20:30" || len(got.Off) != 2 || *got.Night != *terms.Night || got.Vacation != 5 || doc.Seats[0].Days != 5 {
		t.Fatalf("terms %+v, seats %+v", got, doc.Seats)
	}
	rome, err := time.LoadLocation("Europe/Rome")
	must(t, err)
	due := time.UnixMilli(doc.Clock.Due).In(rome)
	if due.Hour() != 20 || due.Minute() != 30 || due.Weekday() == time.Saturday || due.Weekday() == time.Sunday {
		t.Errorf("due %s", due)
	}
	if doc.Clock.Tempo != "correspondence" {
		t.Errorf("tempo %q, want correspondence: turns end once a day", doc.Clock.Tempo)
	}
	for name, bad := range map[string]TermsDoc{
		"zone": {Zone: "Nowhere"}, "time": {At: "25:00"}, "night": {Night: &NightDoc{"29:00", "07:00"}},
		"day": {Off: []string{"someday"}}, "bank": {Bank: &BankDoc{}}, "vacation": {Vacation: -1},
	} {
		doc := NewTableDoc{Title: "skirmish", Players: 2, Terms: &bad}
		t.Log(name)
		blue.post("tables", doc).refused(http.StatusUnprocessableEntity, "invalid")
	}
	s.newMatch(2).players["red"].get("tables?list=mine").ok(nil).has(`"terms":null`)
}

// TestVacationEverywhere: one request sends somebody on vacation at all tables that allow it, and says which do
// not; days off at one table cost none at another.
func TestVacationEverywhere(t *testing.T) {
	s := newSite(t)
	red, _, strict := timedMatch(t, s, nil)
	var doc MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Name: "Slow", Sit: []string{"red"}, Clock: map[string]int64{"turn": 600},
		Terms: &TermsDoc{Vacation: 5}}).ok(&doc)
	s.visitor().post("tables/"+doc.ID+"/join", JoinDoc{Invite: doc.Invite}).ok(nil)
	leave := func(days int) map[string]string {
		var list []LeaveDoc
		red.post("me/vacation", VacationDoc{Days: days}).ok(&list)
		got := map[string]string{}
		for _, l := range list {
			got[l.Name] = l.Key
		}
		return got
	}
	want := map[string]string{"Slow": "", "Skirmish": "no-vacation"}
	if got := leave(3); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	red.get("tables/" + doc.ID).ok(&doc)
	if doc.Seats[0].Away == 0 || doc.Seats[0].Days != 2 {
		t.Errorf("seat %+v, want it away with 2 days left", doc.Seats[0])
	}
	var other MyTableDoc
	red.get(strict[:len(strict)-1]).ok(&other)
	if other.Seats[0].Away != 0 {
		t.Errorf("seat %+v, want it here", other.Seats[0])
	}
	if got := leave(0); got["Slow"] != "" {
		t.Errorf("back: got %v", got)
	}
}

// TestRequestsAreSeen: everybody sees who asks for what, and how it was answered.
func TestRequestsAreSeen(t *testing.T) {
	red, blue, path := timedMatch(t, newSite(t), nil)
	outside := red.visitor()
	red.post(path+"more-time", MoreTimeDoc{Seconds: 3600}).ok(nil)
	outside.get(path + "state?seat=spectator").ok(nil).has(
		`"requests":[{"kind":"time","by":"red","agreed":[],"missing":["blue"],"seconds":3600}]`)
	outside.post(path+"requests/answer", ReplyDoc{Kind: "time", Agree: true}).refused(http.StatusForbidden, "not-yours")
	blue.post(path+"requests/answer", ReplyDoc{Kind: "pause", Agree: true}).refused(http.StatusConflict, "no-request")
	blue.post(path+"more-time", MoreTimeDoc{Seconds: 3600}).refused(http.StatusConflict, "asked")
	blue.post(path+"requests/answer", ReplyDoc{Kind: "time"}).ok(nil).has(`"requests":[]`)
	red.get(path+"news").ok(nil).has("Red asks for another hour.", "Blue says not now: no more time for this turn.")
	red.get(path+"news?lang=it").ok(nil).has("un'altra ora", "non è il momento")
	blue.post(path+"pause", PauseDoc{Want: true}).ok(nil).has(`"requests":[{"kind":"pause","by":"blue","agreed":["blue"],"missing":["red"]}]`)
	red.post(path+"requests/answer", ReplyDoc{Kind: "pause", Agree: true}).ok(nil).has(`"requests":[]`, `"stopped":1`)
}

// TestVacationIsSeen: everybody reads until when somebody is away.
func TestVacationIsSeen(t *testing.T) {
	red, blue, path := timedMatch(t, newSite(t), &TermsDoc{Vacation: 2})
	red.post(path+"vacation", VacationDoc{Days: 3}).refused(http.StatusConflict, "no-vacation")
	red.post(path+"vacation", VacationDoc{Days: 1}).ok(nil)
	var doc MyTableDoc
	blue.get(path[:len(path)-1]).ok(&doc)
	if left := doc.Seats[0].Away - doc.Now; left < 23*3_600_000 || left > 25*3_600_000 || doc.Clock.Due < doc.Seats[0].Away || doc.Seats[0].Days != 1 {
		t.Errorf("seat %+v, clock %+v", doc.Seats[0], doc.Clock)
	}
	red.post(path+"vacation", VacationDoc{}).ok(nil).has(`"follows":false`)
	blue.get(path+"news").ok(nil).has("Red is away for a day.", "Red is back from vacation.")
}

// TestSubstituteIsFound: a seat that was given up is offered in the lobby and to followers, and
// somebody plays on.
func TestSubstituteIsFound(t *testing.T) {
	s := newSite(t)
	red, blue, path := timedMatch(t, s, nil)
	follower, other := s.visitor(), s.visitor()
	wanted := func(v *visitor) (list []MyTableDoc) {
		v.get("tables?list=wanted").ok(&list)
		return list
	}
	follower.post(path+"follow", FollowDoc{true}).ok(nil).has(`"follows":true`)
	follower.get("tables?list=followed").ok(nil).has(`"follows":true`)
	blue.post(path+"resign", SeatChoice{}).ok(nil)
	other.post(path+"take-over", TakeOverDoc{"blue"}).refused(http.StatusConflict, "not-wanted")
	other.post(path+"offer", OfferDoc{"blue", true}).refused(http.StatusForbidden, "not-yours")
	if list := wanted(other); len(list) != 0 {
		t.Errorf("listed before it is offered: %+v", list)
	}
	red.post(path+"offer", OfferDoc{"blue", true}).ok(nil).has(`"wanted":true`)
	for name, v := range map[string]*visitor{"anybody": other, "follower": follower} {
		if list := wanted(v); len(list) != 1 || !list[0].Seats[1].Wanted {
			t.Errorf("%s: listed %+v, want the table once", name, list)
		}
	}
	red.post(path+"take-over", TakeOverDoc{"blue"}).refused(http.StatusConflict, "seated")
	other.post(path+"take-over", TakeOverDoc{"violet"}).refused(http.StatusUnprocessableEntity, "invalid")
	other.post(path+"take-over", TakeOverDoc{"blue"}).ok(nil).has(`"mine":["blue"]`)
	follower.post(path+"take-over", TakeOverDoc{"blue"}).refused(http.StatusConflict, "not-wanted")
	other.get(path + "state").ok(nil).has(`"seat":"blue"`)
	red.get(path+"news").ok(nil).has("A substitute is wanted for Blue.", "A new player takes over for Blue.")
	follower.post(path+"follow", FollowDoc{}).ok(nil).has(`"follows":false`)
}
