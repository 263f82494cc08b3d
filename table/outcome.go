package table

import (
	"cmp"
	"slices"
	"strings"

	"outremer/game"
	"outremer/store"
)

// A rating is for who played a seat from the beginning to the end. Whoever gave theirs up, or lost it
// to somebody else, comes in behind all others; whoever took it over did not make its fortune, and is
// not rated. A bot that helps out does so on its holder's account.

// checkRated rejects a rated table that could rate nobody, or somebody against themselves.
func checkRated(title game.Title, setup game.Setup, m Manners, seats []store.Seat, sit int) error {
	united, ok := title.(game.Uniter)
	players := seatsThat(seats, func(s *store.Seat) bool { return !s.Vacant })
	switch {
	case !m.Rated:
		return nil
	case players.Len() < 2 || ok && united.United(setup):
		return ErrNoRank
	case m.Several || sit > 1:
		return ErrRatedSeveral
	}
	return nil
}

// begin notes down who has which seat as the game begins.
func (p *plan) begin() {
	for i := range p.row.Seats {
		if who := playerAt(&p.row.Seats[i]); who != "" {
			p.changeSeat(game.Seat(i), func(s *store.Seat) { s.Began = who })
		}
	}
}

// playerAt returns who answers for a seat: its holder, or else the bot that plays it.
func playerAt(s *store.Seat) string {
	switch {
	case s.Guest != "":
		return s.Guest
	case s.Bot != "":
		return store.BotPlayer(s.Bot)
	}
	return ""
}

// begunBy returns who had a seat when the game began, or has it, if that was not noted down then.
func begunBy(s *store.Seat) string { return cmp.Or(s.Began, playerAt(s)) }

// hadCompany reports whether at least two people began the game, so that there were deadlines.
func (p *plan) hadCompany() bool {
	people := map[string]bool{}
	for i := range p.row.Seats {
		if who := begunBy(&p.row.Seats[i]); !isBot(who) {
			people[who] = true
		}
	}
	return len(people) > 1
}

func isBot(player string) bool { return player == "" || strings.HasPrefix(player, store.BotPlayer("")) }

// outcomes is how the game ended for those who played it; nil unless it ends with the plan.
func (p *plan) outcomes() (list []store.Outcome) {
	if p.row.Status != store.Over || p.t.row.Status == store.Over {
		return nil
	}
	res, rated := p.course.Result(), mannersOf(&p.row).Rated
	players := seatsThat(p.row.Seats, func(s *store.Seat) bool { return !s.Vacant })
	places := placesIn(&res, players)
	if p.united() {
		places = make([]int64, len(p.row.Seats))
	}
	timed := len(p.row.Clock) > 0 && p.hadCompany()
	for s := range players.All() {
		o := store.Outcome{Table: p.t.id, Title: p.row.Title, Seat: s, At: p.at, Timed: timed,
			Players: int64(players.Len()), Winners: int64((res.Winners & players).Len())}
		first, last := p.missed(s)
		now, began := playerAt(&p.row.Seats[s]), begunBy(&p.row.Seats[s])
		if began != now && !isBot(began) {
			left := o
			left.Player, left.Fate, left.Missed = began, store.Left, first
			left.Rank = rankIf(rated, int64(len(p.row.Seats)+1))
			list = append(list, left)
		}
		o.Player, o.Fate, o.Missed, o.Won, o.Place = now, store.Played, last, res.Winners.Has(s), places[s]
		switch {
		case began == now:
			o.Rank = rankIf(rated, o.Place)
		case isBot(now):
			continue // it only finished what somebody had left
		default:
			o.Fate = store.TookOver
		}
		list = append(list, o)
	}
	return list
}

func rankIf(rated bool, place int64) int64 {
	if !rated {
		return 0
	}
	return place
}

// united reports whether the players win or lose together.
func (p *plan) united() bool {
	u, ok := p.t.title.(game.Uniter)
	return ok && u.United(p.course.Setup)
}

// placesIn returns the places of those who played, by seat: winners first, then by points. Whoever
// ties shares a place, and the next one counts them all.
func placesIn(res *game.Result, players game.Seats) []int64 {
	ahead := func(a, b game.Seat) bool {
		if won := res.Winners.Has(a); won != res.Winners.Has(b) {
			return won
		}
		return !res.Winners.Has(a) && res.Points[a] > res.Points[b]
	}
	places := make([]int64, len(res.Points))
	for s := range players.All() {
		places[s] = 1
		for other := range players.All() {
			if ahead(other, s) {
				places[s]++
			}
		}
	}
	return places
}

// missed counts the deadlines that were missed at a seat: by whoever had it first, and by whoever has
// it now.
func (p *plan) missed(s game.Seat) (first, last int64) {
	changed := false
	for _, it := range slices.Concat(p.t.feed, p.items) {
		if it.kind != Noted || it.seat != s {
			continue
		}
		switch word, _, _ := strings.Cut(it.note, " "); word {
		case "late":
			last++
		case "resign", "substitute", "succeeded":
			if !changed {
				first, changed = last, true
			}
			last = 0
		}
	}
	if !changed {
		first = last
	}
	return first, last
}
