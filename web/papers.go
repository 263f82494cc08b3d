package web

import (
	"fmt"
	"net/http"

	"outremer/chancery"
	"outremer/games/cardinals"
	"outremer/table"
)

// papers is what belongs to titles that are also played on paper: written orders,
// published adjudications, retrials of past turns.
type papers struct {
	*api
	offices map[string]*chancery.Office // by title
}

func (a *api) addPapers() error {
	p := &papers{a, map[string]*chancery.Office{}}
	for _, g := range a.Games {
		t, ok := g.Title.(*cardinals.Title)
		if !ok {
			continue
		}
		office, err := chancery.Open(t, a.words[g.Info().Slug])
		if err != nil {
			return fmt.Errorf("papers of %s: %w", g.Info().Slug, err)
		}
		p.offices[g.Info().Slug] = office
	}
	p.addOrders()
	p.addReports()
	p.addWhatIf()
	return nil
}

// office of the title of a table.
func (p *papers) office(t *table.Table) (*chancery.Office, error) {
	if o, ok := p.offices[t.Title().Info().Slug]; ok {
		return o, nil
	}
	return nil, newProblem(http.StatusUnprocessableEntity, "no-papers", "this game is not played on paper")
}
