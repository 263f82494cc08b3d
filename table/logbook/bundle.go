package logbook

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"outremer/facts"
	"outremer/game"
	"outremer/game/record"
)

// bundleFormat is the version of the form that bundles have.
const bundleFormat = 1

// Bundle is a finished game in one file, with everything that a stranger needs to check it: what it began from, by
// which rules and facts it was played, the luck with what each player added, and the log. Most of it is said twice,
// in words of its own and in the log, so that whatever was altered does not fit the rest.
type Bundle struct {
	Format  int    `json:"outremer-bundle"`
	Sum     string `json:"sum"`     // hex SHA-256 of the bundle without it: finds damage, not deceit
	Program string `json:"program"` // the version that played last
	Setup   Setup  `json:"setup"`
	Rules   Rules  `json:"rules"`
	Facts   Facts  `json:"facts"`
	Luck    Luck   `json:"luck"`
	End     string `json:"end"` // reason and winners
	Log     Lines  `json:"log"`
}

// Setup is what a game began from.
type Setup struct {
	Game    string            `json:"game"`
	Edition string            `json:"edition"`
	Seats   []string          `json:"seats"`
	Options map[string]string `json:"options"`

	Position []string `json:"position,omitempty"` // the set-up lines of a game that did not begin at its start
}

// Rules are the revisions that a game was played by: the first, and those that its players adopted.
type Rules struct {
	Revision int   `json:"revision"`
	Adopted  []int `json:"adopted,omitempty"`
}

// Facts are the maps, cards and numbers of a game.
type Facts struct {
	Name  string     `json:"name"`
	Hash  string     `json:"hash"`
	Files []DataFile `json:"files"`
}

// DataFile is a file of facts.
type DataFile struct {
	Name string `json:"name"`
	Text Lines  `json:"text"`
}

// Luck is where the rolls come from.
type Luck struct {
	Sealed string            `json:"sealed"` // hex SHA-256 of the secret, published before the game
	Secret string            `json:"secret"`
	Added  map[string]string `json:"added"` // by seat, what its player added
	Key    string            `json:"key"`   // what secret and additions yield: the key of every roll
}

// Lines is a text that is stored line by line, for people who look into the file.
type Lines string

// MarshalJSON writes a list of lines.
func (l Lines) MarshalJSON() ([]byte, error) { return encode(strings.Split(string(l), "\n"), "") }

// UnmarshalJSON reads a list of lines.
func (l *Lines) UnmarshalJSON(b []byte) error {
	var list []string
	err := json.Unmarshal(b, &list)
	*l = Lines(strings.Join(list, "\n"))
	return err
}

// encode is json.Marshal without the escapes that only web pages need.
func encode(v any, indent string) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	err := e.Encode(v)
	return b.Bytes(), err
}

// NewBundle bundles the log of a finished game with the facts that it was played with.
func NewBundle(log []byte, files []game.FactsFile) (*Bundle, error) {
	f, err := record.Parse(log)
	if err != nil {
		return nil, err
	}
	if f.End == "" || f.Secret == nil {
		return nil, errors.New("the game is not over")
	}
	f.Set = nil // the bundle has them
	b := &Bundle{Format: bundleFormat, Program: f.Program, Setup: setupOf(f), Rules: rulesOf(f), Luck: luckOf(f), End: f.End,
		Facts: Facts{Name: f.Facts.Name, Hash: f.Facts.Hash, Files: []DataFile{}}, Log: Lines(f.Append(nil))}
	for _, file := range files {
		b.Facts.Files = append(b.Facts.Files, DataFile{file.Name, Lines(file.Text)})
	}
	b.Sum, err = b.sum()
	return b, err
}

func setupOf(f *record.File) Setup {
	s := Setup{Game: f.Game, Edition: f.Edition, Seats: f.Seats, Options: map[string]string{}, Position: f.Position}
	for _, o := range f.Options {
		s.Options[o.Slug] = o.Value
	}
	return s
}

func rulesOf(f *record.File) Rules {
	r := Rules{Revision: int(f.Revision)}
	for _, rec := range f.Records {
		if rec.Kind == record.Adopt {
			r.Adopted = append(r.Adopted, rec.To)
		}
	}
	return r
}

func luckOf(f *record.File) Luck {
	key := game.DeriveKey(f.Secret, f.Entropy)
	l := Luck{Sealed: f.Sealed, Secret: hex.EncodeToString(f.Secret), Added: map[string]string{}, Key: fmt.Sprintf("%016x%016x", key[0], key[1])}
	for i, text := range f.Entropy {
		if text != "" {
			l.Added[f.Seats[i]] = text
		}
	}
	return l
}

