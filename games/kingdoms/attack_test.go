package kingdoms

import "testing"

// Rule 4.1.1a, 4.1.1b, 7.1d: whom one may attack.
// Rule 4.1.2, 4.1.3: cards laid down by the attacker, the defender and others.
// Rule 4.1.4a: garrisons next door.
// Rule 4.1.5, 4.1.C1, 4.1.C2, 4.1.C3, 4.1.C4: cards turned over, dice rolled and counted.
// Rule 4.1.6a, 4.1.6b, 4.1.7, 4.1.8: what comes of it.
// Rule 2.1b: responses with a moment of their own.
// Rule ruling.K1, ruling.K2, ruling.K3, ruling.K5, ruling.K6, ruling.K7, ruling.K8, ruling.K12, ruling.K13: rulings.
// Rule ruling.K45, ruling.K48, ruling.K49, ruling.K52, ruling.K54, ruling.K55, ruling.K61: rulings.
func TestAttack(t *testing.T) { script(t, "attack") }
