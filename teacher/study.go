package teacher

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"outremer/game"
	"outremer/game/record"
)

// Study is what the master found out about a finished game. It is stored: everything in it is by name, and
// seats are numbered as in the log.
type Study struct {
	Version int       `json:"version"`
	Course  []Moment  `json:"course"`
	Lessons []Lesson  `json:"lessons"` // those that cost most first; at most five for each seat
	Seats   []Account `json:"seats"`
}

// Version is that of the form of a Study and of how it is made. 4: proposals are answered by strong players, no kind of move is
// left out where there are many, and units count at College of Cardinals.
const Version = 4

// Moment is how the game stood after a record.
type Moment struct {
	N       int       `json:"n"`
	Chances []float64 `json:"chances"` // of winning, by seat
}

// Lesson is a decision that something else would have been better for.
type Lesson struct {
	N      int       `json:"n"` // the record in which it begins
	Seat   game.Seat `json:"seat"`
	Played []string  `json:"played"`
	Better []string  `json:"better"`
	Had    float64   `json:"had"`  // chance of winning with what was played
	Lost   float64   `json:"lost"` // by how much it would have been greater
	Brings []Note    `json:"brings,omitempty"`
}

// Note is a Happening by name.
type Note struct {
	Event string   `json:"event"`
	Seat  int      `json:"seat"`
	Args  []string `json:"args"`
	Often float64  `json:"often"`
}

// Account is how a seat fared: what was its own doing, and what was luck.
type Account struct {
	Choices int     `json:"choices"` // decisions that were studied
	Lost    float64 `json:"lost"`    // chances of winning given away by them
	Luck    float64 `json:"luck"`    // chances of winning that dice and cards gave, or took
	Dice    int     `json:"dice"`    // rolled
	Pips    int     `json:"pips"`    // on them
}

const (
	perSeat      = 5
	mostMoments  = 120
	mostChosen   = 400 // decisions studied in a game
	againFactor  = 3   // so many times as many are studied closely as are told
	worthTelling = 0.01
)

var errUnfinished = errors.New("the game is not over")

// Analyse studies a finished game: how its chances went, which decisions cost most, and whom luck favoured.
func Analyse(ctx context.Context, t game.Title, f *record.File) (*Study, error) {
	course, err := record.Replay(t, f)
	if err != nil {
		return nil, err
	}
	if !course.Result().Over {
		return nil, errUnfinished
	}
	if !Teaches(t) {
		return nil, errors.New("nobody can judge games of " + t.Info().Slug)
	}
	s := newStudent(t, f, course)
	if err := s.walk(ctx); err != nil {
		return nil, err
	}
	if err := s.lookCloser(ctx); err != nil {
		return nil, err
	}
	return s.result(), nil
}

// student goes through a game.
type student struct {
	master  Master
	setup   game.Setup
	line    []record.Entry
	people  game.Seats // whose decisions are studied: people's, or all if only bots played
	every   int        // of the decisions, so that a long game does not take for ever
	spaced  int        // records between two moments
	rollout rollout
	luck    game.Rand
	study   Study
	seen    []decision
}

// decision is a choice that was made in the game.
type decision struct {
	n      int
	scene  game.Scene
	played []game.Move
	lost   float64
}

func newStudent(t game.Title, f *record.File, c *record.Course) *student {
	s := &student{master: New(t, c.Setup), setup: c.Setup, line: c.Line, every: 1, luck: game.Quick(c.Setup.Key)}
	s.rollout.master = s.master
	s.study = Study{Version: Version, Seats: make([]Account, c.Setup.Seats)}
	for _, r := range f.Records {
		if r.Kind == record.Move && r.Mark == "" {
			s.people = s.people.With(r.Seat)
		}
	}
	if s.people == 0 {
		s.people = game.AllSeats(c.Setup.Seats)
	}
	choices := 0
	for _, e := range s.line {
		if s.people.Has(e.Seat) && !e.Forced && e.Adopted == 0 {
			choices++
		}
	}
	s.every = 1 + choices/mostChosen
	s.spaced = 1 + len(s.line)/mostMoments
	return s
}

// walk plays the game once more, and looks at each decision and each stroke of luck.
func (s *student) walk(ctx context.Context) error {
	st, err := game.Start(s.master.Title, s.setup)
	if err != nil {
		return err
	}
	var drafting, offering game.Seats
	met := 0
	if err := s.moment(ctx, st, 0); err != nil {
		return err
	}
	for i, e := range s.line {
		if err := ctx.Err(); err != nil {
			return err
		}
		if e.Adopted != 0 {
			st, err = record.AdoptState(s.master.Title, s.setup, st, e.Adopted)
			if err != nil {
				return err
			}
			continue
		}
		amid := e.Draft && drafting.Has(e.Seat) || offering.Has(e.Seat)
		offering = offers(s.master.Title.Lexicon(), offering, &e)
		if s.people.Has(e.Seat) && !e.Forced && !amid && !offering.Has(e.Seat) {
			met++
			err = s.decide(ctx, st, i, met)
			if err != nil {
				return err
			}
		}
		drafting = drafts(s.master.Title.Lexicon(), drafting, &e)
		st, err = s.play(ctx, st, &e)
		if err != nil {
			return err
		}
		if i == len(s.line)-1 || (i+1)%s.spaced == 0 {
			if err := s.moment(ctx, st, e.N); err != nil {
				return err
			}
		}
	}
	return nil
}

