package cardinals

import (
	"strings"
	"testing"

	"outremer/game"
)

// TestLapsed: help lapses with its turn of movement, peace after the last one that it names,
// and a vote when its decade is over.
func TestLapsed(t *testing.T) {
	for _, c := range []struct {
		turn, pact string
		want       bool
	}{
		{"late 1180", "almohads peace anscarids late-1180s", false},
		{"end 1180", "almohads peace anscarids late-1180s", true},
		{"early 1190", "almohads peace anscarids late-1190s", false},
		{"early 1180", "almohads support anscarids seville toledo early-1180s", false},
		{"late 1180", "almohads support anscarids seville toledo early-1180s", true},
		{"early 1180", "capetians vote anscarids castilian late-1180s", false},
		{"end 1180", "capetians vote anscarids castilian late-1180s", false},
		{"early 1190", "capetians vote anscarids castilian late-1180s", true},
		{"early 1180", "capetians vote anscarids castilian late-1190s", false},
		{"late 1180", "capetians tithe anscarids late-1180s", false},
		{"end 1180", "capetians tithe anscarids late-1180s", true},
		{"late 1180", "capetians bid anscarids leon toledo late-1180s", false},
		{"end 1180", "capetians bid anscarids leon toledo late-1180s", true},
		{"late 1180", "capetians convoy anscarids leon toledo late-1180s", false},
		{"end 1180", "capetians carry anscarids leon toledo late-1180s", true},
		{"late 1180", "capetians keep-out anscarids gascony late-1180s", false},
		{"end 1180", "capetians keep-out anscarids auvergne late-1180s", true},
		{"end 1180", "capetians popes anscarids frankish late-1180s", false},
		{"end 1190", "capetians popes anscarids frankish late-1180s", false},
		{"early 1200", "capetians popes anscarids frankish late-1180s", true},
		{"late 1180", "capetians league anscarids piasts almohads late-1180s", false},
		{"end 1180", "capetians league anscarids piasts almohads late-1180s", true},
		{"late 1180", "capetians draw anscarids late-1180s", false},
		{"end 1180", "capetians draw anscarids late-1180s", true},
	} {
		s := arranged(t, "turn "+c.turn)
		if got := s.Lapsed(pact(t, s, c.pact)); got != c.want {
			t.Errorf("%s in the turn %s: lapsed %v", c.pact, c.turn, got)
		}
	}
}

// text is a pact without its parties.
func (s *State) text(x game.Pact) string {
	words := []string{pactSpecs[x.Kind].Slug}
	for i, a := range []int16{x.A, x.B, x.C}[:len(pactSpecs[x.Kind].Args)] {
		words = append(words, s.t.lexicon.Name(pactSpecs[x.Kind].Args[i], a))
	}
	return strings.Join(words, " ")
}

// everyones are the pacts that all can offer at any time.
var everyones = map[game.PactKind]bool{pactPeace: true, pactLeague: true, pactDraw: true}

