package main

import (
	"fmt"
	"reflect"
	"slices"
)

// differ writes the functions with which structs compare themselves with older ones: one for each
// struct in them, made of package patch.
func (c *coder) differ(roots []reflect.Type) {
	for _, root := range roots {
		c.line("\n// AppendDiff implements game.Differ.")
		c.line("func (v *%s) AppendDiff(p *patch.Patch, old any) bool {", root.Name())
		c.line("was, ok := old.(*%s)", root.Name())
		c.line("if ok {\ndiff%s(p, was, v)\n}\nreturn ok\n}", root.Name())
	}
	done := map[reflect.Type]bool{}
	for queue := slices.Clone(roots); len(queue) > 0; queue = queue[1:] {
		if t := queue[0]; !done[t] {
			done[t] = true
			queue = append(queue, c.compare(t)...)
		}
	}
}

// compare writes the function for a struct, and returns the structs in it.
func (c *coder) compare(t reflect.Type) (structs []reflect.Type) {
	c.line("\nfunc diff%s(p *patch.Patch, old, new *%[1]s) {", t.Name())
	for i := range t.NumField() {
		f := t.Field(i)
		name, may := tagged(f)
		switch {
		case name == "-":
			continue
		case may:
			c.line("patch.Optional(p, %q, old.%s, new.%[2]s, %s)", name, f.Name, c.function(f.Type))
		default:
			c.line("%s", c.member(f.Type, name, f.Name))
		}
		if s := within(f.Type); s.Kind() == reflect.Struct && c.knows(f.Type) {
			structs = append(structs, s)
		}
	}
	c.line("}")
	return structs
}

// within is what a list or pointer holds, or else the type itself.
func within(t reflect.Type) reflect.Type {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		return t.Elem()
	}
	return t
}

// member is the statement that compares a field.
func (c *coder) member(t reflect.Type, key, field string) string {
	old, now := "old."+field, "new."+field
	inner, all := within(t), ""
	if t.Kind() == reflect.Array {
		all = "[:]"
	}
	switch {
	case !c.knows(t):
		return c.other(t, key, field)
	case t.Kind() == reflect.Struct:
		return fmt.Sprintf("patch.Struct(p, %q, &%s, &%s, append%s, diff%[4]s)", key, old, now, t.Name())
	case t.Kind() == reflect.Pointer && inner.Kind() == reflect.Struct:
		return fmt.Sprintf("patch.Struct(p, %q, %s, %s, append%s, diff%[4]s)", key, old, now, inner.Name())
	case t.Kind() == reflect.Map:
		return fmt.Sprintf("patch.Map(p, %q, %s, %s, jsonw.Map)", key, old, now)
	case inner != t && inner.Kind() == reflect.Struct:
		return fmt.Sprintf("patch.Structs(p, %q, %s%s, %s%[3]s, append%[5]s, diff%[5]s)", key, old, all, now, inner.Name())
	case inner != t && t.Kind() != reflect.Pointer && inner.Kind() == reflect.Slice && plainly(inner.Elem()):
		return fmt.Sprintf("patch.Grid(p, %q, %s%s, %s%[3]s, %[5]s)", key, old, all, now, c.function(inner))
	case !plainly(inner):
		return c.other(t, key, field)
	case t.Kind() == reflect.Pointer:
		return fmt.Sprintf("patch.Pointer(p, %q, %s, %s, %s)", key, old, now, c.function(inner))
	case inner != t:
		return fmt.Sprintf("patch.List(p, %q, %s%s, %s%[3]s, %[5]s)", key, old, all, now, c.function(inner))
	}
	return fmt.Sprintf("patch.Value(p, %q, %s, %s, %s)", key, old, now, c.function(t))
}

// other is the statement for what cannot be compared as a value.
func (c *coder) other(t reflect.Type, key, field string) string {
	return fmt.Sprintf("patch.Other(p, %q, func(b []byte) []byte { return %s }, func(b []byte) []byte { return %s })",
		key, c.value(t, "b", "old."+field), c.value(t, "b", "new."+field))
}

// plainly reports whether values of a type are equal where == says so.
func plainly(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Array:
		return plainly(t.Elem())
	case reflect.Slice, reflect.Map, reflect.Pointer, reflect.Interface, reflect.Func, reflect.Chan, reflect.Struct:
		return false
	}
	return true
}
