package rows

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"outremer/rating"
	"outremer/store"
)

// conclude writes how a game ended, and rates those whose game counts. Their ratings are read here:
// other games of theirs may have ended since the step was prepared.
func (w *Statements) conclude(ctx context.Context, list []store.Outcome) error {
	list, err := w.stillHere(ctx, list)
	if err != nil {
		return err
	}
	if err := w.lock(ctx, "ratings"); err != nil {
		return err
	}
	if err := w.rate(ctx, list); err != nil {
		return err
	}
	for _, o := range list {
		_, err := w.conn.ExecContext(ctx, `INSERT INTO outcomes (table_id, seat, player, title, fate, won, place, players, winners,
			rank, timed, missed, at, mu_before, sigma_before, mu, sigma)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
			ON CONFLICT (table_id, seat, player) DO NOTHING`,
			o.Table, o.Seat, o.Player, o.Title, o.Fate, flag(o.Won), o.Place, o.Players, o.Winners, o.Rank, flag(o.Timed), o.Missed,
			o.At, o.Before.Mu, o.Before.Sigma, o.After.Mu, o.After.Sigma)
		if err != nil {
			return fmt.Errorf("outcome: %w", err)
		}
	}
	return nil
}

// stillHere returns the outcomes of those who have not left, under the name of whoever they have
// become.
func (w *Statements) stillHere(ctx context.Context, list []store.Outcome) (here []store.Outcome, err error) {
	for _, o := range list {
		err := w.conn.QueryRowContext(ctx, `SELECT `+heirOf("$1"), o.Player).Scan(&o.Player)
		if err != nil {
			return nil, fmt.Errorf("heir: %w", err)
		}
		if o.Player != "" {
			here = append(here, o)
		}
	}
	return here, nil
}

// rate changes the ratings of those whose game counts, and notes the change in their outcomes. One
// against nobody does not count.
func (w *Statements) rate(ctx context.Context, list []store.Outcome) error {
	var counted []*store.Outcome
	var before []rating.Rating
	var places []int
	for i := range list {
		o := &list[i]
		if o.Rank == 0 {
			continue
		}
		is, err := w.strength(ctx, o.Player, o.Title)
		if err != nil {
			return err
		}
		counted, before, places = append(counted, o), append(before, is.Rating), append(places, int(o.Rank))
	}
	seats := map[string][]rating.Rating{}
	if len(counted) > 1 {
		for i, after := range rating.After(before, places) {
			o := counted[i]
			o.Before, o.After = before[i], after
			seats[o.Player] = append(seats[o.Player], after)
		}
	}
	for _, o := range counted {
		if all := seats[o.Player]; all != nil { // a bot may have several
			delete(seats, o.Player)
			if err := w.setStrength(ctx, o, rating.Mean(all...)); err != nil {
				return err
			}
		}
	}
	return nil
}

// strength returns how strong a player is; somebody unknown has no games.
func (w *Statements) strength(ctx context.Context, player, title string) (s store.Strength, err error) {
	s = store.Strength{Title: title, Rating: rating.New()}
	err = w.conn.QueryRowContext(ctx, `SELECT mu, sigma, games FROM ratings WHERE player=$1 AND title=$2`, player, title).
		Scan(&s.Mu, &s.Sigma, &s.Games)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return s, wrap("strength", err)
}

func (w *Statements) setStrength(ctx context.Context, o *store.Outcome, r rating.Rating) error {
	_, err := w.conn.ExecContext(ctx, `INSERT INTO ratings (player, title, mu, sigma, games) VALUES ($1, $2, $3, $4, 1)
		ON CONFLICT (player, title) DO UPDATE SET mu=excluded.mu, sigma=excluded.sigma, games=ratings.games+1`,
		o.Player, o.Title, r.Mu, r.Sigma)
	return wrap("rate", err)
}

// Outcomes implements store.Store.
func (d *DB) Outcomes(ctx context.Context, player string) ([]store.Outcome, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT table_id, seat, title, fate, won != 0, place, players, winners, rank, timed != 0,
		missed, at, mu_before, sigma_before, mu, sigma FROM outcomes WHERE player=$1 ORDER BY at DESC, table_id, seat`, player)
	if err != nil {
		return nil, wrap("outcomes", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (o store.Outcome, err error) {
		o.Player = player
		return o, rows.Scan(&o.Table, &o.Seat, &o.Title, &o.Fate, &o.Won, &o.Place, &o.Players, &o.Winners, &o.Rank, &o.Timed,
			&o.Missed, &o.At, &o.Before.Mu, &o.Before.Sigma, &o.After.Mu, &o.After.Sigma)
	})
	return list, wrap("outcomes", err)
}

// Strengths implements store.Store.
func (d *DB) Strengths(ctx context.Context, player string) ([]store.Strength, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT title, mu, sigma, games FROM ratings WHERE player=$1 ORDER BY title`, player)
	if err != nil {
		return nil, wrap("strengths", err)
	}
	list, err := collect(rows, scanStrength)
	return list, wrap("strengths", err)
}

func scanStrength(rows *sql.Rows) (s store.Strength, err error) {
	return s, rows.Scan(&s.Title, &s.Mu, &s.Sigma, &s.Games)
}

// mergeStrengths makes one rating of two, in each title that both persons have played.
func (w *Statements) mergeStrengths(ctx context.Context, from, into string) error {
	rows, err := w.conn.QueryContext(ctx, `SELECT title, mu, sigma, games FROM ratings WHERE player=$1`, from)
	if err != nil {
		return err
	}
	list, err := collect(rows, scanStrength)
	if err != nil {
		return err
	}
	for _, s := range list {
		other, err := w.strength(ctx, into, s.Title)
		if err != nil {
			return err
		}
		both := rating.Together(s.Rating, other.Rating)
		_, err = w.conn.ExecContext(ctx, `INSERT INTO ratings (player, title, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (player, title) DO UPDATE SET mu=excluded.mu, sigma=excluded.sigma, games=excluded.games`,
			into, s.Title, both.Mu, both.Sigma, s.Games+other.Games)
		if err != nil {
			return err
		}
	}
	return nil
}

// mergingCareers gives the games of $1 to $2. The ratings are made one before.
var mergingCareers = append([]string{
	`UPDATE seats SET began=$2 WHERE began=$1 AND began <> ''`,
	`UPDATE outcomes SET player=$2 WHERE player=$1 AND NOT EXISTS
		(SELECT 1 FROM outcomes o WHERE o.table_id=outcomes.table_id AND o.seat=outcomes.seat AND o.player=$2)`,
}, forgettingCareers[1:]...)

// forgettingCareers drops the games and ratings of $1.
var forgettingCareers = []string{
	`UPDATE seats SET began='' WHERE began=$1 AND began <> ''`,
	`DELETE FROM outcomes WHERE player=$1`,
	`DELETE FROM ratings WHERE player=$1`,
}
