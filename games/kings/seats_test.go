package kings

import (
	"strings"
	"testing"

	"outremer/game"
)

// TestVacant: seats without a person are vacant, and unplayable setups are rejected with the
// offending field.
func TestVacant(t *testing.T) {
	k := title(t)
	tests := []struct {
		name    string
		options map[string]string
		vacant  game.Seats
		field   string
	}{
		{"five persons", nil, 0, ""},
		{"alone against four", map[string]string{"frankish": "ferox", "germanic": "random", "italian": "aperio", "iberian": "postis"}, 0b11110, ""},
		{"alone against one", map[string]string{"frankish": "absent", "germanic": "random", "italian": "absent", "iberian": "absent"}, 0b11110, ""},
		{"the tournament has no Iberians", map[string]string{"scenario": "tournament"}, 0b10000, ""},
		{"nobody", map[string]string{"english": "ferox", "frankish": "ferox", "germanic": "random", "italian": "aperio", "iberian": "postis"}, 0b11111, "english"},
		{"two persons alone", map[string]string{"germanic": "absent", "italian": "absent", "iberian": "absent"}, 0b11100, "english"},
		{"no such player", map[string]string{"germanic": "maximus"}, 0, "germanic"},
	}
	for _, tt := range tests {
		setup := game.Setup{Seats: seats, Options: tt.options}
		vacant, err := k.Vacant(setup)
		if err == nil && vacant != tt.vacant {
			t.Errorf("%s: vacant %b, want %b", tt.name, vacant, tt.vacant)
		}
		_, err = k.New(setup)
		switch {
		case tt.field == "" && err != nil:
			t.Errorf("%s: %v", tt.name, err)
		case tt.field != "" && (err == nil || !strings.HasPrefix(err.Error(), tt.field+":")):
			t.Errorf("%s: %v, want a fault of %s", tt.name, err, tt.field)
		}
	}
}

// TestVacantSeatsRest: vacant seats are never prompted, whatever is played.
func TestVacantSeatsRest(t *testing.T) {
	k := title(t)
	r := game.NewRand([2]uint64{5, 5})
	setup := game.Setup{Seats: seats, Options: map[string]string{"frankish": "ferox", "germanic": "munitio", "italian": "absent", "iberian": "amandum"}}
	vacant, err := k.Vacant(setup)
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint64(10) {
		setup.Key = [2]uint64{n, 1}
		st, err := k.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		var buf []game.Move
		for st.Awaiting() != 0 {
			if st.Awaiting()&vacant != 0 {
				t.Fatalf("asked: %b, vacant: %b", st.Awaiting(), vacant)
			}
			buf = st.Options(buf[:0], 0)
			st.Play(0, buf[r.Intn(0, len(buf))], nil)
		}
	}
}
