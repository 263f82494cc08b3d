package web

import "testing"

// TestRefusalsAreDescribed: of every operation the description says how it refuses what it does not name.
func TestRefusalsAreDescribed(t *testing.T) {
	var spec struct {
		Paths map[string]map[string]struct {
			Responses map[string]struct{ Content map[string]any }
		}
	}
	newSite(t).visitor().get("openapi.json").ok(&spec)
	for path, methods := range spec.Paths {
		for method, op := range methods {
			if _, ok := op.Responses["default"].Content["application/problem+json"]; !ok || len(op.Responses) < 2 {
				t.Errorf("%s %s: described are %v", method, path, op.Responses)
			}
		}
	}
	if len(spec.Paths) < 100 {
		t.Errorf("only %d addresses are described", len(spec.Paths))
	}
}
