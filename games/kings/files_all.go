//go:build !engine

package kings

import "embed"

//go:embed data text rules
var files embed.FS
