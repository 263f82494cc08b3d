package kings

import "fmt"

// Traits and trait tokens.

// Trait is the lexicon's "trait" sort.
type Trait int8

const noTrait Trait = -1

const maxTraits = 32

// group is a set of actions that share their critical traits.
type group int8

const (
	grpBuild group = iota
	grpPlot
	grpOverthrow
	grpInvade
	grpCrusade
	grpMarry
	noGroup group = -1 // nothing is critical
)

var groupNames = []string{"build", "plot", "overthrow", "invade", "crusade", "marry"}

// tokenKind is the border of a trait token, which determines where the token goes when it leaves
// a bag or card.
type tokenKind int8

const (
	startingToken tokenKind = iota
	randomToken
	eventToken
	crusadeToken
)

var tokenKindNames = []string{"starting", "random", "event", "crusade"}

// edition is chosen by the players; see policy.
type edition int8

const (
	first10 edition = iota
	second11
	editions = 2
)

var editionNames = []string{"1.0", "1.1"}

type traitsFile struct {
	Traits []traitFact `toml:"trait"`
	Tokens []tokenFact `toml:"token"`
}

type traitFact struct {
	Slug     string   `toml:"slug"`
	Sign     string   `toml:"sign"`
	Critical []string `toml:"critical"`
	Source   string   `toml:"source"`
}

type tokenFact struct {
	Trait   string `toml:"trait"`
	Kind    string `toml:"kind"`
	Count   int    `toml:"count"`
	Edition string `toml:"edition" facts:"optional"` // empty: in both
	Source  string `toml:"source"`
}

type traitFacts struct {
	traits    []string         // names
	green     uint32           // traits by sign
	critical  [maxTraits]uint8 // groups in which the trait counts as the opposite colour
	isCrit    [6]tokens        // the same by group and token
	traitOf   [maxTokens]Trait // by token
	kindOf    [maxTokens]tokenKind
	greens    tokens // tokens with a green trait
	ofKind    [4]tokens
	ofTrait   [maxTraits]tokens
	inEdition [editions]tokens
}

func (f *traitFacts) isGreen(t Trait) bool { return f.green>>t&1 != 0 }

// traits reads the traits, and the tokens that show them [supply.6], [check.22@1.0], [check.22@1.1].
func (l *loader) traits() {
	var in traitsFile
	if !l.Decode(fileTraits, &in) {
		return
	}
	f := &l.f.traitFacts
	l.Within(len(in.Traits), 1, maxTraits, fileTraits, "trait")
	for i, t := range in.Traits {
		if l.Err != nil {
			return
		}
		field := fmt.Sprintf("trait[%d]", i)
		l.slug(&f.traits, t.Slug, fileTraits, field)
		l.Want(t.Sign == "green" || t.Sign == "red", fileTraits, field+".sign", `%q is neither "green" nor "red"`, t.Sign)
		l.Attested(t.Source, fileTraits, field)
		if t.Sign == "green" {
			f.green |= 1 << i
		}
		for j, name := range t.Critical {
			f.critical[i] |= 1 << l.Index(name, groupNames, fileTraits, fmt.Sprintf("%s.critical[%d]", field, j))
		}
	}
	next := Token(0)
	for i, t := range in.Tokens {
		next = l.tokenRow(&t, fmt.Sprintf("token[%d]", i), next)
	}
}

func (l *loader) tokenRow(in *tokenFact, field string, next Token) Token {
	f := &l.f.traitFacts
	trait := Trait(l.Index(in.Trait, f.traits, fileTraits, field+".trait"))
	kind := l.Index(in.Kind, tokenKindNames, fileTraits, field+".kind")
	l.Attested(in.Source, fileTraits, field)
	l.Want(in.Count >= 1 && int(next)+in.Count < maxTokens, fileTraits, field+".count", "%d: a box holds 1 to %d tokens", in.Count, maxTokens-1)
	only := -1
	if in.Edition != "" {
		only = l.Index(in.Edition, editionNames, fileTraits, field+".edition")
	}
	if l.Err != nil {
		return next
	}
	for range in.Count {
		f.traitOf[next], f.kindOf[next] = trait, tokenKind(kind)
		f.ofTrait[trait].add(next)
		f.ofKind[kind].add(next)
		if f.isGreen(trait) {
			f.greens.add(next)
		}
		for g := range f.isCrit {
			if f.critical[trait]>>g&1 != 0 {
				f.isCrit[g].add(next)
			}
		}
		for e := range f.inEdition {
			if only < 0 || only == e {
				f.inEdition[e].add(next)
			}
		}
		next++
	}
	return next
}
