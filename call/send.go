package call

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"outremer/call/hook"
	"outremer/call/mail"
	"outremer/call/post"
	"outremer/call/push"
	"outremer/store"
	"outremer/table"
)

const (
	// lines is how many calls are made at once; more have to wait.
	lines = 8
	// attempts is how often a message is tried before it is given up.
	attempts = 6
	// patience is how long one attempt may take. It is well within the lease of a job, and within the
	// grace of a server that stops: what is under way is finished.
	patience = 8 * time.Second
)

// Results of deliveries. Anything else is why it failed.
const (
	unknown = "" // under way, or the program died meanwhile
	done    = "ok"
	lost    = "gone"
)

// round is one message to one person.
type round struct {
	*Desk
	host     *table.Host
	who      string
	set      *Settings
	channels []store.Channel
	items    []item
	tried    map[[2]string]store.Delivery // by notice and channel
	again    int64
}

// Call implements table.Caller.
func (d *Desk) Call(ctx context.Context, h *table.Host, who string) (again int64, err error) {
	if d.Store.Shared() { // another node may have written what this one does not know
		if err := d.Reread(ctx); err != nil {
			return 0, err
		}
	}
	r, ok := d.begin(h, who)
	if !ok {
		return d.now() + 2000, nil
	}
	defer d.end(who)
	if until := r.quiet(); until != 0 {
		return until, nil
	}
	if err := r.gather(ctx); err != nil {
		return 0, err
	}
	for i := range r.channels {
		if err := r.through(ctx, &r.channels[i]); err != nil {
			return 0, err
		}
	}
	return r.again, r.settle(ctx)
}

func (d *Desk) now() int64 { return d.Now().UnixMilli() }

// begin takes a line; false if all are busy, or this person's is.
func (d *Desk) begin(h *table.Host, who string) (*round, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.busy) >= lines || d.busy[who] {
		return nil, false
	}
	d.busy[who] = true
	r := &round{Desk: d, host: h, who: who, channels: slices.Clone(d.channels[who]), tried: map[[2]string]store.Delivery{}}
	if len(r.channels) > 0 {
		r.set = d.settings[r.channels[0].Person]
	} else {
		r.set = settingsOf(store.Callee{})
	}
	return r, true
}

func (d *Desk) end(who string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.busy, who)
}

// quiet returns when the person's hours of silence end; 0 if there is none now.
func (r *round) quiet() int64 {
	if strings.HasPrefix(r.who, "@") {
		return 0
	}
	if end := r.set.Quiet.end(r.Now().In(r.set.zone())); !end.IsZero() {
		return end.UnixMilli()
	}
	return 0
}

// gather finds what there is to tell, and drops what no longer holds.
func (r *round) gather(ctx context.Context) error {
	person, at := r.who, ""
	if id, ok := strings.CutPrefix(r.who, "@"); ok {
		person, at = "", id
	}
	list, err := r.Store.NoticesFor(ctx, person)
	if err != nil {
		return err
	}
	tried, err := r.Store.Deliveries(ctx, person)
	if err != nil {
		return err
	}
	for _, v := range tried {
		r.tried[[2]string{v.Notice, v.Channel}] = v
	}
	var stale []string
	for _, n := range list {
		if n.State != store.Waiting || at != "" && n.Table != at {
			continue
		}
		it, ok, err := r.look(ctx, n)
		if err != nil {
			return err
		}
		if ok {
			r.items = append(r.items, it)
		} else {
			stale = append(stale, n.ID)
		}
	}
	return r.drop(ctx, stale)
}

// drop deletes notices here and in the store.
func (d *Desk) drop(ctx context.Context, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	d.change(func() { d.close(ids) })
	return d.Store.DropNotices(ctx, ids)
}

// due returns what a channel is still to be told, noting down that it is being tried.
func (r *round) due(c *store.Channel) (items []item, trying []store.Delivery) {
	for _, it := range r.items {
		v, before := r.tried[[2]string{it.ID, c.ID}]
		if !r.wantedBy(c, it) || before && (settled(v) || v.Result == unknown) {
			continue
		}
		items = append(items, it)
		trying = append(trying, store.Delivery{Notice: it.ID, Channel: c.ID, Attempt: v.Attempt + 1, At: r.now()})
	}
	return items, trying
}

