// Package plain reads orders as clients write them, faster than encoding/json. It stands alone, so that
// fuzzing it watches these few lines and not a whole server.
package plain

// OrderDoc is an answer to a prompt.
type OrderDoc struct {
	Seat   string   `json:"seat,omitempty" doc:"needed if you hold several"`
	Prompt uint32   `json:"prompt,omitempty" doc:"id of the prompt that this answers"`
	Move   []string `json:"move" minItems:"1" maxItems:"4" doc:"a verb and its operands, such as [\"attack\",\"homs\"]"`
	DryRun bool     `json:"dry_run,omitempty" doc:"only check the move; a refusal says the rule"`

	Have map[string]string `json:"have,omitempty" maxProperties:"12" doc:"versions of the states that you have, by seat: then the answer is only what changed for them"`
}

// Read reads an order as clients write it: known keys, plain texts, small numbers, no spaces.
// It reports false for everything else, which is for encoding/json to read or to refuse.
func (d *OrderDoc) Read(b []byte) bool {
	s := scanner{rest: b}
	s.list('{', '}', func() {
		switch s.key() {
		case "seat":
			d.Seat = s.text()
		case "prompt":
			d.Prompt = s.number()
		case "move":
			d.Move = s.texts()
		case "dry_run":
			d.DryRun = s.flag()
		case "have":
			s.bad = s.bad || d.Have != nil // a second one would be added to the first
			d.Have = s.object()
		default:
			s.bad = true
		}
	})
	return !s.bad && len(s.rest) == 0
}

// scanner reads plain JSON.
type scanner struct {
	rest []byte
	bad  bool // something else was found
}

// skip goes over a byte, if it comes next.
func (s *scanner) skip(c byte) bool {
	if len(s.rest) == 0 || s.rest[0] != c {
		return false
	}
	s.rest = s.rest[1:]
	return true
}

func (s *scanner) expect(c byte) { s.bad = !s.skip(c) || s.bad }

// list reads what stands between two brackets, each element by a function.
func (s *scanner) list(begin, end byte, element func()) {
	s.expect(begin)
	if s.skip(end) {
		return
	}
	for !s.bad {
		element()
		if !s.skip(',') {
			break
		}
	}
	s.expect(end)
}

// text reads a text without escapes, in ASCII.
func (s *scanner) text() string {
	s.expect('"')
	for i, c := range s.rest {
		if c == '"' {
			text := string(s.rest[:i])
			s.rest = s.rest[i+1:]
			return text
		}
		if c < ' ' || c > '~' || c == '\\' {
			break
		}
	}
	s.bad = true
	return ""
}

func (s *scanner) key() string {
	key := s.text()
	s.expect(':')
	return key
}

func (s *scanner) texts() []string {
	all := make([]string, 0, 4)
	s.list('[', ']', func() { all = append(all, s.text()) })
	return all
}

func (s *scanner) object() map[string]string {
	all := map[string]string{}
	s.list('{', '}', func() {
		key := s.key()
		all[key] = s.text()
	})
	return all
}

// number reads a number of up to nine digits.
func (s *scanner) number() (n uint32) {
	digits := 0
	for ; digits < len(s.rest) && digits < 10 && '0' <= s.rest[digits] && s.rest[digits] <= '9'; digits++ {
		n = 10*n + uint32(s.rest[digits]-'0')
	}
	if digits == 0 || digits == 10 || digits > 1 && s.rest[0] == '0' {
		s.bad = true
	}
	s.rest = s.rest[digits:]
	return n
}

func (s *scanner) flag() bool {
	for _, word := range []string{"true", "false"} {
		if len(s.rest) >= len(word) && string(s.rest[:len(word)]) == word {
			s.rest = s.rest[len(word):]
			return word == "true"
		}
	}
	s.bad = true
	return false
}
