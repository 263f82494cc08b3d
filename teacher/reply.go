package teacher

import (
	"context"
	"slices"

	"outremer/game"
)

// replies are the answers to what the seat that is advised proposes. Who plays on may agree to what a strong player never
// would, and the choice that looks best is the one by which he loses most. So a strong player answers, once for each
// offer, since that takes him long.
type replies struct {
	known []reply
	luck  game.Rand
}

// reply is the answer of a seat to an offer: the question that it puts, and the move that said the terms.
type reply struct {
	by     game.Seat
	q      game.Prompt
	terms  game.Move
	answer []game.Move
}

// reply is what p answers if s has just proposed something, and nobody else has played since the question; nil otherwise.
// What is proposed later on is not weighed.
func (r *rollout) reply(ctx context.Context, s, p game.Seat) ([]game.Move, error) {
	replier, ok := r.master.Title.(game.Replier)
	if !ok || p == s || !r.alone {
		return nil, nil
	}
	r.alone = false
	q, _ := r.state.Prompt(p)
	brain := replier.NewReplier(q.Step, &r.replies.luck)
	if brain == nil {
		return nil, nil
	}
	q.ID = 0 // it counts questions, so it may differ between worlds
	i := slices.IndexFunc(r.replies.known, func(x reply) bool { return x.by == p && x.q == q && x.terms == r.last })
	if i < 0 {
		r.replies.luck = r.luck
		answer, err := brain.Choose(ctx, game.Scene{State: r.state, Seat: p}.Window(), nil)
		if err != nil {
			return nil, err
		}
		i = len(r.replies.known)
		r.replies.known = append(r.replies.known, reply{p, q, r.last, answer})
	}
	answer := r.replies.known[i].answer
	r.end.refused = slices.ContainsFunc(answer, replier.Refuses)
	return answer, nil
}
