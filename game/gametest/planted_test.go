package gametest

import (
	"context"
	"encoding/binary"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/games/skirmish"
)

// A plant is skirmish with one fault in it. Hooks that are nil leave skirmish as it is. They take
// the secrets they leak from the views of other seats.
type plant struct {
	name   string
	caught string // by which check
	says   string // part of the message

	view     func(s *planted, p game.Seat, v any) any
	awaiting func(s *planted) game.Seats
	prompt   func(s *planted, p game.Seat, q game.Prompt, ok bool) (game.Prompt, bool)
	options  func(s *planted, p game.Seat, moves []game.Move) []game.Move
	check    func(s *planted, p game.Seat, m game.Move, err error) error
	play     func(s *planted, p game.Seat, m game.Move, log *game.Log)
	played   func(s *planted, p game.Seat, m game.Move, log *game.Log)
	sample   func(s *planted, p game.Seat, r *game.Rand)
	result   func(s *planted, r game.Result) game.Result
	audit    func(s *planted) error
	clone    func(s *planted) game.State
	append   func(s *planted, b []byte) []byte
	restore  func(b []byte) []byte
	lexicon  func(x *game.Lexicon)
	info     func(i *game.Info)
	setup    func(s *game.Setup)
	think    func(w game.Window, r *game.Rand) []game.Move
	any      func(s *planted, r *game.Rand, options []game.Move) (game.Move, bool)
}

// faulty is the title of a plant.
type faulty struct{ *plant }

func (f faulty) Lexicon() *game.Lexicon {
	x := *games.Example().Title.Lexicon()
	if f.lexicon != nil {
		f.lexicon(&x)
	}
	return &x
}

func (f faulty) Info() game.Info {
	i := games.Example().Title.Info()
	if f.info != nil {
		f.info(&i)
	}
	return i
}

func (f faulty) New(s game.Setup) (game.State, error) {
	if f.setup != nil {
		f.setup(&s)
	}
	st, err := games.Example().Title.New(s)
	if err != nil {
		return nil, err
	}
	return &planted{State: st.(*skirmish.State), f: f}, nil
}

func (f faulty) Restore(s game.Setup, b []byte) (game.State, error) {
	if f.restore != nil {
		b = f.restore(b)
	}
	if len(b) < 4 {
		return nil, errors.New("short")
	}
	st, err := games.Example().Title.Restore(s, b[:len(b)-4])
	if err != nil {
		return nil, err
	}
	return &planted{State: st.(*skirmish.State), f: f, n: binary.BigEndian.Uint32(b[len(b)-4:])}, nil
}

func (f faulty) Levels() []string { return []string{"faulty"} }

func (f faulty) NewBrain(_ string, _ game.Style, r *game.Rand) game.Brain { return thought{f, r} }

// thought is a brain of the title. Without a fault it takes the first option in a sampled world.
type thought struct {
	f faulty
	r *game.Rand
}

func (t thought) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	if t.f.think != nil {
		return append(dst, t.f.think(w, t.r)...), nil
	}
	return append(dst, w.World(nil, t.r).Options(nil, w.Seat())[0]), nil
}

// planted is its state: the true one, and a number for the fault to use.
type planted struct {
	*skirmish.State
	f faulty
	n uint32
}

func (s *planted) View(p game.Seat) any {
	v := s.State.View(p)
	if s.f.view != nil {
		return s.f.view(s, p, v)
	}
	return v
}

func (s *planted) Awaiting() game.Seats {
	if s.f.awaiting != nil {
		return s.f.awaiting(s)
	}
	return s.State.Awaiting()
}

func (s *planted) Prompt(p game.Seat) (game.Prompt, bool) {
	q, ok := s.State.Prompt(p)
	if s.f.prompt != nil {
		return s.f.prompt(s, p, q, ok)
	}
	return q, ok
}

func (s *planted) Options(dst []game.Move, p game.Seat) []game.Move {
	n := len(dst)
	dst = s.State.Options(dst, p)
	if s.f.options != nil {
		return append(dst[:n], s.f.options(s, p, slices.Clone(dst[n:]))...)
	}
	return dst
}

func (s *planted) Any(p game.Seat, r *game.Rand, buf *[]game.Move) (game.Move, bool) {
	*buf = s.Options((*buf)[:0], p)
	if s.f.any != nil {
		return s.f.any(s, r, *buf)
	}
	return game.OneOf(*buf, r)
}

func (s *planted) Check(p game.Seat, m game.Move) error {
	err := s.State.Check(p, m)
	if s.f.options != nil && slices.Contains(s.Options(nil, p), m) {
		err = nil
	}
	if s.f.check != nil {
		return s.f.check(s, p, m, err)
	}
	return err
}

func (s *planted) Play(p game.Seat, m game.Move, log *game.Log) {
	if s.f.play != nil {
		s.f.play(s, p, m, log)
		return
	}
	s.State.Play(p, m, log)
	if s.f.played != nil {
		s.f.played(s, p, m, log)
	}
}

