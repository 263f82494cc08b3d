package main

import (
	"archive/tar"
	"bytes"
	"io"
	"path/filepath"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
)

// image makes a container image with nothing in it but the program, its licences and an empty folder
// for games; `docker load` and `podman load` read it. The program brings its own certificates and
// time zones.
func image(root, out string, b *binary) error {
	layer, err := layerOf(root, b)
	if err != nil {
		return err
	}
	img, err := mutate.AppendLayers(empty.Image, layer)
	if err != nil {
		return err
	}
	file, err := img.ConfigFile()
	if err != nil {
		return err
	}
	file = file.DeepCopy()
	file.OS, file.Architecture, file.Created, file.Config = b.system, b.machine, v1.Time{Time: b.made}, run(b)
	img, err = mutate.ConfigFile(img, file)
	if err != nil {
		return err
	}
	tag, err := name.NewTag("outremer:" + b.version)
	if err != nil {
		return err
	}
	return tarball.WriteToFile(b.path(out, ".image.tar"), tag, img)
}

// nobody is a user without any rights; the folder for games is theirs.
const nobody = 65532

// run says how a container is started.
func run(b *binary) v1.Config {
	return v1.Config{
		User:         "65532:65532",
		Entrypoint:   []string{"/outremer"},
		Cmd:          []string{"serve"},
		Env:          []string{"OUTREMER_ADDR=:8080", "OUTREMER_DIR=/data"},
		ExposedPorts: map[string]struct{}{"8080/tcp": {}},
		Volumes:      map[string]struct{}{"/data": {}},
		Healthcheck:  &v1.HealthConfig{Test: []string{"CMD", "/outremer", "health", "http://127.0.0.1:8080"}, Interval: 30 * time.Second, Timeout: 10 * time.Second, StartPeriod: 10 * time.Second},
		Labels: map[string]string{
			"org.opencontainers.image.title":    "Outremer",
			"org.opencontainers.image.version":  b.version,
			"org.opencontainers.image.licenses": "Apache-2.0",
		},
	}
}

// layerOf returns the files of the image.
func layerOf(root string, b *binary) (v1.Layer, error) {
	var content bytes.Buffer
	t := tar.NewWriter(&content)
	for _, dir := range []tar.Header{{Name: "data/", Mode: 0o700, Uid: nobody, Gid: nobody}, {Name: "tmp/", Mode: 0o1777}} {
		dir.Typeflag, dir.ModTime = tar.TypeDir, b.made
		if err := t.WriteHeader(&dir); err != nil {
			return nil, err
		}
	}
	if err := add(t, b, entry{"outremer", b.file, 0o755}, entry{"LICENSE", filepath.Join(root, "LICENSE"), 0o644}, entry{"NOTICE", filepath.Join(root, "NOTICE"), 0o644}); err != nil {
		return nil, err
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	return tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(content.Bytes())), nil })
}
