//go:build !engine

package web

import (
	"context"
	"errors"
	"io/fs"

	"outremer/store"
	"outremer/text/rules"
)

func (a *api) addRules() {
	register(a, answers[[]rules.Section](a, op("GET", "/titles/{slug}/rules", "get-rules", "The rules of a game, to read", 404)), a.getRules)
}

// getRules also answers not-found for a title whose rules have not been written yet.
func (a *api) getRules(_ context.Context, in *struct {
	Slug string `path:"slug"`
	Language
}) (*document, error) {
	g, err := a.offered(in.Slug)
	if err != nil {
		return nil, err
	}
	if g.Rules == nil {
		return nil, store.ErrNotFound
	}
	lang := in.choose()
	return a.shared.document("rules "+in.Slug+" "+lang, func() (any, error) {
		sections, err := rules.Load(g.Rules, lang)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, store.ErrNotFound
		}
		return sections, err
	})
}
