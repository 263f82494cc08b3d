//go:build !engine

package thywill

import "embed"

//go:embed data text rules
var files embed.FS