// sum is the checksum of everything but itself.
func (b *Bundle) sum() (string, error) {
	bare := *b
	bare.Sum = ""
	text, err := encode(&bare, "")
	if err != nil {
		return "", err
	}
	h := sha256.Sum256(text)
	return hex.EncodeToString(h[:]), nil
}

// Text is the bundle as a file has it.
func (b *Bundle) Text() ([]byte, error) { return encode(b, "\t") }

// IsBundle reports whether a file is a bundle, or at least no log.
func IsBundle(text []byte) bool { return bytes.HasPrefix(bytes.TrimSpace(text), []byte("{")) }

// ParseBundle reads a bundle and the log in it, to which it gives its facts.
func ParseBundle(text []byte) (*Bundle, *record.File, error) {
	b := new(Bundle)
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(b); err != nil {
		return nil, nil, fmt.Errorf("the bundle cannot be read: %w", err)
	}
	if b.Format != bundleFormat {
		return nil, nil, fmt.Errorf("the bundle has format %d, not %d", b.Format, bundleFormat)
	}
	f, err := record.Parse([]byte(b.Log))
	if err != nil {
		return nil, nil, fmt.Errorf("log: %w", err)
	}
	for _, file := range b.Facts.Files {
		f.Set = append(f.Set, game.FactsFile{Name: file.Name, Text: string(file.Text)})
	}
	return b, f, nil
}

// The parts of a bundle that are checked each for itself.
const (
	PartSum     = "sum"
	PartProgram = "program"
	PartSetup   = "setup"
	PartRules   = "rules"
	PartFacts   = "facts"
	PartSeal    = "seal"
	PartAdded   = "added"
	PartEnd     = "end"
)

// Finding is what a check says of a part of a bundle: an error if it does not fit the rest.
type Finding struct {
	Part string
	Err  error
}

// Check compares the parts of a bundle with its log. Whether the log itself is true, Verify says.
func (b *Bundle) Check(f *record.File) []Finding {
	return []Finding{
		{PartSum, b.checkSum()},
		{PartSetup, b.checkSetup(f)},
		{PartRules, same("rules", b.Rules, rulesOf(f))},
		{PartFacts, b.checkFacts(f)},
		{PartProgram, same("program", b.Program, f.Program)},
		{PartSeal, b.checkSeal(f)},
		{PartAdded, b.checkAdded(f)},
		{PartEnd, same("end", b.End, f.End)},
	}
}

// same compares what a bundle says with what its log says.
func same(what string, bundle, log any) error {
	said, _ := encode(bundle, "")
	meant, _ := encode(log, "")
	if bytes.Equal(said, meant) {
		return nil
	}
	return fmt.Errorf("%s: the bundle says %s, the log %s", what, bytes.TrimSpace(said), bytes.TrimSpace(meant))
}

func (b *Bundle) checkSum() error {
	if sum, err := b.sum(); err != nil || sum != b.Sum {
		return errors.Join(err, errors.New("sum: the file is not as it was written"))
	}
	return nil
}

func (b *Bundle) checkSetup(f *record.File) error {
	log := setupOf(f)
	return errors.Join(same("game", b.Setup.Game, log.Game), same("edition", b.Setup.Edition, log.Edition),
		same("seats", b.Setup.Seats, log.Seats), same("options", b.Setup.Options, log.Options),
		same("position", b.Setup.Position, log.Position))
}

func (b *Bundle) checkFacts(f *record.File) error {
	set := facts.Set{Name: b.Facts.Name, Files: slices.Clone(f.Set)}
	if hash := set.Hash(); hash != b.Facts.Hash && b.Facts.Hash != "" {
		return fmt.Errorf("facts: the files are %s, not the %s that the bundle names", hash, b.Facts.Hash)
	}
	return errors.Join(same("facts", b.Facts.Hash, f.Facts.Hash), same("name of the facts", b.Facts.Name, f.Facts.Name))
}

func (b *Bundle) checkSeal(f *record.File) error {
	secret, err := hex.DecodeString(b.Luck.Secret)
	if err != nil {
		return fmt.Errorf("secret: %w", err)
	}
	if seal := record.Seal(secret); seal != b.Luck.Sealed {
		return fmt.Errorf("seal: the SHA-256 of the secret is %s, not the %s that was sealed", seal, b.Luck.Sealed)
	}
	log := luckOf(f)
	return errors.Join(same("seal", b.Luck.Sealed, log.Sealed), same("secret", b.Luck.Secret, log.Secret))
}

func (b *Bundle) checkAdded(f *record.File) error {
	log := luckOf(f)
	return errors.Join(same("added to the luck", b.Luck.Added, log.Added), same("key", b.Luck.Key, log.Key))
}
