// Package testdb opens stores for tests: on SQLite, or on the PostgreSQL that scripts/postgres.sh has
// started.
package testdb

import (
	"os"
	"testing"

	"outremer/store"
)

// variable holds the URL of a PostgreSQL on which databases may be made.
const variable = "OUTREMER_TEST_DATABASE"

// Open opens an empty store, for the test to close.
func Open(t testing.TB) store.Store {
	t.Helper()
	if os.Getenv(variable) != "" {
		return Nodes(t, 1)[0]
	}
	return SQLite(t)
}