// drafts keeps track of who is amid a draft: its first move stands for all of it.
func drafts(x *game.Lexicon, now game.Seats, e *record.Entry) game.Seats {
	if e.Draft && !x.Verbs[e.Move.Verb].Seals {
		return now.With(e.Seat)
	}
	return now.Without(e.Seat)
}

// offers keeps track of who puts an offer together. None of its moves says what the whole was, nor does the one that
// makes it, so none of them is a lesson.
func offers(x *game.Lexicon, now game.Seats, e *record.Entry) game.Seats {
	if x.Verbs[e.Move.Verb].Part {
		return now.With(e.Seat)
	}
	return now.Without(e.Seat)
}

// decide weighs a decision, the n-th, against what the strongest player would have done. Of very many some are left out.
func (s *student) decide(ctx context.Context, st game.State, at, n int) error {
	e := &s.line[at]
	if n%s.every != 0 || len(st.Options(nil, e.Seat)) < 2 {
		return nil
	}
	d := decision{n: e.N, scene: game.Scene{State: st, Seat: e.Seat}, played: answered(s.master.Title.Lexicon(), s.line[at:])}
	m := s.master
	m.Effort, m.narrow = effortQuick, true
	a, err := m.compare(ctx, d.scene.Window(), d.played)
	if err != nil {
		return err
	}
	s.study.Seats[e.Seat].Choices++
	had, best := chosen(&a, d.played), a.Best()
	d.lost = max(0, best.Worth-had.Worth)
	s.study.Seats[e.Seat].Lost += d.lost
	if d.lost >= worthTelling {
		d.scene.State = st.Clone()
		s.seen = append(s.seen, d)
	}
	return nil
}

// answered is what was done: one move, or what was entered into a draft up to its seal.
func answered(x *game.Lexicon, line []record.Entry) (moves []game.Move) {
	first := &line[0]
	for _, e := range line {
		if e.Seat != first.Seat || e.Adopted != 0 {
			continue
		}
		if e.Draft != first.Draft {
			break
		}
		moves = append(moves, e.Move)
		if !e.Draft || x.Verbs[e.Move.Verb].Seals {
			break
		}
	}
	return moves
}

func chosen(a *Advice, moves []game.Move) *Choice {
	i := slices.IndexFunc(a.Choices, func(c Choice) bool { return slices.Equal(c.Moves, moves) })
	return &a.Choices[max(0, i)]
}

// lookCloser weighs the decisions that seem to have cost most once more, with all that could have been done.
func (s *student) lookCloser(ctx context.Context) error {
	slices.SortStableFunc(s.seen, func(a, b decision) int { return cmp.Compare(b.lost, a.lost) })
	told := make([]int, s.setup.Seats)
	for i := range s.seen {
		d := &s.seen[i]
		told[d.scene.Seat]++
		if told[d.scene.Seat] > againFactor*perSeat {
			continue
		}
		m := s.master
		m.Effort = effortStudy
		a, err := m.compare(ctx, d.scene.Window(), d.played)
		if err != nil {
			return err
		}
		had, best := chosen(&a, d.played), a.Best()
		if lost := best.Worth - had.Worth; lost >= worthTelling {
			s.study.Lessons = append(s.study.Lessons, Lesson{N: d.n, Seat: d.scene.Seat, Played: s.names(d.played),
				Better: s.names(best.Moves), Had: round(had.Worth), Lost: round(lost), Brings: notes(s.master.Title.Lexicon(), best.Brings)})
		}
	}
	return nil
}

// result puts the lessons that cost most first, and keeps so many for each seat.
func (s *student) result() *Study {
	slices.SortStableFunc(s.study.Lessons, func(a, b Lesson) int { return cmp.Compare(b.Lost, a.Lost) })
	told := make([]int, s.setup.Seats)
	s.study.Lessons = slices.DeleteFunc(s.study.Lessons, func(l Lesson) bool {
		told[l.Seat]++
		return told[l.Seat] > perSeat
	})
	for i := range s.study.Seats {
		a := &s.study.Seats[i]
		a.Lost, a.Luck = round(a.Lost), round(a.Luck)
	}
	return &s.study
}

// names are moves in notation.
func (s *student) names(moves []game.Move) (names []string) {
	for _, m := range moves {
		names = append(names, s.master.Title.Lexicon().Format(m))
	}
	return names
}
