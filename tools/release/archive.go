package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// papers are the files that go with the program, from the root of the repository.
var papers = []string{"LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "docs/hosting.md"}

// entry is a file in an archive.
type entry struct {
	name, file string
	mode       int64
}

// entries returns what an archive holds, in a folder of its own, as archives should.
func entries(root string, b *binary) []entry {
	list := []entry{{filepath.Base(b.file), b.file, 0o755}}
	for _, p := range papers {
		list = append(list, entry{filepath.Base(p), filepath.Join(root, p), 0o644})
	}
	if b.system == "linux" {
		list = append(list, entry{"outremer.service", filepath.Join(root, "deploy/systemd/outremer.service"), 0o644})
	}
	for i := range list {
		list[i].name = b.name() + "/" + list[i].name
	}
	return list
}

// archive packs the program and its papers as people of that system expect it.
func archive(root, out string, b *binary) error {
	if b.system == "windows" {
		return write(b.path(out, ".zip"), func(w io.Writer) error { return zipped(w, b, entries(root, b)) })
	}
	return write(b.path(out, ".tar.gz"), func(w io.Writer) error {
		z := gzip.NewWriter(w)
		return errors.Join(tarred(z, b, entries(root, b)), z.Close())
	})
}

// write fills a new file.
func write(path string, fill func(io.Writer) error) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(fill(f), f.Close())
}

func tarred(w io.Writer, b *binary, list []entry) error {
	t := tar.NewWriter(w)
	return errors.Join(add(t, b, list...), t.Close())
}

// add writes files to an archive, as old as the commit and owned by root.
func add(t *tar.Writer, b *binary, list ...entry) error {
	for _, e := range list {
		content, err := os.ReadFile(e.file)
		if err != nil {
			return err
		}
		if err := t.WriteHeader(&tar.Header{Name: e.name, Mode: e.mode, Size: int64(len(content)), ModTime: b.made}); err != nil {
			return err
		}
		if _, err := t.Write(content); err != nil {
			return err
		}
	}
	return nil
}

func zipped(w io.Writer, b *binary, list []entry) error {
	z := zip.NewWriter(w)
	for _, e := range list {
		content, err := os.ReadFile(e.file)
		if err != nil {
			return err
		}
		f, err := z.CreateHeader(&zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: b.made})
		if err != nil {
			return err
		}
		if _, err := f.Write(content); err != nil {
			return err
		}
	}
	return z.Close()
}

// sumUp writes the checksums of all files in a folder, as sha256sum -c reads them.
func sumUp(out string) error {
	files, err := os.ReadDir(out)
	if err != nil {
		return err
	}
	return write(filepath.Join(out, "SHA256SUMS"), func(w io.Writer) error {
		for _, f := range files {
			content, err := os.ReadFile(filepath.Join(out, f.Name()))
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintf(w, "%x  %s\n", sha256.Sum256(content), f.Name()); err != nil {
				return err
			}
		}
		return nil
	})
}
