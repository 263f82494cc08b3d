//go:build !engine

package kingdoms

import "embed"

//go:embed data text rules
var files embed.FS
