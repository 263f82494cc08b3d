package web

import (
	"fmt"
	"strings"
	"sync"

	"outremer/game"
	"outremer/papers"
	"outremer/table"
	"outremer/text"
	"outremer/web/status"
)

// paperwork serves titles that are also played on paper: written orders, published adjudications,
// and replays of past turns with other orders.
type paperwork struct {
	*api
	offices sync.Map // by title: each set of facts has its own
}

func (a *api) addPapers() {
	p := &paperwork{api: a}
	a.papers = p
	p.addOrders()
	p.addReports()
	p.addWhatIf()
}

// office returns the office of a table's title.
func (p *paperwork) office(t *table.Table) (papers.Office, error) {
	o, err := p.open(t.Title())
	if err == nil && o == nil {
		err = newProblem(status.UnprocessableEntity, "no-papers", "this game is not played on paper")
	}
	return o, err
}

// open returns the office of a title; nil if it is not played on paper.
func (p *paperwork) open(title game.Title) (papers.Office, error) {
	if o, ok := p.offices.Load(title); ok {
		return o.(papers.Office), nil
	}
	g, err := p.words.Game(title)
	if err != nil || g.Papers == nil {
		return nil, err
	}
	words, err := p.words.Of(title)
	if err != nil {
		return nil, err
	}
	o, err := g.Papers(title, words)
	if err == nil {
		p.offices.Store(title, o)
	}
	return o, err
}

// short rejects orders that exceed the limit for one request.
func short(lang, orders string) error {
	lines := strings.Count(strings.TrimRight(orders, "\r\n"), "\n") + 1
	if lines <= papers.MaxLines && len(orders) <= papers.MaxBytes {
		return nil
	}
	limit := fmt.Sprintf("at most %d lines and %d bytes", papers.MaxLines, papers.MaxBytes)
	p := newProblem(status.UnprocessableEntity, "too-long", "that is too much for one request",
		FieldError{"body.text", limit})
	p.Text = text.Fill(lang, "orders-too-long", papers.MaxLines, papers.MaxBytes)
	return p
}
