package table

import (
	"context"
	"slices"

	"outremer/store"
)

// Say adds a message to the players' talk. Only who holds a seat, and the
// creator, can say and read something: spectators might know too much or too little.
func (t *Table) Say(ctx context.Context, g store.Guest, text string) error {
	leave, err := t.host.enter()
	if err != nil {
		return err
	}
	defer leave()
	if text, err = cleanLine("text", text, MaxChat); err != nil {
		return err
	}
	if !t.Talks(g.ID) {
		return ErrNotYours
	}
	if text == "" {
		return nil
	}
	// One at a time, so that the order in memory is the order in the store.
	t.turn.Lock()
	defer t.turn.Unlock()
	c, err := t.host.Store.Say(context.WithoutCancel(ctx), store.Chat{Table: t.id, Guest: g.ID, Name: g.Name, Text: text, At: t.host.now()})
	if err != nil {
		return t.failure("chat", err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.chat = append(t.chat, c)
	if extra := len(t.chat) - chatKept; extra > 0 {
		t.chat = slices.Clone(t.chat[extra:])
	}
	t.ring()
	return nil
}

// Talks reports whether a guest takes part in the players' talk.
func (t *Table) Talks(guest string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.talks(guest)
}

func (t *Table) talks(guest string) bool { return t.holds(guest) != 0 || t.Created(guest) }

// Chats are the messages after number n; ErrNotYours for who does not take part.
func (t *Table) Chats(guest string, n int64) ([]store.Chat, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.talks(guest) {
		return nil, ErrNotYours
	}
	return t.chatsAfter(n), nil
}

func (t *Table) chatsAfter(n int64) []store.Chat {
	i, _ := slices.BinarySearchFunc(t.chat, n+1, func(c store.Chat, n int64) int { return int(c.N - n) })
	return slices.Clone(t.chat[i:])
}
