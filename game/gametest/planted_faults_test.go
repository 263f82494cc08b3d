package gametest

import (
	"errors"
	"math"
	"slices"

	"outremer/game"
	"outremer/games"
	"outremer/games/skirmish"
)

// hasty is a view whose encoding lacks what was added to the view later.
type hasty struct{ *skirmish.View }

func (v hasty) AppendJSON(b []byte) []byte { return append(b, "{}"...) }

// faultsPlanted break the contract without leaking secrets.
var faultsPlanted = []plant{
	{name: "never ends", caught: "ends", says: "not over",
		play: func(*planted, game.Seat, game.Move, *game.Log) {}},
	{name: "Options allocates", caught: "allocations", says: "Options",
		options: func(_ *planted, _ game.Seat, moves []game.Move) []game.Move { return moves }},
	{name: "Play allocates", caught: "allocations", says: "Play",
		played: func(_ *planted, _ game.Seat, m game.Move, _ *game.Log) {
			if m.Verb == seal {
				sink = make([]byte, 100)
			}
		}},
	{name: "options out of order", caught: "prompts", says: "out of order",
		options: func(_ *planted, _ game.Seat, moves []game.Move) []game.Move {
			if len(moves) > 1 {
				moves[0], moves[1] = moves[1], moves[0]
			}
			return moves
		}},
	{name: "an option twice", caught: "prompts", says: "out of order",
		options: func(_ *planted, _ game.Seat, moves []game.Move) []game.Move {
			return append(moves, moves[max(0, len(moves)-1):]...)
		}},
	{name: "no pass in a window", caught: "prompts", says: "cannot pass",
		lexicon: func(x *game.Lexicon) {
			x.Verbs = slices.Clone(x.Verbs)
			x.Verbs[passing].Args = []game.Sort{0}
			x.Verbs[passing-1].Args = []game.Sort{0}
		}},
	{name: "awaited without being asked", caught: "prompts", says: "awaited without a prompt",
		prompt: func(s *planted, p game.Seat, q game.Prompt, ok bool) (game.Prompt, bool) {
			return q, ok && (s.Left > 1 || q.Kind != game.React)
		}},
	{name: "asked without options", caught: "ends", says: "without options",
		options: func(s *planted, p game.Seat, moves []game.Move) []game.Move {
			if s.Left == 1 {
				return nil
			}
			return moves
		}},
	{name: "over too early", caught: "prompts", says: "Over is true",
		result: func(s *planted, r game.Result) game.Result { r.Over = r.Over || s.Left == 1; return r }},
	{name: "points of some seats", caught: "prompts", says: "points for",
		result: func(_ *planted, r game.Result) game.Result { r.Points = r.Points[1:]; return r }},
	{name: "a reason that nobody knows", caught: "prompts", says: "not in the lexicon",
		result: func(_ *planted, r game.Result) game.Result {
			if r.Over {
				r.Reason = "boredom"
			}
			return r
		}},
	{name: "points for what nobody knows", caught: "prompts", says: "not among the scores",
		result: func(_ *planted, r game.Result) game.Result { r.Lines = []game.ScoreLine{{Key: "horses"}}; return r }},
	{name: "a working step that asks", caught: "prompts", says: "only works",
		lexicon: func(x *game.Lexicon) {
			x.Steps = slices.Clone(x.Steps)
			x.Steps[stepRush].Works = true
		}},
	{name: "an ability that it does not have", caught: "setup", says: "Info.Able",
		info: func(i *game.Info) { i.Able.Absentee = true }},
	{name: "gambles on a move that is not offered", caught: "gambles", says: "not among",
		any: func(_ *planted, r *game.Rand, options []game.Move) (game.Move, bool) {
			if m, ok := game.OneOf(options, r); m.Verb != bid || m.A != 3 {
				return m, ok
			}
			return game.Move{Verb: bid, A: 99}, true
		}},
	{name: "never gambles on the last option", caught: "gambles", says: "not as likely",
		any: func(_ *planted, r *game.Rand, options []game.Move) (game.Move, bool) {
			return game.OneOf(options[:max(min(1, len(options)), len(options)-1)], r)
		}},
	{name: "gambles on one option twice as often", caught: "gambles", says: "not as likely",
		any: func(_ *planted, r *game.Rand, options []game.Move) (game.Move, bool) {
			return game.OneOf(append(options, options[:min(1, len(options))]...), r)
		}},
	{name: "gambles for a seat that is not asked", caught: "gambles", says: "0 options",
		any: func(_ *planted, r *game.Rand, options []game.Move) (game.Move, bool) {
			m, _ := game.OneOf(options, r)
			return m, true
		}},
	{name: "a gamble changes something", caught: "gambles", says: "changes the state",
		any: func(s *planted, r *game.Rand, options []game.Move) (game.Move, bool) {
			s.n++
			return game.OneOf(options, r)
		}},
	{name: "refuses what it offers", caught: "legality", says: "offered and refused",
		check: func(_ *planted, _ game.Seat, m game.Move, err error) error {
			if m.Verb == bid && m.A == 3 {
				return &game.Violation{Rule: "2.1", Key: game.KeyNotOffered}
			}
			return err
		}},
	{name: "accepts what it does not offer", caught: "legality", says: "yet passes Check",
		check: func(_ *planted, _ game.Seat, m game.Move, err error) error {
			if m.Verb == bid && m.A == 4 {
				return nil
			}
			return err
		}},
	{name: "ignores operands that a verb does not have", caught: "legality", says: "yet passes Check",
		check: func(s *planted, p game.Seat, m game.Move, err error) error {
			if m.Verb == seal {
				return s.State.Check(p, game.Move{Verb: seal})
			}
			return err
		}},
	{name: "refuses without a rule", caught: "legality", says: "not in the lexicon",
		check: func(_ *planted, _ game.Seat, m game.Move, err error) error {
			if v, ok := errors.AsType[*game.Violation](err); ok && v.Key == game.KeyNotOffered {
				return &game.Violation{Rule: "9.9", Key: game.KeyNotOffered}
			}
			return err
		}},
	{name: "refuses with an unknown key", caught: "legality", says: "does not declare",
		check: func(_ *planted, _ game.Seat, m game.Move, err error) error {
			if v, ok := errors.AsType[*game.Violation](err); ok && v.Key == game.KeyNotOffered {
				return &game.Violation{Rule: "2.1", Key: "just-so"}
			}
			return err
		}},
	{name: "refuses with a bare error", caught: "legality", says: "no violation",
		check: func(_ *planted, _ game.Seat, _ game.Move, err error) error {
			if err != nil {
				return errors.New("no")
			}
			return nil
		}},
	{name: "panics on a strange operand", caught: "legality", says: "index out of range",
		check: func(_ *planted, _ game.Seat, m game.Move, err error) error {
			_ = make([]int, 300)[max(m.A, 0)]
			return err
		}},
	{name: "a refused move changes something", caught: "legality", says: "changed the state",
		check: func(s *planted, _ game.Seat, _ game.Move, err error) error {
			if err != nil {
				s.n++
			}
			return err
		}},
	{name: "an operand that the notation loses", caught: "notation", says: "unused operands must be 0",
		options: func(_ *planted, _ game.Seat, moves []game.Move) []game.Move {
			for i := range moves {
				moves[i].C = 5
			}
			return moves
		}},
	{name: "an event with a thing that does not exist", caught: "events", says: "operand 9",
		played: func(_ *planted, p game.Seat, m game.Move, log *game.Log) {
			log.Emit(game.Event{Kind: event("dealt"), Seat: p, A: 9})
		}},
	{name: "a clone that is not one", caught: "copies", says: "changes the original",
		clone: func(s *planted) game.State { return &planted{s.State, s.f, s.n} }},
	{name: "a snapshot that forgets", caught: "snapshots", says: "plays on differently",
		restore: func(b []byte) []byte { return append(b[:max(0, len(b)-4)], 0, 0, 0, 0) },
		append:  func(_ *planted, b []byte) []byte { return append(b[:len(b)-4], 0, 0, 0, 0) },
		played: func(s *planted, _ game.Seat, m game.Move, _ *game.Log) {
			s.n++
			if s.n > 5 {
				s.Castles[0] = 0
			}
		}},
	{name: "Restore takes anything", caught: "snapshots", says: "Restore accepts",
		restore: func(b []byte) []byte {
			if len(b) < len(wholeSnapshot) || b[0] != wholeSnapshot[0] {
				return wholeSnapshot
			}
			return b
		}},
	{name: "play depends on the log", caught: "snapshots", says: "plays on differently",
		played: func(s *planted, _ game.Seat, _ game.Move, log *game.Log) {
			if log != nil {
				s.n++
			}
		}},
	{name: "play depends on the log, in records", caught: "records", says: "without log",
		played: func(s *planted, _ game.Seat, _ game.Move, log *game.Log) {
			if log != nil {
				s.n++
			}
		}},
	{name: "luck from somewhere else", caught: "records", says: "another state",
		played: func(s *planted, _ game.Seat, _ game.Move, _ *game.Log) { elsewhere++; s.n = elsewhere }},
	{name: "no mark where a turn begins", caught: "turns", says: "no step",
		lexicon: func(x *game.Lexicon) {
			x.Steps = slices.Clone(x.Steps)
			x.Steps[stepBid].Turn = false
		}},
	{name: "a turn begins with a question that nobody is asked", caught: "turns", says: "0 turns",
		lexicon: func(x *game.Lexicon) {
			x.Steps = slices.Clone(x.Steps)
			x.Steps[stepBid].Turn, x.Steps[step("round")].Turn = false, true
		}},
	{name: "a turn begins while others still answer", caught: "turns", says: "still asked",
		prompt: func(s *planted, p game.Seat, q game.Prompt, ok bool) (game.Prompt, bool) {
			if p == 1 && q.Step == stepBid {
				q.Step = stepRush
			}
			return q, ok
		}},
	{name: "an older revision that cannot be played any more", caught: "revisions", says: "revision 1: edition",
		setup: func(s *game.Setup) {
			if s.Revision == 1 {
				s.Edition = "forgotten"
			}
		}},
	{name: "an invariant broken", caught: "audit", says: "audit",
		audit: func(s *planted) error {
			if s.Left == 1 {
				return errors.New("one castle too few")
			}
			return nil
		}},
	{name: "a brain that breaks the rules", caught: "brains", says: "refused",
		think: func(game.Window, *game.Rand) []game.Move { return []game.Move{{Verb: bid, A: 99}} }},
	{name: "a brain without an answer", caught: "brains", says: "nothing",
		think: func(game.Window, *game.Rand) []game.Move { return nil }},
	{name: "a brain that knows which game is the true one", caught: "brains", says: "cannot know",
		sample: func(s *planted, p game.Seat, r *game.Rand) {
			s.State.Sample(p, r)
			s.n++
		},
		think: func(w game.Window, r *game.Rand) []game.Move {
			all := w.Options(nil)
			return all[int(w.World(nil, r).(*planted).n)%len(all):][:1]
		}},
	{name: "a view encoded in another way", caught: "views", says: "is encoded",
		view: func(_ *planted, _ game.Seat, v any) any { return hasty{v.(*skirmish.View)} }},
	{name: "a view that shares memory with the game", caught: "views", says: "has changed",
		view: func(s *planted, _ game.Seat, v any) any {
			v.(*skirmish.View).Troops = s.Troops[:s.Seats]
			return v
		}},
	{name: "a slug with a capital", caught: "lexicon", says: "kebab-case",
		lexicon: func(x *game.Lexicon) { x.Streams = []string{"Deck", "dice"} }},
	{name: "a verb that logs use", caught: "lexicon", says: "logs use",
		lexicon: func(x *game.Lexicon) {
			x.Verbs = slices.Clone(x.Verbs)
			x.Verbs[passing].Slug = "undo"
		}},
	{name: "a step that cites no rule", caught: "lexicon", says: "cites rule",
		lexicon: func(x *game.Lexicon) { x.Rules = x.Rules[1:] }},
	{name: "a seat that scripts cannot name", caught: "lexicon", says: "scripts use",
		info: func(i *game.Info) { i.Seats = [][]string{2: {"ask", "blue"}} }},
	{name: "an unknown option is taken", caught: "setup", says: "no-such-option",
		setup: func(s *game.Setup) { delete(s.Options, "no-such-option") }},
	{name: "two games from one key", caught: "setup", says: "two different games",
		setup: func(s *game.Setup) { elsewhere++; s.Key[0] = uint64(elsewhere) }},
}

// wholeSnapshot is the end of some game, with the number of a plant.
var wholeSnapshot = func() []byte {
	st, _ := games.Example().Title.New(game.Setup{Seats: 2})
	b, _ := st.AppendBinary(nil)
	return append(b, 0, 0, 0, 0)
}()

var elsewhere = uint32(math.MaxUint16)
