// Package schema holds the numbered migrations. They use only what SQLite and
// PostgreSQL have in common, so both databases run the same files.
package schema

import "embed"

// FS holds the migrations for goose.
//
//go:embed *.sql
var FS embed.FS
