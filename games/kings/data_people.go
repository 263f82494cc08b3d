package kings

import (
	"fmt"
	"slices"
)

// Dynasties, starting rulers and Character Cards.

// Dynasty is the lexicon's "dynasty" sort.
type Dynasty int8

const noDynasty Dynasty = -1

const cultureCards = 100 // Character Cards of the five cultures

type sex int8

const (
	male sex = iota
	female
	either // Glitterhoof
)

var sexNames = []string{"male", "female", "either"}

type dynastiesFile struct {
	Dynasties []dynastyFact `toml:"dynasty"`
	Rulers    []rulerFact   `toml:"ruler"`
}

type dynastyFact struct {
	Slug    string `toml:"slug"`
	Culture string `toml:"culture"`
	Source  string `toml:"source"`
}

type rulerFact struct {
	Slug    string `toml:"slug"`
	Number  int    `toml:"number"`
	Sex     string `toml:"sex"`
	Dynasty string `toml:"dynasty"`
	Source  string `toml:"source"`
}

type charactersFile struct {
	Characters  []characterFact `toml:"character"`
	Glitterhoof int             `toml:"glitterhoof"` // number of the card
}

type characterFact struct {
	Slug    string `toml:"slug"`
	Number  int    `toml:"number"`
	Culture string `toml:"culture"`
	Sex     string `toml:"sex"`
	Source  string `toml:"source"`
}

type peopleFacts struct {
	dynasties      []string
	dynastyCulture []Culture
	rulerOf        []Dynasty // of each starting ruler, in the order of the file

	characters  []string // names: culture cards, rulers, Glitterhoof
	sexOf       [maxChars]sex
	bornIn      [maxChars]Culture
	number      [maxChars]int16
	stack       [seats]people // the culture's own cards
	bySex       [2]people     // culture cards
	glitterhoof Char
}

// ruler returns the card of the i-th starting ruler.
func ruler(i int) Char { return Char(cultureCards + i) }

func (f *peopleFacts) isRuler(c Char) bool { return c >= cultureCards && c != f.glitterhoof }

func (l *loader) dynasties() {
	var in dynastiesFile
	if !l.Decode(fileDynasties, &in) {
		return
	}
	f := &l.f.peopleFacts
	for i, d := range in.Dynasties {
		field := fmt.Sprintf("dynasty[%d]", i)
		l.slug(&f.dynasties, d.Slug, fileDynasties, field)
		f.dynastyCulture = append(f.dynastyCulture, Culture(l.Index(d.Culture, cultureNames, fileDynasties, field+".culture")))
		l.Attested(d.Source, fileDynasties, field)
	}
	f.characters = make([]string, cultureCards, maxChars)
	l.Within(len(in.Rulers), 1, maxChars-cultureCards-1, fileDynasties, "ruler")
	for i, r := range in.Rulers {
		if l.Err != nil {
			return
		}
		field := fmt.Sprintf("ruler[%d]", i)
		l.slug(&f.characters, r.Slug, fileDynasties, field)
		d := l.Index(r.Dynasty, f.dynasties, fileDynasties, field+".dynasty")
		f.rulerOf = append(f.rulerOf, Dynasty(d))
		l.Attested(r.Source, fileDynasties, field)
		f.sexOf[ruler(i)] = sex(l.Index(r.Sex, sexNames[:either], fileDynasties, field+".sex"))
		f.bornIn[ruler(i)], f.number[ruler(i)] = f.dynastyCulture[d], int16(r.Number)
	}
}

func (l *loader) characters() {
	var in charactersFile
	if !l.Decode(fileCharacters, &in) {
		return
	}
	f := &l.f.peopleFacts
	l.Within(len(in.Characters), cultureCards, cultureCards, fileCharacters, "character")
	for i, c := range in.Characters {
		if l.Err != nil {
			return
		}
		field := fmt.Sprintf("character[%d]", i)
		l.Want(c.Slug != "" && !slices.Contains(f.characters, c.Slug), fileCharacters, field+".slug", "%q is empty or stands twice", c.Slug)
		f.characters[i] = c.Slug
		l.Attested(c.Source, fileCharacters, field)
		f.sexOf[i] = sex(l.Index(c.Sex, sexNames[:either], fileCharacters, field+".sex"))
		f.bornIn[i], f.number[i] = Culture(l.Index(c.Culture, cultureNames, fileCharacters, field+".culture")), int16(c.Number)
		f.stack[f.bornIn[i]].add(Char(i))
		f.bySex[f.sexOf[i]].add(Char(i))
	}
	f.glitterhoof = Char(len(f.characters))
	f.characters = append(f.characters, "glitterhoof")
	f.sexOf[f.glitterhoof] = either
	f.bornIn[f.glitterhoof] = noCulture
	f.number[f.glitterhoof] = int16(in.Glitterhoof)
	for c := range f.stack {
		men := f.stack[c].and(f.bySex[male]).len()
		l.Want(men > 0 && men < f.stack[c].len(), fileCharacters, "character", "there are no %s men or no %s women", cultureNames[c], cultureNames[c])
	}
	l.numbers()
}

// numbers checks that card numbers are unique.
func (l *loader) numbers() {
	f := &l.f.peopleFacts
	for i := range f.characters {
		l.Want(!slices.Contains(f.number[:i], f.number[i]), fileCharacters, "character", "two cards have the number %d", f.number[i])
	}
}
