package cases

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// Units and orders have a short form: "France A par" and "France: A par - bur" instead of objects
// with a field for each part.

// UnmarshalJSON reads either form.
func (u *Unit) UnmarshalJSON(data []byte) error {
	text, ok := quoted(data)
	if !ok {
		type plain Unit // without this method
		return strictly(data, (*plain)(u))
	}
	words := strings.Fields(text)
	n := len(words)
	if n < 3 {
		return fmt.Errorf("%q is not a unit, such as \"France A par\"", text)
	}
	*u = Unit{Power: strings.Join(words[:n-2], " "), Type: words[n-2], At: words[n-1]}
	return nil
}

// UnmarshalJSON reads either form.
func (o *Order) UnmarshalJSON(data []byte) error {
	text, ok := quoted(data)
	if !ok {
		type plain Order
		return strictly(data, (*plain)(o))
	}
	power, order, ok := strings.Cut(text, ":")
	if !ok {
		return fmt.Errorf("%q is not an order, such as \"France: A par - bur\"", text)
	}
	*o = Order{Power: strings.TrimSpace(power), Order: strings.TrimSpace(order)}
	return nil
}

// quoted returns the text of a JSON string.
func quoted(data []byte) (text string, ok bool) {
	if !bytes.HasPrefix(data, []byte(`"`)) {
		return "", false
	}
	return text, json.Unmarshal(data, &text) == nil
}

// strictly decodes an object and rejects unknown fields.
func strictly(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	return d.Decode(v)
}
