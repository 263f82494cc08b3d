package main

import (
	"archive/tar"
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
)

// TestRelease makes everything for the machine it runs on, unpacks each thing as those do who get it,
// and starts what is in it.
func TestRelease(t *testing.T) {
	out := t.TempDir()
	if err := release("../..", out, []string{"linux/amd64"}); err != nil {
		t.Fatal(err)
	}
	version := sums(t, out)
	at := func(ending string) string {
		return filepath.Join(out, "outremer_"+version+"_linux_amd64"+ending)
	}
	t.Run("archive", func(t *testing.T) {
		dir := t.TempDir()
		f := open(t, at(".tar.gz"))
		z, err := gzip.NewReader(f)
		if err != nil {
			t.Fatal(err)
		}
		unpack(t, z, dir)
		inside := filepath.Join(dir, "outremer_"+version+"_linux_amd64")
		says(t, filepath.Join(inside, "outremer"), version)
		t.Run("behind nginx", func(t *testing.T) { behindProxy(t, filepath.Join(inside, "outremer")) })
		present(t, inside, "LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "hosting.md", "outremer.service")
	})
	t.Run("package", func(t *testing.T) {
		dir := t.TempDir()
		if said, err := exec.Command("dpkg-deb", "-x", at(".deb"), dir).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
		says(t, filepath.Join(dir, "usr/bin/outremer"), version)
		present(t, dir, "usr/share/doc/outremer/NOTICE", "etc/default/outremer")
		unit, err := os.ReadFile(filepath.Join(dir, "usr/lib/systemd/system/outremer.service"))
		if err != nil || !bytes.Contains(unit, []byte("ExecStart=/usr/bin/outremer serve ")) {
			t.Errorf("the service does not start the program of its own package: %v\n%s", err, unit)
		}
	})
	t.Run("image", func(t *testing.T) { imageRuns(t, at(".image.tar")) })
	t.Run("parts", func(t *testing.T) { listed(t, at(".sbom.json"), version) })
}

// sums checks that the checksums are right and name every file, and returns the version in their names.
func sums(t *testing.T, out string) string {
	t.Helper()
	version, named := "", 0
	lines := bufio.NewScanner(open(t, filepath.Join(out, "SHA256SUMS")))
	for lines.Scan() {
		sum, name, _ := strings.Cut(lines.Text(), "  ")
		content, err := os.ReadFile(filepath.Join(out, name))
		if got := fmt.Sprintf("%x", sha256.Sum256(content)); err != nil || got != sum {
			t.Errorf("%s: sum %s, %v; want %s", name, got, err, sum)
		}
		version = strings.Split(name, "_")[1]
		named++
	}
	files, err := os.ReadDir(out)
	if err != nil || named != 4 || len(files) != named+1 {
		t.Fatalf("%d sums for %d files, %v; want an archive, a package, an image and a list of parts", named, len(files)-1, err)
	}
	return version
}

// imageRuns starts the server of an image as its configuration says, in a root of its own, as the
// user that it names, and asks for its health as it says.
func imageRuns(t *testing.T, path string) {
	img, err := tarball.ImageFromPath(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	file, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	content := mutate.Extract(img)
	defer content.Close()
	unpack(t, content, dir)
	port := free(t)
	for i, v := range file.Config.Env {
		file.Config.Env[i] = strings.Replace(v, ":8080", "127.0.0.1:"+port, 1)
	}
	inside := func(args ...string) *exec.Cmd { return contained(dir, file.Config.Env, args) }
	started(t, inside(append(file.Config.Entrypoint, file.Config.Cmd...)...), port)
	ask := file.Config.Healthcheck.Test[1:]
	ask[len(ask)-1] = "http://127.0.0.1:" + port
	if err := inside(ask...).Run(); err != nil {
		t.Errorf("%q: %v", ask, err)
	}
	if user := file.Config.User; user != fmt.Sprintf("%d:%d", nobody, nobody) {
		t.Errorf("runs as %q", user)
	}
}

// started starts a server, waits until it says that it listens, and stops it in the end.
func started(t *testing.T, server *exec.Cmd, port string) {
	t.Helper()
	server.Stderr = os.Stderr
	said, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Process.Signal(syscall.SIGTERM); server.Wait() })
	if line, err := bufio.NewReader(said).ReadString('\n'); err != nil || !strings.Contains(line, port) {
		t.Fatalf("the server says %q, %v", line, err)
	}
}

// contained returns a command that sees nothing but a folder, and has no rights. Only root can
// arrange that; for others it runs as they are.
func contained(dir string, env, args []string) *exec.Cmd {
	c := exec.Command(args[0], args[1:]...)
	c.Dir, c.Env, c.Stderr = "/", env, os.Stderr
	if os.Getuid() == 0 {
		c.SysProcAttr = &syscall.SysProcAttr{Chroot: dir, Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
		return c
	}
	c.Path = filepath.Join(dir, args[0])
	c.Env = append(slices.Clone(env), "OUTREMER_DIR="+filepath.Join(dir, "data"))
	return c
}

// listed checks that the list of parts has the program, one Go module and one package of the pages.
func listed(t *testing.T, path, version string) {
	var bom struct {
		Metadata   struct{ Component struct{ Version string } }
		Components []struct{ Purl string }
	}
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(content, &bom); err != nil {
		t.Fatal(err)
	}
	if got := bom.Metadata.Component.Version; got != "v"+version {
		t.Errorf("version %s, want v%s", got, version)
	}
	for _, want := range []string{"pkg:golang/std@", "pkg:golang/modernc.org/sqlite@", "pkg:npm/svelte@", "pkg:npm/%40fontsource/alegreya-sans@"} {
		found := 0
		for _, c := range bom.Components {
			if strings.HasPrefix(c.Purl, want) {
				found++
			}
		}
		if found != 1 {
			t.Errorf("%s is there %d times", want, found)
		}
	}
}

func open(t *testing.T, path string) *os.File {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// unpack writes an archive's files to a folder, with their modes and owners.
func unpack(t *testing.T, r io.Reader, dir string) {
	t.Helper()
	in := tar.NewReader(r)
	for {
		h, err := in.Next()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, h.Name)
		if h.Typeflag == tar.TypeDir {
			err = os.MkdirAll(path, 0o755)
		} else {
			err = put(path, in)
		}
		if err == nil {
			err = os.Chmod(path, h.FileInfo().Mode())
		}
		if err == nil && h.Uid != 0 && os.Getuid() == 0 {
			err = os.Chown(path, h.Uid, h.Gid)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func put(path string, r io.Reader) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return write(path, func(w io.Writer) error { _, err := io.Copy(w, r); return err })
}

func says(t *testing.T, program, version string) {
	t.Helper()
	if out, err := exec.Command(program, "version").Output(); err != nil || !strings.HasPrefix(string(out), "outremer v"+version+"\n") {
		t.Errorf("%s says %v\n%s", program, err, out)
	}
}

func present(t *testing.T, dir string, names ...string) {
	t.Helper()
	for _, name := range names {
		if s, err := os.Stat(filepath.Join(dir, name)); err != nil || s.Size() == 0 {
			t.Errorf("%s is missing or empty: %v", name, err)
		}
	}
}

// free returns a port that nobody uses.
func free(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, _ := net.SplitHostPort(l.Addr().String())
	return port
}