func (s *planted) Sample(p game.Seat, r *game.Rand) {
	if s.f.sample != nil {
		s.f.sample(s, p, r)
		return
	}
	s.State.Sample(p, r)
}

func (s *planted) Result() game.Result {
	r := s.State.Result()
	if s.f.result != nil {
		return s.f.result(s, r)
	}
	return r
}

func (s *planted) Audit() error {
	if s.f.audit != nil {
		return s.f.audit(s)
	}
	return s.State.Audit()
}

func (s *planted) Clone() game.State {
	if s.f.clone != nil {
		return s.f.clone(s)
	}
	return &planted{s.State.Clone().(*skirmish.State), s.f, s.n}
}

func (s *planted) CopyFrom(src game.State) {
	from := src.(*planted)
	s.State.CopyFrom(from.State)
	s.f, s.n = from.f, from.n
}

func (s *planted) AppendBinary(b []byte) ([]byte, error) {
	b, err := s.State.AppendBinary(b)
	b = binary.BigEndian.AppendUint32(b, s.n)
	if s.f.append != nil {
		b = s.f.append(s, b)
	}
	return b, err
}

// seen returns what a seat sees, to leak it to others.
func (s *planted) seen(p game.Seat) skirmish.View { return *s.State.View(p).(*skirmish.View) }

// next returns the seat after p; for the spectator, the first.
func (s *planted) next(p game.Seat) game.Seat { return (p + 1) % game.Seat(len(s.Result().Points)) }

func (s *planted) holdsAmbush(p game.Seat) bool { return s.seen(p).Card == "ambush" }

// Numbers of skirmish's lexicon that plants need.
var (
	bid      = verb("bid")
	seal     = verb("seal")
	passing  = verb("pass")
	sealed   = event("sealed")
	stepBid  = step("bid")
	stepRush = step("ambush")
)

func verb(slug string) game.Verb {
	return game.Verb(slices.IndexFunc(games.Example().Title.Lexicon().Verbs, func(v game.VerbSpec) bool { return v.Slug == slug }))
}

func event(slug string) game.EventKind {
	return game.EventKind(slices.IndexFunc(games.Example().Title.Lexicon().Events, func(e game.EventSpec) bool { return e.Slug == slug }))
}

func step(slug string) game.Step {
	return game.Step(slices.IndexFunc(games.Example().Title.Lexicon().Steps, func(s game.StepSpec) bool { return s.Slug == slug }))
}

var sink []byte // makes an allocation stay

