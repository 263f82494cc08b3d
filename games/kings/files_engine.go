//go:build engine

package kings

import "embed"

// The client has the words of the interface and the rules to read.
//
//go:embed data text/en.toml text/it.toml
var files embed.FS
