package sqlite

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"testing"

	"outremer/store"
	"outremer/store/storetest"
)

// victimFolder tells the re-executed test binary to be the process that gets killed.
const victimFolder = "OUTREMER_TEST_VICTIM"

const victimTables = 8

// victim appends records to several tables concurrently and prints each once it is acknowledged,
// until it is killed.
func victim(dir string) {
	ctx := context.Background()
	db, err := Open(ctx, dir)
	if err != nil {
		panic(err)
	}
	var out sync.Mutex
	for i := range victimTables {
		id := strconv.Itoa(i)
		if err := db.CreateTable(ctx, storetest.Table(id), 0); err != nil {
			panic(err)
		}
		go func() {
			for n := int64(1); ; n++ {
				if err := db.ApplyStep(ctx, storetest.Next(id, n)); err != nil {
					panic(err)
				}
				out.Lock()
				fmt.Println(id, n)
				out.Unlock()
				if n%5 == 0 {
					if err := db.PutBookmark(ctx, id, bookmark(n)); err != nil {
						panic(err)
					}
				}
			}
		}()
	}
	select {}
}

// bookmark is long enough to be torn.
func bookmark(n int64) store.Bookmark {
	return store.Bookmark{N: n, Data: bytes.Repeat([]byte{byte(n)}, 20_000)}
}

// TestKillLosesNothing: every record acknowledged before a kill -9 is still there afterwards, the
// database opens, and play continues. Bookmarks are whole and not ahead of the records.
func TestKillLosesNothing(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), victimFolder+"="+dir)
	cmd.Stderr = os.Stderr
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	acknowledged := map[string]int{}
	lines := bufio.NewScanner(pipe)
	for total := 0; lines.Scan(); total++ {
		id, n, _ := strings.Cut(lines.Text(), " ")
		acknowledged[id], _ = strconv.Atoi(n)
		if total == 300 {
			cmd.Process.Kill() // SIGKILL; whatever is still in the pipe is read
		}
	}
	cmd.Wait()

	ctx := context.Background()
	db, err := Open(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for id, n := range acknowledged {
		recs, err := db.Records(ctx, id, 0)
		if err != nil {
			t.Fatal(err)
		}
		if len(recs) < n {
			t.Errorf("table %s: %d records kept of %d acknowledged", id, len(recs), n)
		}
		b, err := db.Bookmark(ctx, id)
		if n > 5 && err != nil || err == nil && (b.N > int64(len(recs)) || !bytes.Equal(b.Data, bookmark(b.N).Data)) {
			t.Errorf("table %s: a bookmark at %d of %d records with %d bytes, %v", id, b.N, len(recs), len(b.Data), err)
		}
		if err := db.ApplyStep(ctx, storetest.Next(id, int64(len(recs))+1)); err != nil {
			t.Errorf("table %s: next step: %v", id, err)
		}
	}
}
