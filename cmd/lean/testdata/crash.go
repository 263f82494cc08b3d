// Crash collects garbage, recovers from a crash, and says where it was.
package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

type cell struct{ next *cell }

func main() {
	var list *cell
	for range 1 << 16 {
		list = &cell{list}
	}
	runtime.GC()
	fmt.Println("recovered:", recovered(list))
}

func recovered(list *cell) (why any) {
	defer func() {
		why = recover()
		fmt.Print(string(debug.Stack()))
	}()
	return crash(list.next, nil)
}

//go:noinline
func crash(full, empty *cell) *cell {
	return full.next.next.next.next.next.next.next.next.next.next.nothing(empty)
}

//go:noinline
func (*cell) nothing(empty *cell) *cell { return empty.next }
