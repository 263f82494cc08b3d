package engine

import (
	"context"
	"encoding/base64"
	"fmt"
	"strings"
	"time"

	"outremer/game"
)

// The names by which programs are seated: engine:COMMAND, and twin:COMMAND for one that is trusted
// with the game's luck.
const (
	prefixEngine = "engine:"
	prefixTwin   = "twin:"
)

// Named reports whether a bot's name is that of an engine.
func Named(name string) bool {
	return strings.HasPrefix(name, prefixEngine) || strings.HasPrefix(name, prefixTwin)
}

// mostFaults is how often an engine may fail in a game before it is no longer asked.
const mostFaults = 3

// Game is what engines play.
type Game struct {
	Title game.Title
	Setup game.Setup // with its key, which only twins are told
	Moves func() []Moved
}

// Moved is a move that was made.
type Moved struct {
	Seat game.Seat
	Move game.Move
}

// Player is an engine at a seat, game after game. It is not safe for concurrent use.
type Player struct {
	Name   string                 // as Named
	Wait   time.Duration          // how long an answer may take
	Report func(name, why string) // told of every fault

	running *process
}

// Close ends the engine.
func (p *Player) Close() {
	if p.running != nil {
		p.running.kill()
		p.running = nil
	}
}

// Sit returns the engine as the brain of a seat in a new game. Its choices depend on luck only, if it
// keeps to the protocol.
func (p *Player) Sit(g Game, luck *game.Rand) game.Brain {
	return &brain{Player: p, g: g, seed: luck.Uint64(0), luck: luck}
}

// brain is an engine in one game.
type brain struct {
	*Player
	g      Game
	seed   uint64
	luck   *game.Rand
	knows  bool // it was told which game it is
	moves  int  // how many moves a twin was told
	faults int
	world  game.State
	buf    []byte
	opts   []game.Move
}

// Choose implements game.Brain. An engine that hangs, dies or answers nonsense loses its turn to a safe move.
func (b *brain) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	b.opts = w.Options(b.opts[:0])
	b.world = w.World(b.world, b.luck)
	safe := b.g.Title.Lexicon().Safe(b.opts)
	if b.faults >= mostFaults {
		return append(dst, safe), nil
	}
	moves, err := b.ask(ctx, w, dst)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		b.faults++
		b.knows = false
		b.Close()
		b.Report(b.Name, err.Error())
		return append(dst, safe), nil
	}
	return moves, nil
}

// ask tells the engine what its seat sees, and reads its answer.
func (b *brain) ask(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	if err := b.begin(w.Seat()); err != nil {
		return nil, err
	}
	if strings.HasPrefix(b.Name, prefixTwin) {
		b.tellMoves()
	} else if err := b.tellSight(w); err != nil {
		return nil, err
	}
	b.running.say("choose")
	answer, err := b.running.answer(ctx, b.Wait)
	if err != nil {
		return nil, err
	}
	words, ok := strings.CutPrefix(answer, "play ")
	if !ok {
		return nil, fmt.Errorf("it says %.80q", answer)
	}
	return b.try(w.Seat(), strings.Split(words, between), dst)
}

// begin sees to it that the engine runs and knows which game it plays.
func (b *brain) begin(s game.Seat) (err error) {
	if b.knows {
		return nil
	}
	_, command, _ := strings.Cut(b.Name, ":")
	if b.running == nil {
		b.running, err = start(command, b.Wait)
		if err != nil {
			return err
		}
	}
	if strings.HasPrefix(b.Name, prefixTwin) && !b.running.can(usesLuck) {
		return fmt.Errorf("it cannot be a twin: it does not say %q", usesLuck)
	}
	info := b.g.Title.Info()
	b.running.say("game " + string(appendSetup(nil, info.Slug, b.g.Setup)))
	b.running.say(fmt.Sprintf("seat %s luck=%d", info.Seats[b.g.Setup.Seats][s], b.seed))
	b.knows, b.moves = true, 0
	return nil
}

// tellSight tells what the seat sees and may do.
func (b *brain) tellSight(w game.Window) error {
	view, err := game.EncodeView(w.View())
	if err != nil {
		return err
	}
	lex, seats := b.g.Title.Lexicon(), b.g.Title.Info().Seats[b.g.Setup.Seats]
	b.running.say("view " + string(view))
	for _, e := range w.News(nil) {
		b.buf = appendEvent(append(b.buf[:0], "news "...), lex, seats, e)
		b.running.say(string(b.buf))
	}
	if b.running.can(usesWorlds) {
		b.buf, err = b.world.AppendBinary(b.buf[:0])
		if err != nil {
			return err
		}
		b.running.say("world " + base64.StdEncoding.EncodeToString(b.buf))
	}
	words := make([]string, len(b.opts))
	for i, m := range b.opts {
		words[i] = lex.Format(m)
	}
	b.running.say("options " + strings.Join(words, between))
	return nil
}

// tellMoves tells a twin what was played since it last chose.
func (b *brain) tellMoves() {
	lex, seats := b.g.Title.Lexicon(), b.g.Title.Info().Seats[b.g.Setup.Seats]
	if b.moves == 0 {
		b.running.say(fmt.Sprintf("luck %x %x", b.g.Setup.Key[0], b.g.Setup.Key[1]))
	}
	all := b.g.Moves()
	for _, m := range all[b.moves:] {
		b.running.say("moved " + seats[m.Seat] + " " + lex.Format(m.Move))
	}
	b.moves = len(all)
}

// try plays an answer in a sampled world, where the same moves are legal as in the game.
func (b *brain) try(s game.Seat, words []string, dst []game.Move) ([]game.Move, error) {
	for _, text := range words {
		m, err := b.g.Title.Lexicon().Parse(text)
		if err != nil {
			return nil, fmt.Errorf("it plays %.80q: %w", text, err)
		}
		if err := game.Apply(b.world, s, m, nil); err != nil {
			return nil, fmt.Errorf("it plays %.80q: %w", text, err)
		}
		dst = append(dst, m)
	}
	return dst, nil
}
