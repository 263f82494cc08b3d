//go:build !engine

package web

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strings"

	"outremer/game"
	"outremer/store"
	"outremer/teacher"
	"outremer/text"
)

// ExerciseDoc is a position to practise on, as a list shows it.
type ExerciseDoc struct {
	ID        string `json:"id"`
	Title     string `json:"title"`
	TitleName string `json:"title_name"`
	Players   int    `json:"players"`
	Theme     string `json:"theme" enum:"plan,deed,reply,order" doc:"what to do in a turn, how to do it, what to answer to others, or the one order that is missing in a turn"`
	ThemeName string `json:"theme_name"`
}

// PositionDoc is a position with its question.
type PositionDoc struct {
	ExerciseDoc
	Facts    string            `json:"facts" doc:"hash of the facts that it is played with"`
	Seat     string            `json:"seat" doc:"whose move is to be found"`
	SeatName string            `json:"seat_name"`
	Question string            `json:"question"`
	View     json.RawMessage   `json:"view" doc:"as in a state"`
	Written  []string          `json:"written" doc:"orders that stand already, where one is missing"`
	Moves    []MoveDoc         `json:"moves"`
	Verbs    map[string]string `json:"verbs" doc:"names of the verbs among them"`
}

// GuessDoc is somebody's answer.
type GuessDoc struct {
	Move []string `json:"move" maxItems:"4"`
}

// VerdictDoc is what the master says to it.
type VerdictDoc struct {
	Right   bool        `json:"right"`
	Best    string      `json:"best" doc:"the best move"`
	Why     string      `json:"why"`
	Choices []ChoiceDoc `json:"choices" doc:"what he thought of, best first"`
}

func (a *api) addPractice() {
	register(a, op("GET", "/practice", "list-exercises", "Positions in which one move is clearly best"), a.exercises)
	register(a, op("GET", "/practice/{id}", "get-exercise", "One of them, with its question", 404), a.exercise)
	register(a, op("POST", "/practice/{id}", "answer-exercise", "Answer it, and hear what the master says; nothing is kept", 404, 422), a.guess)
}

// Exercise is the part of a request that identifies a position.
type Exercise struct {
	ID string `path:"id" doc:"the position"`
	Language
}

// drill is a position with the words for it.
type drill struct {
	*teacher.Position
	rd *reader
}

func (a *api) exercises(_ context.Context, in *struct{ Language }) (*body[[]ExerciseDoc], error) {
	all, err := teacher.Positions()
	if err != nil {
		return nil, err
	}
	docs := []ExerciseDoc{}
	for i := range all {
		d, err := a.drill(&all[i], in.choose())
		if err != nil {
			continue // a title that is not offered here
		}
		docs = append(docs, d.doc())
	}
	return &body[[]ExerciseDoc]{docs}, nil
}

// drill finds the words for a position.
func (a *api) drill(p *teacher.Position, lang string) (drill, error) {
	t, ok := a.Host.Played(p.Title, p.Facts)
	if !ok || !a.offers(p.Title) {
		return drill{}, store.ErrNotFound
	}
	rd, err := a.reader(t, t.Info().Seats[p.Players], lang)
	return drill{p, rd}, err
}

func (d *drill) doc() ExerciseDoc {
	return ExerciseDoc{ID: d.ID, Title: d.Title, TitleName: d.rd.words.Name(d.rd.lang), Players: d.Players, Theme: d.Theme,
		ThemeName: text.Word(d.rd.lang, "practice-"+d.Theme)}
}

// at finds a position.
func (a *api) at(in *Exercise) (drill, error) {
	all, err := teacher.Positions()
	if err != nil {
		return drill{}, err
	}
	i := slices.IndexFunc(all, func(p teacher.Position) bool { return p.ID == in.ID })
	if i < 0 {
		return drill{}, store.ErrNotFound
	}
	return a.drill(&all[i], in.choose())
}

func (a *api) exercise(_ context.Context, in *Exercise) (*body[PositionDoc], error) {
	d, err := a.at(in)
	if err != nil {
		return nil, err
	}
	rd := d.rd
	st, err := d.State(rd.title)
	if err != nil {
		return nil, err
	}
	view, err := game.EncodeView(st.View(d.Seat))
	if err != nil {
		return nil, err
	}
	moves := d.Among(rd.title.Lexicon(), st.Options(nil, d.Seat))
	q, _ := st.Prompt(d.Seat)
	return &body[PositionDoc]{PositionDoc{ExerciseDoc: d.doc(), Facts: d.Facts, Seat: rd.seat(d.Seat), SeatName: rd.names[d.Seat],
		Question: rd.words.Prompt(rd.lang, rd.seats, q).String(), View: view, Written: d.written(), Moves: rd.listed(moves), Verbs: rd.headings(moves)}}, nil
}

// written names the orders that stand already.
func (d *drill) written() []string {
	names, say := []string{}, d.rd.speaker()
	for _, line := range d.Line[len(d.Line)-d.Written:] {
		_, move, _ := strings.Cut(line, " ")
		names = append(names, say.Notation(move))
	}
	return names
}

func (a *api) guess(_ context.Context, in *struct {
	Exercise
	Body GuessDoc
}) (*body[VerdictDoc], error) {
	d, err := a.at(&in.Exercise)
	if err != nil {
		return nil, err
	}
	x := d.rd.title.Lexicon()
	st, err := d.State(d.rd.title)
	if err != nil {
		return nil, err
	}
	m, err := x.ParseWords(in.Body.Move)
	if err == nil {
		err = st.Check(d.Seat, m)
	}
	if err != nil {
		return nil, newProblem(http.StatusUnprocessableEntity, "invalid", "that cannot be played here", FieldError{"body.move", "none of the moves"})
	}
	say := d.rd.speaker()
	v := say.Judge(d.Position, strings.Join(in.Body.Move, " "))
	doc := VerdictDoc{Right: v.Right, Best: v.Best, Why: v.Why, Choices: []ChoiceDoc{}}
	for _, c := range d.Choices[:min(len(d.Choices), mostChoices)] {
		move, err := x.Parse(c.Move)
		if err != nil {
			return nil, err
		}
		list := []game.Move{move}
		doc.Choices = append(doc.Choices, ChoiceDoc{Moves: d.rd.listed(list), Text: say.Moves(list), Worth: percent(c.Worth)})
	}
	return &body[VerdictDoc]{doc}, nil
}
