package diplomacy_test

import (
	"errors"
	"strings"
	"testing"

	"outremer/diplomacy"
)

// TestParse: the same order in many spellings.
func TestParse(t *testing.T) {
	classic, cardinals := diplomacy.Classic(), diplomacy.MapNamed("cardinals")
	for _, test := range []struct {
		m          *diplomacy.Map
		text, want string
	}{
		{classic, "A par H", "A par H"},
		{classic, "army paris holds", "A par H"},
		{classic, "par - bur", "par - bur"},
		{classic, "A par-bur", "A par - bur"},
		{classic, "A Paris -> Burgundy", "A par - bur"},
		{classic, "A Paris → Burgundy", "A par - bur"},
		{classic, "a PARIS moves to burgundy", "A par - bur"},
		{classic, "F gas - spa/nc", "F gas - spa/nc"},
		{classic, "F Gascony - Spain (nc)", "F gas - spa/nc"},
		{classic, "F gas - spa nc", "F gas - spa/nc"},
		{classic, "F St. Petersburg/sc - Gulf of Bothnia", "F stp/sc - bot"},
		{classic, "F Mid-Atlantic Ocean - North Atlantic Ocean", "F mao - nao"},
		{classic, "A lon - bel via convoy", "A lon - bel via convoy"},
		{classic, "A lon - bel by convoy", "A lon - bel via convoy"},
		{classic, "A par - spa via deployment", "A par - spa via deployment"},
		{classic, "A par S A mar", "A par S A mar"},
		{classic, "A par supports mar holds", "A par S mar"},
		{classic, "A par S A mar - bur", "A par S A mar - bur"},
		{classic, "A par S Germany A mar - bur via convoy", "A par S A mar - bur"},
		{classic, "F nth C A lon - bel", "F nth C A lon - bel"},
		{classic, "F North Sea convoys England army London to Belgium", "F nth C A lon - bel"},
		{classic, "A par disband", "A par disband"},
		{classic, "build F stp/nc", "build F stp/nc"},
		{classic, "remove A par", "remove A par"},
		{classic, "waive", "waive"},
		{cardinals, "A Burgos - Leon", "A brg - leo"},
		{cardinals, "A Rum S ZE A Edessa - Armenia", "A rum S A ede - arm"},
		{cardinals, "A Banu-Hilal - Tripolitania", "A bah - trp"},
		{cardinals, "F Bay of Cadiz - Gulf of Gabes", "F bca - gga"},
		{cardinals, "F BAY OF CÁDIZ - GULF OF GABÈS", "F bca - gga"},
		{cardinals, "A Papal States H", "A rom H"},
		{cardinals, "A gen S Lombardy", "A gen S lom"},
		{cardinals, "A gen S Lombardy A Lombardy", "A gen S A lom"},
		{cardinals, "A gen S Lombardy - Verona", "A gen S lom - ver"},
		{cardinals, "A gen S Cuman-Kipchak Confederation A dni", "A gen S A dni"},
	} {
		o, err := test.m.Vocabulary().Parse(test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		if got := test.m.Format(o); got != test.want {
			t.Errorf("%s: %s instead of %s", test.text, got, test.want)
		}
	}
}

// TestParseErrors: an error points at the word.
func TestParseErrors(t *testing.T) {
	m := diplomacy.Classic()
	for _, test := range []struct {
		text, word string
		problem    diplomacy.Problem
		want       string
	}{
		{"A parr - bur", "parr", diplomacy.UnknownPlace, "place"},
		{"A par - burr", "burr", diplomacy.UnknownPlace, "place"},
		{"A par ~ bur", "~", diplomacy.UnexpectedWord, "order"},
		{"A par - spa/xc", "xc", diplomacy.UnknownCoast, "coast"},
		{"A par - bre/nc", "nc", diplomacy.UnknownCoast, "coast"},
		{"F gas - spa (nc", "", diplomacy.IsIncomplete, ")"},
		{"F gas - spa (nc via convoy", "via", diplomacy.UnexpectedWord, ")"},
		{"A par - bur quickly", "quickly", diplomacy.UnexpectedWord, "end"},
		{"A par - bur via train", "train", diplomacy.UnexpectedWord, "convoy"},
		{"A par", "", diplomacy.IsIncomplete, "order"},
		{"A par -", "", diplomacy.IsIncomplete, "place"},
		{"A par S", "", diplomacy.IsIncomplete, "place"},
		{"A par S A mar -", "", diplomacy.IsIncomplete, "place"},
		{"F nth C A lon", "", diplomacy.IsIncomplete, "move"},
		{"F nth C A lon H", "H", diplomacy.UnexpectedWord, "move"},
		{"build par", "par", diplomacy.UnexpectedWord, "unit"},
		{"", "", diplomacy.IsIncomplete, "place"},
	} {
		_, err := m.Vocabulary().Parse(test.text)
		e, ok := errors.AsType[*diplomacy.SyntaxError](err)
		if !ok {
			t.Errorf("%q: error %v", test.text, err)
			continue
		}
		at := len(test.text)
		if test.word != "" {
			at = strings.LastIndex(test.text, test.word)
		}
		if e.Word != test.word || e.Problem != test.problem || e.Want != test.want || e.Offset != at {
			t.Errorf("%q: %+v", test.text, *e)
		}
		if !strings.Contains(err.Error(), test.word) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: the error is %q", test.text, err)
		}
	}
}

// TestVocabulary: words of another language affect only the vocabulary they were added to.
func TestVocabulary(t *testing.T) {
	m := diplomacy.MapNamed("cardinals")
	v := m.Vocabulary()
	v.AddWord("sostiene", diplomacy.WordSupport)
	v.AddPlace("Gerusalemme", m.Prov(loc(t, m, "jer")))
	v.AddPower("Zengidi", 11)
	const text = "A Rum sostiene Zengidi A Damascus - Gerusalemme"
	o, err := v.Parse(text)
	if err != nil || m.Format(o) != "A rum S A dam - jer" {
		t.Error(m.Format(o), err)
	}
	if _, err := m.Vocabulary().Parse(text); err == nil {
		t.Error("another vocabulary learned the words as well")
	}
}

// TestFormatParses: every listable order survives a round trip through Format and Parse.
func TestFormatParses(t *testing.T) {
	for _, m := range []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")} {
		d := newDealer(m, 9)
		v := m.Vocabulary()
		for range 20 {
			b := d.board()
			for _, o := range d.work.LegalAll(nil, b) {
				got, err := v.Parse(m.Format(o))
				got.Power = o.Power
				if err != nil || got != o {
					t.Fatalf("%s: %+v instead of %+v, %v", m.Format(o), got, o, err)
				}
			}
		}
	}
}
