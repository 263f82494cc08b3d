//go:build !engine

package atlas

import "embed"

//go:embed boards/*.svg
var files embed.FS
