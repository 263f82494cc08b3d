package main

import (
	"io"
	"path/filepath"

	"github.com/goreleaser/nfpm/v2"
	"github.com/goreleaser/nfpm/v2/deb"
	"github.com/goreleaser/nfpm/v2/files"
)

// debian makes a package with a service that has a user of its own and may touch nothing but its folder.
func debian(root, out string, b *binary) error {
	from := func(name string) string { return filepath.Join(root, name) }
	info := nfpm.WithDefaults(&nfpm.Info{
		Name: "outremer", Version: b.version, Platform: b.system, Arch: b.machine,
		Section: "games", Priority: "optional", License: "Apache-2.0",
		Maintainer:  "The Outremer developers <outremer@example.org>",
		Description: "Board games of the crusades, with the rules enforced to the letter.\nA server for browsers, a program for the terminal, and bots, in one file.",
		MTime:       b.made, DisableGlobbing: true,
		Overridables: nfpm.Overridables{
			Contents: files.Contents{
				{Source: b.file, Destination: "/usr/bin/outremer", FileInfo: &files.ContentFileInfo{Mode: 0o755}},
				{Source: from("deploy/systemd/outremer.service"), Destination: "/usr/lib/systemd/system/outremer.service", FileInfo: &files.ContentFileInfo{Mode: 0o644}},
				{Source: from("deploy/systemd/default"), Destination: "/etc/default/outremer", Type: files.TypeConfigNoReplace, FileInfo: &files.ContentFileInfo{Mode: 0o644}},
			},
			Scripts: nfpm.Scripts{PostInstall: from("deploy/systemd/postinst"), PreRemove: from("deploy/systemd/prerm")},
			Deb:     nfpm.Deb{Compression: "xz"},
		},
	})
	for _, p := range papers {
		info.Contents = append(info.Contents, &files.Content{Source: from(p), Destination: "/usr/share/doc/outremer/" + filepath.Base(p), FileInfo: &files.ContentFileInfo{Mode: 0o644}})
	}
	if err := nfpm.PrepareForPackager(info, "deb"); err != nil {
		return err
	}
	return write(b.path(out, ".deb"), func(w io.Writer) error { return deb.Default.Package(info, w) })
}
