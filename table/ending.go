package table

import (
	"context"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// What players who want to end a game themselves ask each other, where the table allows it.
const (
	Drawing   Plea = record.Draw       // to share the victory
	Conceding Plea = record.Concession // to leave it to one of them
)

// proposal is an end of the game that somebody has proposed. It waits, move or no move, until all have
// answered.
type proposal struct {
	Kind   Plea       `json:"kind"`
	By     game.Seat  `json:"by"`
	To     game.Seat  `json:"to"` // who would win, if it is a concession
	Agreed game.Seats `json:"agreed"`
}

// asked returns who has to agree: all other people, but for the one who would win. Bots always agree.
func (pr *proposal) asked(s *state) game.Seats {
	all := s.others(pr.By)
	if pr.Kind == Conceding {
		winner := s.row.Seats[pr.To].Guest
		all &^= seatsThat(s.row.Seats, func(seat *store.Seat) bool { return winner != "" && seat.Guest == winner })
	}
	return all
}

func (pr *proposal) request(s *state) Request {
	r := Request{Kind: pr.Kind, By: pr.By, Agreed: pr.Agreed, Missing: pr.asked(s) &^ pr.Agreed, To: game.Nobody}
	if pr.Kind == Conceding {
		r.To = pr.To
	}
	return r
}

// Draw proposes to end the game now: everybody shares the victory. It returns ErrNoAgreements where the
// table does not allow it, and ErrNoPartner if only bots would share it.
func (t *Table) Draw(ctx context.Context, by By) error {
	return t.proposeEnd(ctx, by, proposal{Kind: Drawing, By: by.Seat, To: game.Nobody})
}

// Concede proposes to end the game now: the victory is another seat's. Errors are those of Draw.
func (t *Table) Concede(ctx context.Context, by By, to game.Seat) error {
	return t.proposeEnd(ctx, by, proposal{Kind: Conceding, By: by.Seat, To: to})
}

func (t *Table) proposeEnd(ctx context.Context, by By, pr proposal) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if err := p.mayPropose(by.Guest, &pr); err != nil {
			return err
		}
		if pr.asked(&p.state) == 0 {
			return p.endBy(by.Seat, &pr)
		}
		p.setDoor(func(d *door) { d.Proposal = &pr })
		note := "ask-" + string(pr.Kind)
		if pr.Kind == Conceding {
			note += " " + p.row.Seats[pr.To].Name
		}
		p.note(by.Seat, note)
		return nil
	})
}

// mayPropose checks that a guest may propose an end.
func (p *plan) mayPropose(guest string, pr *proposal) error {
	open := doorOf(&p.row).Proposal
	mine := p.holds(guest)
	switch {
	case !mannersOf(&p.row).Agreements:
		return ErrNoAgreements
	case open != nil && !mine.Has(open.By):
		return ErrAsked
	case pr.Kind == Drawing && p.others(pr.By) == 0 && botSeats(p.row.Seats) != 0:
		return ErrNoPartner
	case pr.Kind == Conceding && (pr.To < 0 || int(pr.To) >= len(p.row.Seats) || p.row.Seats[pr.To].Vacant):
		return &game.SetupError{Field: "to", Text: "nobody plays there"}
	case pr.Kind == Conceding && mine.Has(pr.To) && mine != p.players():
		return &game.SetupError{Field: "to", Text: "a victory is conceded to somebody else"}
	}
	return nil
}

// players returns the seats at which somebody plays, people or bots.
func (s *state) players() game.Seats {
	return seatsThat(s.row.Seats, func(seat *store.Seat) bool { return !seat.Vacant })
}

// answerEnd agrees to a proposed end, or closes the proposal.
func (t *Table) answerEnd(ctx context.Context, by By, kind Plea, agree bool) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		pr, held := doorOf(&p.row).Proposal, p.holds(by.Guest)
		if pr == nil || pr.Kind != kind {
			return ErrNoRequest
		}
		missing := pr.asked(&p.state) &^ pr.Agreed
		switch {
		case held&missing == 0 && (agree || !held.Has(pr.By)):
			return ErrNoRequest
		case !agree:
			p.refused(by.Seat, pr.By, kind)
			p.dropProposal()
			return nil
		}
		pr.Agreed |= held & missing
		if missing&^held == 0 {
			return p.endBy(by.Seat, pr)
		}
		p.setDoor(func(d *door) { d.Proposal = pr })
		return nil
	})
}

func (p *plan) dropProposal() { p.setDoor(func(d *door) { d.Proposal = nil }) }

// endBy ends the game as everybody has agreed. Last is the seat whose word was the last one.
func (p *plan) endBy(last game.Seat, pr *proposal) error {
	a := record.Agreement{Reason: string(pr.Kind), Winners: p.players()}
	if pr.Kind == Conceding {
		last, a.Winners = pr.To, game.Only(pr.To)
	}
	ch, err := p.course.PrepareAgree(last, a)
	if err != nil {
		return p.t.wrap("end", err)
	}
	p.dropProposal()
	p.follow(ch)
	return nil
}

// reviewProposal settles a proposal when a seat has another player, or none: theirs goes with them, their
// word is not the next one's, and what waited only for them is done.
func (p *plan) reviewProposal(at game.Seat) error {
	pr := doorOf(&p.row).Proposal
	switch {
	case pr == nil:
		return nil
	case pr.By == at:
		p.dropProposal()
		return nil
	}
	pr.Agreed = pr.Agreed.Without(at)
	switch {
	case pr.asked(&p.state)&^pr.Agreed != 0:
		p.setDoor(func(d *door) { d.Proposal = pr })
	case pr.Kind == Drawing && p.others(pr.By) == 0: // with bots alone
		p.dropProposal()
	default:
		return p.endBy(pr.By, pr)
	}
	return nil
}
