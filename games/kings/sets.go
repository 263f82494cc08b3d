package kings

import "math/bits"

// Territory is the lexicon's "territory" sort.
type Territory int8

const noTerritory Territory = -1

const maxLands = 40 // territories that a map may have

// lands is a set of territories.
type lands uint64

func (x lands) has(t Territory) bool      { return t >= 0 && x>>t&1 != 0 }
func (x lands) with(t Territory) lands    { return x | 1<<t }
func (x lands) without(t Territory) lands { return x &^ (1 << t) }
func (x lands) len() int                  { return bits.OnesCount64(uint64(x)) }
func (x lands) nth(n int) Territory       { return Territory(nthBit([]uint64{uint64(x)}, n)) }
func (x lands) first() Territory          { return Territory(bits.TrailingZeros64(uint64(x))) }
func (x *lands) take() (t Territory)      { t = x.first(); *x &= *x - 1; return t }

// Char is a Character Card, the lexicon's "character" sort: those of the five
// cultures, then the starting rulers, then Glitterhoof.
type Char int8

const noChar Char = -1

const maxChars = 126

// people is a set of Character Cards.
type people [2]uint64

func (x people) has(c Char) bool { return c >= 0 && x[c>>6]>>(c&63)&1 != 0 }
func (x *people) add(c Char)     { x[c>>6] |= 1 << (c & 63) }
func (x *people) remove(c Char)  { x[c>>6] &^= 1 << (c & 63) }
func (x people) and(y people) people {
	return people{x[0] & y[0], x[1] & y[1]}
}
func (x people) or(y people) people    { return people{x[0] | y[0], x[1] | y[1]} }
func (x people) minus(y people) people { return people{x[0] &^ y[0], x[1] &^ y[1]} }
func (x people) len() int              { return bits.OnesCount64(x[0]) + bits.OnesCount64(x[1]) }
func (x people) empty() bool           { return x == people{} }
func (x people) nth(n int) Char        { return Char(nthBit(x[:], n)) }
func (x *people) take() Char           { c := x.nth(0); x.remove(c); return c }

// Token is one of the trait tokens of the box.
type Token uint8

const noToken Token = 255

const maxTokens = 192

// tokens is a set of trait tokens.
type tokens [3]uint64

func (x tokens) has(k Token) bool { return k != noToken && x[k>>6]>>(k&63)&1 != 0 }
func (x *tokens) add(k Token)     { x[k>>6] |= 1 << (k & 63) }
func (x *tokens) remove(k Token)  { x[k>>6] &^= 1 << (k & 63) }
func (x tokens) and(y tokens) tokens {
	return tokens{x[0] & y[0], x[1] & y[1], x[2] & y[2]}
}
func (x tokens) or(y tokens) tokens {
	return tokens{x[0] | y[0], x[1] | y[1], x[2] | y[2]}
}
func (x tokens) minus(y tokens) tokens {
	return tokens{x[0] &^ y[0], x[1] &^ y[1], x[2] &^ y[2]}
}
func (x tokens) len() int {
	return bits.OnesCount64(x[0]) + bits.OnesCount64(x[1]) + bits.OnesCount64(x[2])
}
func (x tokens) empty() bool     { return x == tokens{} }
func (x tokens) nth(n int) Token { return Token(nthBit(x[:], n)) }
func (x *tokens) take() Token    { k := x.nth(0); x.remove(k); return k }

// nthBit returns the position of the n-th one bit, counted from 0.
func nthBit(words []uint64, n int) int {
	for i, w := range words {
		if k := bits.OnesCount64(w); n >= k {
			n -= k
			continue
		}
		for range n {
			w &= w - 1
		}
		return i<<6 + bits.TrailingZeros64(w)
	}
	return -1
}

// Deck is the type of an Action Card, the lexicon's "deck" sort.
type Deck int8

const (
	realm Deck = iota
	intrigue
	war
	taxes
	crusade
	decks
)

// Card is one Action Card: its deck and its index within it.
type Card int16

const noCard Card = -1

func cardOf(d Deck, i int) Card { return Card(d)<<6 | Card(i) }
func (c Card) deck() Deck       { return Deck(c >> 6) }

// cards is a set of Action Cards, one word per deck.
type cards [decks]uint64

func (x *cards) has(c Card) bool { return x[c>>6]>>(c&63)&1 != 0 }
func (x *cards) add(c Card)      { x[c>>6] |= 1 << (c & 63) }
func (x *cards) remove(c Card)   { x[c>>6] &^= 1 << (c & 63) }
func (x *cards) count(d Deck) int {
	return bits.OnesCount64(x[d])
}
func (x *cards) len() (n int) {
	for d := range x {
		n += bits.OnesCount64(x[d])
	}
	return n
}
func (x *cards) nth(n int) Card {
	for d := range x {
		if k := bits.OnesCount64(x[d]); n >= k {
			n -= k
			continue
		}
		return cardOf(Deck(d), nthBit(x[d:d+1], n))
	}
	return noCard
}
func (x cards) or(y *cards) cards {
	for d := range x {
		x[d] |= y[d]
	}
	return x
}
func (x cards) minus(y *cards) cards {
	for d := range x {
		x[d] &^= y[d]
	}
	return x
}
func (x cards) and(y *cards) cards {
	for d := range x {
		x[d] &= y[d]
	}
	return x
}

// take removes and returns the first card, or noCard.
func (x *cards) take() Card {
	c := x.nth(0)
	if c != noCard {
		x.remove(c)
	}
	return c
}

// devs is a set of kinds of Development Cards.
type devs uint16

// Dev is a kind of Development Card, the lexicon's "development" sort.
type Dev int8

const noDev Dev = -1

const maxDevs = 16

func (x devs) has(d Dev) bool     { return d >= 0 && x>>d&1 != 0 }
func (x devs) with(d Dev) devs    { return x | 1<<d }
func (x devs) without(d Dev) devs { return x &^ (1 << d) }
func (x devs) len() int           { return bits.OnesCount16(uint16(x)) }
func (x devs) nth(n int) Dev      { return Dev(nthBit([]uint64{uint64(x)}, n)) }
func (x devs) first() Dev         { return Dev(bits.TrailingZeros16(uint16(x))) }
func (x *devs) take() (d Dev)     { d = x.first(); *x &= *x - 1; return d }
