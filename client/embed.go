// Package client holds the browser client as npm run build makes it.
package client

import (
	"embed"
	"io/fs"
)

// A clone that has not built the client has only a placeholder in dist.
//
//go:embed all:dist
var dist embed.FS

// Files is the built client: index.html, assets and icons. Without a build there
// is no index.html in it.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return files
}
