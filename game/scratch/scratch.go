// Package scratch keeps memory for work that ends within one call, such as a look
// ahead, so that the next call need not ask for it again. What is left in it has no
// meaning: whoever takes it sets what it reads. It is the one place where rules may
// share something between games.
package scratch

import "sync"

// Pad is a stack of used values of one type. The zero Pad is ready, and safe for
// concurrent use.
type Pad[T any] struct{ pool sync.Pool }

// Take is a value that nobody else uses, with whatever was left in it.
func (p *Pad[T]) Take() *T {
	if x, ok := p.pool.Get().(*T); ok {
		return x
	}
	return new(T)
}

// Return gives a value back; the caller must not touch it again.
func (p *Pad[T]) Return(x *T) { p.pool.Put(x) }
