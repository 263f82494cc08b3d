package web

import (
	"fmt"
	"net/http"
	"sync"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/games/cardinals/papers"
	"outremer/table"
)

// papers is what belongs to titles that are also played on paper: written orders,
// published adjudications, retrials of past turns.
type office struct {
	*api
	offices sync.Map // by title: each set of facts has one of its own
}

func (a *api) addPapers() error {
	p := &office{api: a}
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
func (p *office) office(t *table.Table) (*papers.Office, error) {
	o, err := p.openOffice(t.Title())
	if err == nil && o == nil {
		err = newProblem(http.StatusUnprocessableEntity, "no-papers", "this game is not played on paper")
	}
	return o, err
}

// openOffice is the office of a title; nil if it is not played on paper.
func (p *office) openOffice(title game.Title) (*papers.Office, error) {
	t, ok := title.(*cardinals.Title)
	if !ok {
		return nil, nil
	}
	if o, ok := p.offices.Load(t); ok {
		return o.(*papers.Office), nil
	}
	words, err := p.wordsOf(t)
	if err != nil {
		return nil, err
	}
	o, err := papers.Open(t, words)
	if err == nil {
		p.offices.Store(t, o)
	}
	return o, err
}
