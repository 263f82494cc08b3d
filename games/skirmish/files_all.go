//go:build !engine

package skirmish

import "embed"

//go:embed data text rules
var files embed.FS
