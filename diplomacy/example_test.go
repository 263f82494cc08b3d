package diplomacy_test

import (
	"fmt"

	"outremer/diplomacy"
)

// Two armies and a fleet: the attack is supported, and the support is cut.
func Example() {
	m := diplomacy.Classic()
	austria, _ := m.Power("Austria")
	italy, _ := m.Power("Italy")
	b := diplomacy.Board{Map: m}
	var orders []diplomacy.Order
	words := m.Vocabulary()
	for _, line := range []struct {
		power diplomacy.Power
		order string
	}{
		{austria, "A Trieste - Venice"},
		{austria, "F adr S A tri - ven"},
		{italy, "A ven H"},
		{italy, "F ion - adr"},
	} {
		o, err := words.Parse(line.order)
		if err != nil {
			fmt.Println(err)
			return
		}
		o.Power = line.power
		orders = append(orders, o)
		b.Units = append(b.Units, diplomacy.Unit{Power: o.Power, Type: o.Type, At: o.At})
	}
	for _, o := range diplomacy.Adjudicate(&b, orders).Outcomes {
		fmt.Printf("%s: %s, %s\n", m.Format(o.Order), o.Result, o.Why.Text(m))
	}
	// Output:
	// A tri - ven: fails, held by=ven strength=1 against=1
	// F adr S A tri - ven: fails, cut-by-attack by=ion
	// A ven H: succeeds, none
	// F ion - adr: fails, held by=adr strength=1 against=1
}
