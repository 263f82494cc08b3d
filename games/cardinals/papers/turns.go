package papers

import (
	"outremer/game"
	"outremer/papers"
)

// Turns implements papers.Office.
func (o *Office) Turns(news []papers.News) []papers.Turn {
	list := []papers.Turn{{N: 1, Events: []game.Event{o.title.FirstTurn()}}}
	for _, n := range news {
		for _, e := range n.Events {
			slug := o.lex.Events[e.Kind].Slug
			if slug == "turn" {
				list = append(list, papers.Turn{N: len(list) + 1, From: n.N})
			}
			last := &list[len(list)-1]
			last.To, last.Events = n.N, append(last.Events, e)
			if slug == "held" || slug == "moved" {
				last.Orders = n.N
			}
		}
	}
	return list
}