// leaks are the plants that leak secrets, faults the others.
var leaks = []plant{
	{name: "view shows the card of the next seat", caught: "blind", says: "views",
		view: func(s *planted, p game.Seat, v any) any { return []any{v, s.seen(s.next(p)).Card} }},
	{name: "view shows the bid of the next seat", caught: "blind", says: "views",
		view: func(s *planted, p game.Seat, v any) any { return []any{v, s.seen(s.next(p)).Bids[s.next(p)]} }},
	{name: "spectator sees a card", caught: "blind", says: "spectator",
		view: func(s *planted, p game.Seat, v any) any {
			if p == game.Nobody {
				return []any{v, s.seen(0).Card}
			}
			return v
		}},
	{name: "only holders are asked", caught: "blind", says: "awaiting",
		awaiting: func(s *planted) game.Seats {
			all := s.State.Awaiting()
			for p := range game.Seat(4) {
				if q, ok := s.State.Prompt(p); ok && q.Step == stepRush && !s.holdsAmbush(p) && all.Len() > 1 {
					all = all.Without(p)
				}
			}
			return all
		}},
	{name: "prompt says whether the next seat can ambush", caught: "blind", says: "prompts",
		prompt: func(s *planted, p game.Seat, q game.Prompt, ok bool) (game.Prompt, bool) {
			if ok && s.holdsAmbush(s.next(p)) {
				q.A = 1
			}
			return q, ok
		}},
	{name: "options depend on the card of the next seat", caught: "blind", says: "options",
		options: func(s *planted, p game.Seat, moves []game.Move) []game.Move {
			if q, ok := s.State.Prompt(p); ok && q.Step == stepBid && len(moves) > 2 && s.holdsAmbush(s.next(p)) {
				return moves[1:]
			}
			return moves
		}},
	{name: "refusal depends on the card of the next seat", caught: "blind", says: "answers to",
		check: func(s *planted, p game.Seat, m game.Move, err error) error {
			if v, ok := errors.AsType[*game.Violation](err); ok && p >= 0 && s.holdsAmbush(s.next(p)) {
				v.Args[2] = 7
			}
			return err
		}},
	{name: "sample keeps the cards", caught: "forgets", says: "Sample(",
		sample: func(s *planted, p game.Seat, r *game.Rand) { keepInSample(s, p, r, "Hand") }},
	{name: "sample keeps the bids", caught: "forgets", says: "Sample(",
		sample: func(s *planted, p game.Seat, r *game.Rand) { keepInSample(s, p, r, "Bid") }},
	{name: "sample keeps what lies face down", caught: "forgets", says: "event",
		play: func(s *planted, p game.Seat, m game.Move, log *game.Log) {
			s.State.Play(p, m, log)
			if m.Verb == passing {
				log.Emit(game.Event{Kind: event("shown"), Seat: p, A: int16(s.n)})
			}
			if m.Verb == seal || m.Verb == passing {
				s.n = uint32(s.Luck().Intn(2, 6)) // a card that nobody sees before the next pass
			}
		}},
	{name: "sample does nothing", caught: "blind", says: "luck to come",
		sample: func(*planted, game.Seat, *game.Rand) {}},
	{name: "sample keeps the luck", caught: "blind", says: "luck to come",
		sample: func(s *planted, p game.Seat, r *game.Rand) {
			luck := *s.Luck()
			s.State.Sample(p, r)
			*s.Luck() = luck
		}},
	{name: "prompt id counts all moves", caught: "news", says: "prompts",
		prompt: func(s *planted, _ game.Seat, q game.Prompt, ok bool) (game.Prompt, bool) {
			q.ID += s.n
			return q, ok
		},
		played: func(s *planted, _ game.Seat, _ game.Move, _ *game.Log) { s.n++ }},
	{name: "prompt id counts all moves, looked at over time", caught: "trace", says: "prompts",
		prompt: func(s *planted, _ game.Seat, q game.Prompt, ok bool) (game.Prompt, bool) {
			q.ID += s.n
			return q, ok
		},
		played: func(s *planted, _ game.Seat, _ game.Move, _ *game.Log) { s.n++ }},
	{name: "prompt id counts the edits of a draft that is over", caught: "trace", says: "prompts",
		prompt: func(s *planted, _ game.Seat, q game.Prompt, ok bool) (game.Prompt, bool) {
			q.ID += s.n >> 16 << 8
			return q, ok
		},
		played: func(s *planted, _ game.Seat, m game.Move, log *game.Log) {
			s.n++
			if m.Verb == passing {
				s.n = s.n&0xffff | s.n<<16
			}
		}},
	{name: "a bid is announced in the view without an event", caught: "news", says: "notices",
		view:   func(s *planted, _ game.Seat, v any) any { return []any{v, s.n} },
		played: func(s *planted, _ game.Seat, _ game.Move, _ *game.Log) { s.n++ }},
	{name: "the seal event tells the bid", caught: "trace", says: "not declared to reveal",
		lexicon: func(x *game.Lexicon) {
			x.Events = slices.Clone(x.Events)
			x.Events[sealed].Args = []game.Sort{1}
		},
		play: func(s *planted, p game.Seat, m game.Move, log *game.Log) {
			bid := *s.seen(p).Bids[p]
			s.State.Play(p, m, log)
			if m.Verb == seal && log != nil {
				log.Emit(game.Event{Kind: sealed, Seat: p, A: int16(bid)})
			}
		}},
	{name: "a bid that is high is heard", caught: "trace", says: "",
		played: func(s *planted, p game.Seat, m game.Move, log *game.Log) {
			if m.Verb == seal {
				s.n = 0
				if v := s.seen(p); *v.Bids[p] == 3 {
					s.n = 1
				}
			}
		},
		view: func(s *planted, _ game.Seat, v any) any { return []any{v, s.n} }},
}

// keepInSample samples all but one field of the board, as a forgetful title would.
func keepInSample(s *planted, p game.Seat, r *game.Rand, field string) {
	f := reflect.ValueOf(s.State).Elem().FieldByName("board").FieldByName(field)
	old := f.Interface().([4]int8)
	s.State.Sample(p, r)
	f.Set(reflect.ValueOf(old))
}

func TestPlantedLeaks(t *testing.T)  { assertCaught(t, leaks) }
func TestPlantedFaults(t *testing.T) { assertCaught(t, faultsPlanted) }

func assertCaught(t *testing.T, plants []plant) {
	for _, p := range plants {
		t.Run(p.caught+" "+p.name, func(t *testing.T) {
			err := examinePlant(&p)
			if err == nil {
				t.Fatalf("%s does not catch it", p.caught)
			}
			if !strings.Contains(err.Error(), p.says) {
				t.Errorf("caught, but for another reason: %v", err)
			}
			t.Logf("%.400s", err)
		})
	}
}

// examinePlant runs the one check that should catch the plant.
func examinePlant(p *plant) error {
	x := newExam(faulty{p}, MaxMoves(1000), Effort(0.5))
	if err := x.examine("ends", (*exam).ends); err != nil || p.caught == "ends" {
		return err
	}
	i := slices.IndexFunc(checks, func(c check) bool { return c.name == p.caught })
	return x.examine(p.caught, checks[i].run)
}

// TestHonestPlant makes sure that a plant without a fault passes: otherwise the plants would prove
// nothing.
func TestHonestPlant(t *testing.T) {
	x := newExam(faulty{&plant{}}, MaxMoves(1000), Effort(0.5))
	if err := x.examine("ends", (*exam).ends); err != nil {
		t.Fatal(err)
	}
	for _, c := range checks {
		if err := x.examine(c.name, c.run); err != nil {
			t.Error(err)
		}
	}
}
