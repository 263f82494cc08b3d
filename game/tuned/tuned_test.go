package tuned

import (
	"math"
	"strings"
	"testing"

	"outremer/game"
)

func TestParse(t *testing.T) {
	list := make([]float64, 2)
	if err := Parse(list, "1.5 a castle\n-2\n"); err != nil || list[0] != 1.5 || list[1] != -2 {
		t.Errorf("read %v, %v", list, err)
	}
	for text, want := range map[string]string{"1": "1 numbers, want 2", "1\n2\n3": "3 numbers, want 2", "1\nmuch": "line 2"} {
		if err := Parse(list, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestStray: without noise nothing changes; with it numbers keep their signs and their size on the whole.
func TestStray(t *testing.T) {
	luck, list := game.NewRand([2]uint64{1, 2}), make([]float64, 1000)
	for i := range list {
		list[i] = -2
	}
	Stray(list, 0, &luck)
	if list[0] != -2 {
		t.Errorf("%v without noise", list[0])
	}
	Stray(list, 0.5, &luck)
	sum, differ := 0.0, 0
	for _, x := range list {
		if x >= 0 {
			t.Fatalf("%v has changed its sign", x)
		}
		sum += math.Log(x / -2)
		if x != -2 {
			differ++
		}
	}
	if mean := sum / 1000; mean < -0.1 || mean > 0.1 || differ < 990 {
		t.Errorf("off by a factor of e^%v on the whole, %d differ", mean, differ)
	}
}
