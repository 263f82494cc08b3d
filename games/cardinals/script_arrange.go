package cardinals

import (
	"slices"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/arrange"
	"outremer/game/flow"
)

// Arrange implements game.Arranger, the set-up lines of scenario scripts. DYNASTY can be
// "nobody" where that makes sense: an independent realm, an Italian Pope.
//
//	turn late 1190                  the turn begins; nothing of the one before is left to do
//	army zengids edessa hejaz       armies of a dynasty, or of minor realms: army nobody rome
//	fleet komnenos opsikion-wc      fleets
//	crusader arpads aleppo          a Crusader army
//	vacant paris toulouse           nobody is there
//	disarm zengids                  none of its units is on the map
//	holder arpads constantinople    controls these centres; units of minor realms there are gone
//	once capetians bruges           controlled it at some time
//	creed orthodox bruges           faith of the realm
//	claims jerusalem arpads piasts  who counts it for victory, if it is independent
//	pope arpads                     or nobody
//	emperor hohenstaufens           or nobody
//	antipope imperial hohenstaufens or roman
//	excommunicated piasts mid       or end: when it was imposed
//	truce piasts                    under the Truce of God
//	tithes 7                        the Pope's points
//	gift bruges                     it got a gift in the last turn
//	charge a piasts                 an offence that is still to be judged
//	points zengids 2                diplomacy points, after turn
//	target zengids                  has given cause for a crusade in the last turn
//	crusade declared zengids jerusalem   or marching; crusade over 1 (turns of movement from 1)
//	raised arpads                   may bid for Crusader armies
//	protect constance, arbitrate piasts arpads   Bulls in force, after turn
//	credit arpads komnenos          who helped the Crusader army of the first into its space
//	dislodged zengids army damascus jerusalem    from where, by an attacker from where
//	out piasts                      eliminated
//	others zengids                  all other seats that are asked seal
func (s *State) Arrange(words []string) error {
	return arrange.Arrange(words, arrangements, &arranger{Line: arrange.LineOf(words), s: s})
}

type arranger struct {
	arrange.Line
	s *State
}

var arrangements = map[string]func(*arranger){
	"turn":     (*arranger).turn,
	"army":     func(a *arranger) { a.place(diplomacy.Army, false) },
	"fleet":    func(a *arranger) { a.place(diplomacy.Fleet, false) },
	"crusader": func(a *arranger) { a.place(diplomacy.Army, true) },
	"vacant": func(a *arranger) {
		a.each(func(at Space) { a.s.Units[at] = unit{Owner: game.Nobody} })
	},
	"disarm": (*arranger).disarm,
	"holder": (*arranger).holder,
	"once": func(a *arranger) {
		p := a.seat()
		a.each(func(at Space) { a.s.Once[at] = a.s.Once[at].With(p) })
	},
	"creed": func(a *arranger) {
		x := Faith(a.Index(faithNames, "faith"))
		a.each(func(at Space) { a.s.Creed[at] = x })
	},
	"claims":   func(a *arranger) { at := a.space(); a.s.Claims[at] = a.seats() },
	"pope":     func(a *arranger) { a.s.Pope = a.seat() },
	"emperor":  func(a *arranger) { a.s.Emperor = a.seat() },
	"antipope": func(a *arranger) { x := a.Index(basisNames, "basis"); a.s.Antipope[x] = a.seat() },
	"excommunicated": func(a *arranger) {
		p := a.seat()
		x := a.Index([]string{"mid", "end"}, "season")
		a.s.Banned[x], a.s.Guilt[p] = a.s.Banned[x].With(p), 1<<offenceH
	},
	"truce":  func(a *arranger) { a.s.Crusade.Truce = a.s.Crusade.Truce.With(a.seat()) },
	"tithes": func(a *arranger) { a.s.Tithes = int8(a.Int()) },
	"gift":   func(a *arranger) { a.each(a.s.Gifts.add) },
	"charge": func(a *arranger) {
		x := a.Index(offenceNames, "offence")
		a.s.Offences[x] = a.s.Offences[x].With(a.seat())
	},
	"points":    func(a *arranger) { p := a.seat(); a.s.Points[p] = int8(a.Int()) },
	"target":    func(a *arranger) { a.s.Crusade.Targets = a.s.Crusade.Targets.With(a.seat()) },
	"crusade":   (*arranger).crusade,
	"raised":    func(a *arranger) { a.s.Crusade.Raised = a.seats() },
	"protect":   (*arranger).protect,
	"arbitrate": func(a *arranger) { a.s.Bull.Parties = [2]game.Seat{a.seat(), a.seat()} },
	"credit":    func(a *arranger) { p := a.seat(); a.s.Crusade.Credit[p] = a.seats() },
	"dislodged": (*arranger).dislodged,
	"out":       func(a *arranger) { a.s.Out = a.s.Out.With(a.seat()) },
	"others":    (*arranger).others,
}

