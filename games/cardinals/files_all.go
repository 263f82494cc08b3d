//go:build !engine

package cardinals

import "embed"

//go:embed data text rules
var files embed.FS