// TestPactsOffered: what one monarch can offer another, and nothing else. What all can offer is left out of the
// other cases.
func TestPactsOffered(t *testing.T) {
	const sparse = `
		disarm almohads anscarids arpads ayyubids capetians hautevilles hohenstaufens komnenos piasts plantagenets rurikids zengids
		vacant brittany aragon genoa lombardy
		emperor nobody
	`
	for _, c := range []struct{ name, lines, by, with, want string }{
		{"peace, but not with oneself", sparse, "capetians", "capetians", ""},
		{"peace, but not with whom is out", sparse + "out plantagenets\nturn late 1190", "capetians", "plantagenets", ""},
		{"peace, but not from whom is out", sparse + "out capetians\nturn late 1190", "capetians", "plantagenets", ""},
		{"peace", sparse + "turn mid 1190", "zengids", "ayyubids",
			"peace late-1190s, peace early-1200s, peace late-1200s, peace early-1210s, peace late-1210s, peace early-1220s"},
		{"help", sparse + "army capetians paris\narmy plantagenets bordeaux\nturn late 1190", "capetians", "plantagenets",
			"support paris anjou late-1190s, support paris auvergne late-1190s, aid bordeaux anjou late-1190s, " +
				"aid bordeaux auvergne late-1190s, vote italian late-1190s, vote castilian late-1190s, vote hungarian late-1190s, vote frankish late-1190s, " +
				"vote sicilian late-1190s, vote german late-1190s, vote polish late-1190s, vote english late-1190s, " +
				"keep-out anjou early-1210s, keep-out auvergne early-1210s, popes frankish late-1190s, popes english late-1190s"},
		{"bids", sparse + "army capetians paris\narmy nobody brittany\nturn late 1190", "capetians", "zengids",
			"bid brittany anjou late-1190s, bid brittany normandy late-1190s"},
		{"two could go", sparse + "army capetians paris bordeaux\narmy nobody brittany\nturn late 1190", "capetians", "zengids",
			"bid brittany normandy late-1190s"},
		{"not against one's own", sparse + "army capetians paris anjou\narmy nobody brittany\nturn late 1190", "capetians", "zengids", ""},
		{"nor against their faith", sparse + "army zengids aleppo\nturn late 1190", "zengids", "ayyubids",
			"bid antioch edessa late-1190s, bid armenia edessa late-1190s, bid jerusalem damascus late-1190s, bid tripoli damascus late-1190s"},
		{"tithes", sparse + "pope arpads\nturn late 1190", "zengids", "piasts", "tithe late-1190s"},
		{"no tithes for an Italian", sparse + "turn late 1190", "zengids", "piasts", ""},
		{"a convoy, and the sea between", sparse + "army almohads algiers\nfleet zengids western-mediterranean-sea\nturn late 1190", "almohads", "zengids",
			"support algiers ifriqiya late-1190s, aid western-mediterranean-sea ifriqiya late-1190s, bid tripolitania banu-hilal late-1190s, " +
				"bid tripolitania ifriqiya late-1190s, convoy algiers cagliari late-1190s, convoy algiers ifriqiya late-1190s, " +
				"convoy algiers palermo late-1190s, keep-out ifriqiya early-1210s"},
		{"a convoy by who offers it", sparse + "army almohads algiers\nfleet zengids western-mediterranean-sea\nturn late 1190", "zengids", "almohads",
			"support western-mediterranean-sea ifriqiya late-1190s, aid algiers ifriqiya late-1190s, bid pisa tyrrhenian-sea late-1190s, " +
				"bid tripolitania ifriqiya late-1190s, carry algiers cagliari late-1190s, carry algiers ifriqiya late-1190s, " +
				"carry algiers palermo late-1190s, keep-out ifriqiya early-1210s"},
		{"no Popes by turns in the last decade", sparse + "turn late 1280", "capetians", "plantagenets",
			"vote italian late-1280s, vote castilian late-1280s, vote hungarian late-1280s, vote frankish late-1280s, vote sicilian late-1280s, " +
				"vote german late-1280s, vote polish late-1280s, vote english late-1280s"},
		{"one point", sparse + "pope arpads\nholder zengids plock\nturn late 1190", "zengids", "piasts", ""},
		{"schism", sparse + "pope arpads\nantipope imperial hohenstaufens\nturn late 1190", "zengids", "piasts", ""},
		{"a helper does not come against his own", sparse + "army capetians paris\narmy plantagenets anjou bordeaux\nturn late 1190",
			"capetians", "plantagenets",
			"support paris auvergne late-1190s, support paris normandy late-1190s, aid anjou auvergne late-1190s, " +
				"aid anjou normandy late-1190s, aid bordeaux anjou late-1190s, aid bordeaux auvergne late-1190s, " +
				"vote italian late-1190s, vote castilian late-1190s, vote hungarian late-1190s, vote frankish late-1190s, " +
				"vote sicilian late-1190s, vote german late-1190s, vote polish late-1190s, vote english late-1190s, " +
				"keep-out auvergne early-1210s, keep-out normandy early-1210s, popes frankish late-1190s, popes english late-1190s"},
	} {
		s := arranged(t, c.lines)
		by, with := s.seatNamed(t, c.by), s.seatNamed(t, c.with)
		var got []string
		for _, x := range s.Pacts(nil, by, with) {
			if x.By != by || x.With != with {
				t.Errorf("%s: %s is between %d and %d", c.name, s.text(x), x.By, x.With)
			}
			if !everyones[x.Kind] || x.Kind == pactPeace && strings.HasPrefix(c.name, "peace") {
				got = append(got, s.text(x))
			}
		}
		if got := strings.Join(got, ", "); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}
