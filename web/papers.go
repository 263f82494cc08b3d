package web

import (
	"fmt"
	"net/http"
	"sync"

	"outremer/chancery"
	"outremer/game"
	"outremer/games/cardinals"
	"outremer/table"
)

// papers is what belongs to titles that are also played on paper: written orders,
// published adjudications, retrials of past turns.
type papers struct {
	*api
	offices sync.Map // by title: each set of facts has one of its own
}

func (a *api) addPapers() error {
	p := &papers{api: a}
	for _, g := range a.Games {
		if _, err := p.openOffice(g.Title); err != nil {
			return fmt.Errorf("papers of %s: %w", g.Info().Slug, err)
		}
	}
	p.addOrders()
	p.addReports()
	p.addWhatIf()
	return nil
}

// office of the title of a table.
func (p *papers) office(t *table.Table) (*chancery.Office, error) {
	o, err := p.openOffice(t.Title())
	if err == nil && o == nil {
		err = newProblem(http.StatusUnprocessableEntity, "no-papers", "this game is not played on paper")
	}
	return o, err
}

// openOffice is the office of a title; nil if it is not played on paper.
func (p *papers) openOffice(title game.Title) (*chancery.Office, error) {
	t, ok := title.(*cardinals.Title)
	if !ok {
		return nil, nil
	}
	if o, ok := p.offices.Load(t); ok {
		return o.(*chancery.Office), nil
	}
	words, err := p.wordsOf(t)
	if err != nil {
		return nil, err
	}
	o, err := chancery.Open(t, words)
	if err == nil {
		p.offices.Store(t, o)
	}
	return o, err
}
