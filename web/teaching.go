package web

import (
	"context"
	"math"
	"runtime"
	"sync"

	"outremer/game"
	"outremer/table"
	"outremer/teacher"
	"outremer/web/status"
)

// ChoiceDoc is something that could be done, and what the master thinks of it.
type ChoiceDoc struct {
	Moves  []MoveDoc `json:"moves" doc:"one, or those of a draft in their order"`
	Text   string    `json:"text"`
	Worth  float64   `json:"worth" doc:"chance of winning, from 0 to 1"`
	Error  float64   `json:"error" doc:"by which it may be off, as a standard deviation"`
	Points float64   `json:"points" doc:"points to be expected soon"`
	Why    string    `json:"why" doc:"what follows from it"`
}

// HintDoc is what the master would do.
type HintDoc struct {
	Prompt  uint32      `json:"prompt" doc:"the question to which this is an answer"`
	Text    string      `json:"text" doc:"what to do and why"`
	Choices []ChoiceDoc `json:"choices" doc:"at most three, the master's own first"`
}

// mostChoices is how many choices are told.
const mostChoices = 3

// advisers is where the master thinks for people: for few at a time, and for each person about one question. Nobody
// waits at a table for it.
type advisers struct {
	slots  chan struct{}
	people slots[string]
	told   kept[hintKey, *teacher.Advice]
}

// hintKey is a question as it was put to a seat.
type hintKey struct {
	table  string
	seat   game.Seat
	prompt uint32
}

func newAdvisers() *advisers {
	return &advisers{slots: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2)), people: slots[string]{max: 1}, told: kept[hintKey, *teacher.Advice]{most: 1000}}
}

// kept remembers the newest answers.
type kept[K comparable, V any] struct {
	most     int
	mu       sync.Mutex
	new, old map[K]V
}

func (k *kept[K, V]) get(key K) (V, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	v, ok := k.new[key]
	if !ok {
		v, ok = k.old[key]
	}
	return v, ok
}

func (k *kept[K, V]) put(key K, v V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.new == nil || len(k.new) >= k.most {
		k.new, k.old = map[K]V{}, k.new
	}
	k.new[key] = v
}

func (a *api) addTeaching() {
	register(a, op("POST", "/tables/{id}/hint", "get-hint", "What the master would do in your place, where the table allows advice", 403, 404, 409, 422, 429), a.hint)
}

func (a *api) hint(ctx context.Context, in *struct {
	AtTable
	Body SeatChoice
}) (*body[HintDoc], error) {
	return atSeat(ctx, a, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) (*body[HintDoc], error) {
		scene, prompt, err := t.Scene(by)
		if err != nil {
			return nil, err
		}
		advice, err := a.advise(ctx, t, by, scene, prompt)
		if err != nil {
			return nil, err
		}
		rd, err := a.readerAt(t, in.choose())
		if err != nil {
			return nil, err
		}
		return &body[HintDoc]{rd.hint(advice, prompt)}, nil
	})
}

// advise asks the master, unless he was asked the same before.
func (a *api) advise(ctx context.Context, t *table.Table, by table.By, scene game.Scene, prompt uint32) (*teacher.Advice, error) {
	key := hintKey{t.ID(), by.Seat, prompt}
	if told, ok := a.advisers.told.get(key); ok {
		return told, nil
	}
	if !teacher.Teaches(t.Title()) {
		return nil, table.ErrNoHints
	}
	if !a.advisers.people.take(by.Guest) {
		return nil, newProblem(status.TooManyRequests, "too-many-requests", "the master is still thinking about your last question")
	}
	defer a.advisers.people.give(by.Guest)
	select {
	case a.advisers.slots <- struct{}{}:
		defer func() { <-a.advisers.slots }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	advice, err := teacher.New(t.Title(), t.Setup()).Advise(ctx, scene.Window())
	if err != nil {
		return nil, err
	}
	a.advisers.told.put(key, &advice)
	return &advice, nil
}

// speaker words what the master thinks.
func (rd *reader) speaker() teacher.Speaker {
	return teacher.Speaker{Words: rd.words, Lexis: rd.title.Lexicon(), Lang: rd.lang, Seats: rd.seats}
}

func (rd *reader) hint(a *teacher.Advice, prompt uint32) HintDoc {
	say := rd.speaker()
	doc := HintDoc{Prompt: prompt, Text: say.Advice(a), Choices: []ChoiceDoc{}}
	for i := range a.Choices[:min(len(a.Choices), mostChoices)] {
		c := &a.Choices[i]
		doc.Choices = append(doc.Choices, ChoiceDoc{Moves: rd.listed(c.Moves), Text: say.Moves(c.Moves), Worth: percent(c.Worth),
			Error: rounded(c.Error), Points: rounded(c.Points), Why: say.Reason(a, c)})
	}
	return doc
}

func (rd *reader) listed(list []game.Move) []MoveDoc {
	docs := make([]MoveDoc, 0, len(list))
	for _, m := range list {
		docs = append(docs, MoveDoc{Move: rd.title.Lexicon().Words(m), Text: rd.words.Move(rd.lang, rd.seats, m).String()})
	}
	return docs
}

// percent keeps two decimals, as sentences do.
func percent(x float64) float64 { return math.Round(100*x) / 100 }

// rounded keeps three decimals: more would be noise.
func rounded(x float64) float64 { return math.Round(1000*x) / 1000 }
