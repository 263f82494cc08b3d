package main

import (
	"encoding/json"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// describe writes what the program is made of, as CycloneDX: Go, the modules that are in the binary,
// and the packages that the pages in the browser were made with.
func describe(root, out string, b *binary) error {
	parts := []cdx.Component{goPart("std", strings.TrimPrefix(b.info.GoVersion, "go"))}
	for _, d := range b.info.Deps {
		parts = append(parts, goPart(d.Path, d.Version))
	}
	pages, err := pageParts(filepath.Join(root, "client/package-lock.json"))
	if err != nil {
		return err
	}
	parts = append(parts, pages...)
	bom := cdx.NewBOM()
	whole := goPart(b.info.Main.Path, b.info.Main.Version)
	whole.Type = cdx.ComponentTypeApplication
	bom.Metadata = &cdx.Metadata{Timestamp: b.made.UTC().Format("2006-01-02T15:04:05Z"), Component: &whole}
	bom.Components = &parts
	return write(b.path(out, ".sbom.json"), func(w io.Writer) error {
		return cdx.NewBOMEncoder(w, cdx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
	})
}

func goPart(path, version string) cdx.Component {
	address := "pkg:golang/" + path + "@" + version
	return cdx.Component{Type: cdx.ComponentTypeLibrary, BOMRef: address, Name: path, Version: version, PackageURL: address}
}

// pageParts returns the packages of the browser client that are not for development only.
func pageParts(lock string) ([]cdx.Component, error) {
	content, err := os.ReadFile(lock)
	if err != nil {
		return nil, err
	}
	var locked struct {
		Packages map[string]struct {
			Version string
			Dev     bool
		}
	}
	if err := json.Unmarshal(content, &locked); err != nil {
		return nil, err
	}
	var parts []cdx.Component
	for _, path := range slices.Sorted(maps.Keys(locked.Packages)) {
		p := locked.Packages[path]
		if path == "" || p.Dev {
			continue
		}
		name := path[strings.LastIndex(path, "node_modules/")+len("node_modules/"):]
		address := "pkg:npm/" + strings.Replace(name, "@", "%40", 1) + "@" + p.Version
		parts = append(parts, cdx.Component{Type: cdx.ComponentTypeLibrary, BOMRef: address, Name: name, Version: p.Version, PackageURL: address})
	}
	return parts, nil
}