func (r *round) wantedBy(c *store.Channel, it item) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.tells(c, table.Reason(it.Cause))
}

// through sends what is due through one channel.
func (r *round) through(ctx context.Context, c *store.Channel) error {
	items, trying := r.due(c)
	if len(items) == 0 {
		return nil
	}
	if err := r.Store.PutDeliveries(ctx, trying); err != nil {
		return err
	}
	after := context.WithoutCancel(ctx)
	sending, cancel := context.WithTimeout(after, patience)
	defer cancel()
	failed := r.send(sending, c, r.message(c, items))
	for i := range trying {
		trying[i].Result = resultOf(failed)
		r.tried[[2]string{trying[i].Notice, c.ID}] = trying[i]
		if !settled(trying[i]) {
			r.again = max(r.again, r.now()+time.Minute.Milliseconds()<<trying[i].Attempt)
		}
	}
	if err := r.Store.PutDeliveries(after, trying); err != nil {
		return err
	}
	return r.judge(after, c, failed)
}

func resultOf(err error) string {
	switch {
	case err == nil:
		return done
	case isGone(err):
		return lost
	}
	return "failed: " + err.Error()
}

// isGone reports whether an address has said clearly that nobody will ever be reached there.
func isGone(err error) bool {
	for _, gone := range []error{post.ErrGone, mail.ErrGone, hook.ErrPrivate} {
		if errors.Is(err, gone) {
			return true
		}
	}
	return false
}

// settled reports whether a delivery needs no further attempt.
func settled(v store.Delivery) bool {
	return v.Result == done || v.Result == lost || v.Attempt >= attempts
}

// judge keeps how a channel did.
func (r *round) judge(ctx context.Context, c *store.Channel, failed error) error {
	switch {
	case failed == nil && c.Failures == 0:
		return nil
	case failed == nil:
		c.Failures = 0
	case isGone(failed):
		c.State = store.Dead
		r.Log.Info("a channel is gone", "kind", c.Kind, "why", failed)
	default:
		c.Failures++
		r.Log.Warn("call failed", "kind", c.Kind, "failures", c.Failures, "error", failed)
	}
	return r.keep(ctx, *c)
}

// settle marks what everybody has been told. A table's hooks never come back, so what they were told
// is forgotten.
func (r *round) settle(ctx context.Context) error {
	var sent, over []string
	for _, it := range r.items {
		if !r.finished(it) {
			continue
		}
		if it.Person == "" || it.Cause == string(table.Near) {
			over = append(over, it.ID)
		} else {
			sent = append(sent, it.ID)
		}
	}
	if err := r.drop(ctx, over); err != nil || len(sent) == 0 {
		return err
	}
	return r.Store.MarkSent(ctx, sent)
}

// finished reports whether no channel has to be tried again for a notice.
func (r *round) finished(it item) bool {
	for i := range r.channels {
		v, before := r.tried[[2]string{it.ID, r.channels[i].ID}]
		if r.wantedBy(&r.channels[i], it) && (!before || !settled(v) && v.Result != unknown) {
			return false
		}
	}
	return true
}

// send sends a message through a channel.
func (d *Desk) send(ctx context.Context, c *store.Channel, m message) error {
	switch c.Kind {
	case store.ByPush:
		var to push.Subscription
		if err := json.Unmarshal([]byte(c.Address), &to); err != nil {
			return err
		}
		return d.push.Send(ctx, to, m.payload(), 24*time.Hour)
	case store.ByMail:
		if d.Mail == nil {
			return errors.New("this host sends no mail")
		}
		return d.Mail.Post(ctx, m.letter(c.Address, d.link("/calls/off/"+d.token("off", c.ID))))
	default:
		var to hook.Target
		if err := json.Unmarshal([]byte(c.Address), &to); err != nil {
			return err
		}
		return hook.Send(ctx, d.client, to, m.hook())
	}
}