func (a *arranger) seat() game.Seat {
	if len(a.Left) > 0 && a.Left[0] == "nobody" {
		a.Next()
		return game.Nobody
	}
	return game.Seat(a.Index(a.s.f.dynasties, "dynasty"))
}

func (a *arranger) seats() (x game.Seats) {
	for len(a.Left) > 0 {
		x = x.With(a.seat())
	}
	return x
}

func (a *arranger) space() Space { return Space(a.Index(a.s.f.spaces, "space")) }

// each applies a function to all remaining spaces on the line.
func (a *arranger) each(do func(at Space)) {
	for len(a.Left) > 0 {
		do(a.space())
	}
}

// turn begins a turn, with empty drafts.
func (a *arranger) turn() {
	s, x := a.s, season(a.Index(seasonNames, "season"))
	s.Decade = int16((a.Int() - s.f.year) / 10)
	s.Season = x
	s.Sealed = 0
	clear(s.Orders[:])
	s.Bids = [majors][maxPoints]bid{}
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepGame, A: int16(x)})
	s.t.machine.Run(s, nil)
}

func (a *arranger) place(x diplomacy.UnitType, crusader bool) {
	p := a.seat()
	for len(a.Left) > 0 {
		place := Place(a.Index(a.s.f.places, "place"))
		at := a.s.f.space(place)
		a.s.Units[at] = unit{Type: x, Owner: p, At: place, Crusader: crusader}
		if a.s.stray(at) {
			a.Fail("a %s cannot stand at %s", unitNames[x], a.s.f.places[place])
		}
	}
}

func (a *arranger) disarm() {
	for p := range a.seats().All() {
		for at := range a.s.Units {
			if a.s.Units[at].Owner == p {
				a.s.Units[at] = unit{Owner: game.Nobody}
			}
		}
	}
}

func (a *arranger) holder() {
	p := a.seat()
	a.each(func(at Space) {
		a.s.Holder[at], a.s.Claims[at] = p, 0
		a.s.Once[at] = a.s.Once[at].With(p)
		if p != game.Nobody && a.s.Units[at].minor() {
			a.s.Units[at] = unit{Owner: game.Nobody}
		}
	})
}

func (a *arranger) crusade() {
	c := &a.s.Crusade
	switch x := a.Index([]string{"over", "declared", "marching", "concluded"}, "phase"); x {
	case 0:
		c.Phase, c.Over = noCrusade, int16(a.Int())
	default:
		c.Phase, c.Against, c.Objective = phase(x), a.seat(), a.space()
	}
}

func (a *arranger) protect() {
	if len(a.Left) > 0 && slices.Contains(a.s.f.dynasties, a.Left[0]) {
		a.s.Bull.House = a.seat()
		return
	}
	a.s.Bull.Realm = a.space()
}

func (a *arranger) dislodged() {
	p := a.seat()
	x := diplomacy.UnitType(a.Index(unitNames, "unit"))
	place := Place(a.Index(a.s.f.places, "place"))
	by := a.space()
	for i := range a.s.Dislodged {
		if !a.s.Dislodged[i].Unit.there() {
			a.s.Dislodged[i] = dislodged{Unit: unit{Type: x, Owner: p, At: place}, By: by, To: noPlace}
			return
		}
	}
}

// others seals the drafts of everyone being asked, with some exceptions.
func (a *arranger) others() {
	s, not := a.s, a.seats()
	for p := range (s.Awaiting() &^ not).All() {
		if err := game.Apply(s, p, moveSeal, nil); err != nil {
			a.Fail("%s cannot seal: %v", s.f.dynasties[p], err)
		}
	}
}
