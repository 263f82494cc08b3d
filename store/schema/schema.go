// Package schema holds the numbered migrations, in plain SQL without anything that only
// one database knows.
package schema

import "embed"

// FS holds the migrations for goose.
//
//go:embed *.sql
var FS embed.FS
