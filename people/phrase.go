package people

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/tyler-smith/go-bip39/wordlists"

	"outremer/game"
	"outremer/store"
)

// A phrase is 128 random bits and four bits that tell a slip of the pen, eleven bits a word. The
// lists of words are those of BIP-39: short words that differ in their first four letters, in many
// languages. That many bits cannot be guessed, so a fast hash of them is kept, which also finds the
// person without asking for a name.
const (
	phraseWords = 12
	phraseBytes = 16
	wordBits    = 11
)

var lists = map[string][]string{"en": wordlists.English, "it": wordlists.Italian}

// NewPhrase makes a phrase for a person in a language. The one before is worth nothing any more.
func (d *Desk) NewPhrase(ctx context.Context, person, lang string) (string, error) {
	bits := make([]byte, phraseBytes)
	if _, err := io.ReadFull(d.Random, bits); err != nil {
		return "", err
	}
	old, err := d.proofs(ctx, person, store.Phrase)
	if err != nil {
		return "", err
	}
	p := store.Proof{Kind: store.Phrase, Key: phraseKey(bits), Person: person, Created: d.now()}
	if err := d.Store.PutProof(ctx, p); err != nil {
		return "", err
	}
	for _, p := range old {
		if err := d.Store.DropProof(ctx, person, store.Phrase, p.Key); err != nil {
			return "", err
		}
	}
	return strings.Join(spell(bits, lists[lang]), " "), nil
}

// proofs returns a person's proofs of a kind.
func (d *Desk) proofs(ctx context.Context, person, kind string) ([]store.Proof, error) {
	all, err := d.Store.Proofs(ctx, person)
	return slices.DeleteFunc(all, func(p store.Proof) bool { return p.Kind != kind }), err
}

// ByPhrase signs in whoever has a phrase. From is where the try comes from, for its rate.
func (d *Desk) ByPhrase(ctx context.Context, v Visitor, phrase, device, from string) (Entry, error) {
	bits, err := read(phrase)
	if err != nil {
		return Entry{}, err
	}
	if err := d.mayTry(ctx, "person "+v.Person, "address "+from); err != nil {
		return Entry{}, err
	}
	p, err := d.Store.Proof(ctx, store.Phrase, phraseKey(bits))
	if errors.Is(err, store.ErrNotFound) {
		return Entry{}, ErrPhrase
	}
	if err != nil {
		return Entry{}, err
	}
	return d.byProof(ctx, v, p, device)
}

// byProof signs in whoever has shown a proof.
func (d *Desk) byProof(ctx context.Context, v Visitor, p store.Proof, device string) (Entry, error) {
	p.Used = d.now()
	if err := d.Store.PutProof(ctx, p); err != nil {
		return Entry{}, err
	}
	return d.enter(ctx, v, p.Person, device)
}

func phraseKey(bits []byte) string { return hashOf("phrase", hex.EncodeToString(bits)) }

// check returns the four bits that tell a slip of the pen.
func check(bits []byte) byte {
	b, err := hex.DecodeString(hashOf("check", hex.EncodeToString(bits))[:2])
	if err != nil {
		panic(err) // hashes are hexadecimal
	}
	return b[0] >> 4
}

// spell writes bits as words.
func spell(bits []byte, list []string) []string {
	words, have, n := make([]string, 0, phraseWords), 0, 0
	for _, b := range append(slices.Clone(bits), check(bits)<<4) {
		have, n = have<<8|int(b), n+8
		if n >= wordBits {
			n -= wordBits
			words = append(words, list[have>>n])
			have &= 1<<n - 1
		}
	}
	return words
}

// read is the inverse of spell, in any of the languages. It says which word is wrong.
func read(phrase string) ([]byte, error) {
	words := strings.Fields(strings.ToLower(phrase))
	if len(words) != phraseWords {
		return nil, wrongPhrase("a phrase has %d words, these are %d", phraseWords, len(words))
	}
	var last error
	for _, lang := range []string{"en", "it"} {
		bits, err := readIn(words, lists[lang])
		if err == nil {
			return bits, nil
		}
		if last == nil || slices.Contains(lists[lang], words[0]) {
			last = err
		}
	}
	return nil, last
}

func wrongPhrase(format string, args ...any) error {
	return &game.SetupError{Field: "phrase", Text: fmt.Sprintf(format, args...)}
}

// readIn reads words of one list.
func readIn(words, list []string) ([]byte, error) {
	bits, have, n := make([]byte, 0, phraseBytes+1), 0, 0
	for i, word := range words {
		at := slices.Index(list, word)
		if at < 0 {
			return nil, wrongPhrase("word %d is not a word of our phrases", i+1)
		}
		have, n = have<<wordBits|at, n+wordBits
		for n >= 8 {
			n -= 8
			bits = append(bits, byte(have>>n))
			have &= 1<<n - 1
		}
	}
	if byte(have) != check(bits) {
		return nil, wrongPhrase("a word is wrong, or two have changed places")
	}
	return bits, nil
}
