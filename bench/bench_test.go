package bench

import (
	"context"
	"testing"
	"time"

	"outremer/games"
)

var toy = games.Example()

func site(t testing.TB) *Site {
	t.Helper()
	s, err := Start(context.Background(), t.TempDir(), toy)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Stop(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// TestMeasures runs each measurement on a small scale, to check that it works and not what it
// finds.
func TestMeasures(t *testing.T) {
	ctx, s := context.Background(), site(t)
	for name, run := range map[string]func() ([]Value, error){
		"moves":   func() ([]Value, error) { return Moves(ctx, s, 3, 100) },
		"latency": func() ([]Value, error) { return Latency(ctx, s, 2, 20, time.Millisecond) },
		"memory":  func() ([]Value, error) { return Memory(ctx, s, 5, 5) },
	} {
		values, err := run()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, v := range values {
			if v.Name == "" || v.Unit == "" || name != "memory" && v.Value <= 0 {
				t.Errorf("%s: %+v", name, v)
			}
		}
	}
}

func BenchmarkMoves(b *testing.B) {
	v, err := Moves(context.Background(), site(b), 50, max(b.N, 500))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(v[0].Value, v[0].Unit)
}
