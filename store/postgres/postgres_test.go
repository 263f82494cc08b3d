package postgres_test

import (
	"os"
	"testing"

	"outremer/store"
	"outremer/store/storetest"
	"outremer/store/testdb"
)

func TestMain(m *testing.M) { os.Exit(testdb.Main(m.Run)) }

// nodes opens an empty store as several nodes, and closes it with the test.
func nodes(t *testing.T, n int) []store.Store {
	t.Helper()
	all := testdb.Nodes(t, n)
	t.Cleanup(func() {
		for _, s := range all {
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
	})
	return all
}

func TestStore(t *testing.T) { storetest.Exercise(t, nodes) }
