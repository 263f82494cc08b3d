package cardinals

import (
	"testing"

	"outremer/game/gametest"
)

func TestCitations(t *testing.T) { gametest.Citations(t, title(t).Lexicon()) }

// Rule ex2f1, ex2f2, ex2f3, ex2f4, ex2f5, ex2f6, ex2f7, ex2f8, ex2f9, ex2f10, ex2f11, ex2g1, ex2g2, ex2g3: the worked examples.
// Rule ex2g4, ex2h1, ex2h2, ex2h3, ex2h4, ex2h5, ex2i1, ex2j1, ex2j2, ex2k1, ex2k2, ex2l1, ex2l2, ex2o1: the worked examples.
// Rule ex2o2, ex2o3, ex2q1, ex2q2, ex2q3, ex2r1, ex5c1, ex5c2, ex6a1: the worked examples.
func TestExamples(t *testing.T) { script(t, "examples") }

// Rule 2a(1).1, 2a(1).2, 2a(2), 2a(3).1, 2a(3).2, 2a(3).3, 2d(3).1, 2q(4)(g).2, 2a(4).a, 2a(4).1, 2a(4).b: the sequence of turns, builds, minor units.
// Rule 2a(4).2, 2a(4).3, 2a(4).4, 2a(4).6, 2a(4).7, 2a(4).8, 2a(4).5.1, 2a(4).5.2, 2a(4).5.4, 2a(4).5.3: the sequence of turns, builds, minor units.
// Rule 2a(5).a, 2a(5).1, 2a(5).b, 2a(5).2, 2a(5).3, 2a(5).4, 2a(5).5.1, 2a(5).6, 2a(5).7, 2a(5).8, 2a(5).9: the sequence of turns, builds, minor units.
// Rule 2a(5).10, 2a(5).11, 2k(2).2, 2k(1).b, 2a(5).5.2, 2d(3).2, 3b.1, 2a(5).5.3, 2a(5).5.4, 2n(5)(a).1: the sequence of turns, builds, minor units.
// Rule 2n(5)(a).2, 2n(5)(a).3, 2a(5).5.5, 2a(5).5.6, 2a(5).5.8, 2a(5).5.7, 2b.1, base.faith, 2b.2, 2c: the sequence of turns, builds, minor units.
// Rule 2d(1).1, 2d(1).2, 2d(2), 2d(4): the sequence of turns, builds, minor units.
func TestTurns(t *testing.T) { script(t, "turns") }

// Rule 2e(1).1, 2e(1).2, 2i(2)(a), 2e(2).1, 2e(2).2, 2e(3).1, 2e(3).2, 2e(4), 2e(3).3, 2e(3).4, 2e(5).1: diplomacy points, minor realms, the Religious Rule.
// Rule 2e(5).2, 2e(6), 2f(1).a, 2f(1).b, 2f(1).c, 2f(1).1, 2f(1).2, 2f(1).3, 2f(2).1, 2f(2).2, 2g.b: diplomacy points, minor realms, the Religious Rule.
// Rule 2f(3).1, 2f(3).2, 2f(3).3, 2f(4), 2f(5), 2f(6), 2f(7).1, 2f(7).2, 2f(8), 2m.1, 2l(1)(a), 2g.a, 2g.c: diplomacy points, minor realms, the Religious Rule.
// Rule 2g(1), 2g(2), 2g(3), 2g(4): diplomacy points, minor realms, the Religious Rule.
func TestPoints(t *testing.T) { script(t, "points") }

// Rule 2h(1), 2h(4).a, 2h(4).b, 2h(2).a, 2h(2).b, 2h(2).c, 2h(2).d, 2h(3).2, 2h(2).1, 2h(3).1, 2h(2).2: rebellions.
// Rule 2h(3).3, 2h(4).1.1, 2h(4).1.2, 2h(4).4, 2h(4).2, 2h(4).3, 2h(4).5, 2h(4).6, 2h(5), 2g.c: rebellions.
func TestRebellions(t *testing.T) { script(t, "rebellions") }

// Rule 2i(1).1, 2i(1).2, 2i(1).3, 2i(1).4, 2i(1).5, 2i(2)(b), 2k(1).a, 2i(3).1, 2i(3).2, 2i(3).3: the Holy Roman Empire.
// Rule 2i(5)(c).2, 2i(4).a, 2i(4).1, 2i(4).2, 2i(5)(a).1, 2i(5)(a).2, 2i(5)(a).3, 2i(5)(b), 2i(5)(c).1: the Holy Roman Empire.
func TestEmpire(t *testing.T) { script(t, "empire") }

// Rule 2j(1).1, 2j(1).2, 2j(2).1, 2j(2).2, 2j(3).a, 2j(3).b, 2j(3).1.1, 2j(3).1.2, 2j(3).2, 2j(3).3: the College of Cardinals, antipopes.
// Rule 2n(3)(c), 2j(3).4, 2r(4)(b).1, 2j(3).5, 2j(3).6, 2j(3).7, 2j(3).8, 2k(1).c, 2k(1).1, 2k(3).1: the College of Cardinals, antipopes.
// Rule 2k(1).2, 2k(1).3, 2r(6)(e), 2k(1).4, 2k(2).1, 2n(3)(b), 2k(2).3, 2k(3).2, 2o.4, 2k(3).3, 2p(4): the College of Cardinals, antipopes.
// Rule 2q(3)(b).2: the College of Cardinals, antipopes.
func TestCollege(t *testing.T) { script(t, "college") }

// Rule 2l(1).1, 2l(1)(b), 2l(1).2, 2l(2), 2r(6)(h), 2l(1)(a), 2l(3).1, 2l(3).2, 2m.2, 2m.3, 2m.4, 2n(1).1: tithes, the Papal army, Rome, default orders.
// Rule 2n(1).2, 2n(1).3, 2n(2), 2r(6)(a).1, 2n(3), 2n(4).1, 2n(3)(a).1, 2n(3)(a).2, 2r(6)(b).1, 2n(3)(d).1: tithes, the Papal army, Rome, default orders.
// Rule 2n(3)(d).2, 2n(4).2, 2n(4).3, 2n(5), 2n(5)(b), 2n(5)(c), 2o.1, 2o.2, 2o.3, 2o.5: tithes, the Papal army, Rome, default orders.
func TestRome(t *testing.T) { script(t, "rome") }

// Rule 2p(1).1, 2p(3), 2p(1).2, 2p(1)(a).1, 2p(1)(a).2, 2r(6)(f), 2p(1)(b).a, 2p(1)(b).1, 2p(1)(b).b: Bulls.
// Rule 2p(1)(b).2, 2p(1)(b).3, 2p(1)(b).4, 2p(1)(b).c, 2p(1)(b).5, 2p(1)(b).d, 2p(1)(b).e, 2p(1)(c).a: Bulls.
// Rule 2p(1)(c).b, 2p(1)(c).c, 2p(1)(c).d, 2p(1)(c).e, 2p(1)(c).1.1, 2p(1)(c).1.2, 2p(1)(c).2, 2p(1)(c).3.1: Bulls.
// Rule 2p(1)(c).3.2, 2p(2).1, 2p(2).3, 2q(3)(c).2, 2p(2).2, 2q(3)(c).3: Bulls.
func TestBulls(t *testing.T) { script(t, "bulls") }

// Rule 2q(1), 2q(2), 2q(3)(a), 2q(4)(a), 2q(5)(a), 2q(6)(a), 2q(3)(b).1, 2q(3)(b).3, 2q(3)(d), 2q(3)(d).3.1: crusades.
// Rule 2q(3)(d).3.2, 2q(3)(d).1.1, 2q(3)(c).1, 2q(3)(d).1.2, 2q(3)(d).1.3, 2q(3)(d).1.4, 2q(3)(d).2.1: crusades.
// Rule 2q(3)(d).2.2, 2q(3)(d).2.3, 2q(3)(d).4.1, 2q(3)(d).4.2, 2q(3)(d).4.3, 2q(3)(d).5.1, 2q(3)(d).5.2: crusades.
// Rule 2q(3)(e), 2q(3)(f).1, 2q(3)(f).2, 2q(4)(b).1, 2q(4)(b).2, 2q(4)(i).3, 2q(4)(b).3, 2q(4)(c).1: crusades.
// Rule 2q(4)(c).2, 2q(4)(d).1, 2q(4)(e), 2q(4)(d).2.1, 2q(4)(d).2.2, 2q(4)(d).2.3, 2q(4)(d).3.3: crusades.
// Rule 2q(4)(d).3.4, 2q(4)(d).2.4, 2q(4)(d).4, 2q(4)(d).3.1, 2q(4)(d).3.2, 2q(4)(f).1, 2q(4)(f).2: crusades.
// Rule 2q(4)(g).1, 2q(4)(h), 2q(4)(i).1, 2q(6)(a).1, 2q(6)(b).1, 2q(6)(b).3, 2q(6)(c).1, 2q(4)(i).2: crusades.
// Rule 2q(4)(j), 2q(5)(b).a, 2q(5)(c).3, 2q(5)(b).b, 2q(5)(b).c, 2q(6)(a).2, 2q(5)(b).1.1, 2q(5)(b).2: crusades.
// Rule 2q(5)(b).1.2, 2q(5)(b).3, 2q(5)(c).1, 2q(5)(c).2, 2q(5)(d), 2q(5)(e).1, 2q(5)(e).2, 2q(5)(e).3: crusades.
// Rule 2q(5)(f).1, 2q(5)(f).2, 2q(5)(g), 2q(6)(b).2, 2q(6)(b).4, 2q(6)(c).a, 2q(6)(c).2, 6c, 2q(6)(c).3: crusades.
// Rule 2f(6), 2q(6)(c).b, 2q(7).1, 2q(7).2, 2r(6)(g).1, 2r(6)(g).2, 2q(7).3: crusades.
func TestCrusades(t *testing.T) { script(t, "crusades") }

// Rule 2r(1), 2r(2).1, 2r(2).2, 2r(3).1, 2r(3).2, fig4, 2r(4)(a), 2r(4)(b).2, 2r(4)(c).1, 2r(4)(c).2: excommunication.
// Rule 2r(5).1, 2r(5).2, 2r(6)(a).1, 2r(6)(a).2, 2r(6)(b).2, 2r(6)(c).1, 2r(6)(c).2, 2r(6)(d).1, 2r(6)(d).2: excommunication.
// Rule 2r(6)(f), 2r(6)(g).1, 2r(6)(i).1, 2r(6)(i).2, 2r(6)(j).1, 2r(6)(j).3, 2r(6)(j).2: excommunication.
func TestExcommunication(t *testing.T) { script(t, "excommunication") }

// Rule 3a.1, 3a.2, 3a.3, 3a.4, 3a.5, 3a.6, 3a.7, 3a.8, 3a.9, 3a.10, 3a.11, 3a.12, 3a.13, 3a.14, 3a.15: minor realms, spaces, the map.
// Rule 3a.16, 3a.17, 3a.18, 3a.19, 3a.20, 3a.21, 3a.22, 3a.23, 3a.24, 3a.25, 3a.26, 3a.27, 3a.28, 3b.1: minor realms, spaces, the map.
// Rule 3b.2, 3c, 3d, 4.1, 4.2, 4.3, 4.4, 5a, 5b.1, 5b.4, 5b.2, 5b.3, 5c(1).1, 5c(1).2, 5c(2).1, 5c(2).2: minor realms, spaces, the map.
// Rule 5c(2).3, 5d.1, 5d.2, 5e.1, 5e.2, 5e.3, 5e.4, 5f, 5g.1, 5g.2, 5g.3, 5g.4, 5g.5, 5g.6, 5g.7, 5g.8: minor realms, spaces, the map.
// Rule 5h.1, 5h.2: minor realms, spaces, the map.
func TestRealms(t *testing.T) { script(t, "realms") }

// Rule 6a.1, 6a.2, 6b.1, 6b.2, 6d, 6e, 7a, 7a.1, 7a.2.1, 7a.2.2, 7a.4, 7b, 7a.2.3, 7a.3: victory and civil disorder.
func TestVictory(t *testing.T) { script(t, "victory") }

// Rule base.setup, base.order, base.move, base.coast, base.bounce, base.swap, base.circular, base.support: the basic game.
// Rule base.supporthold, base.cut, base.self, base.beleaguered, base.convoy, base.disrupt, base.paradox: the basic game.
// Rule base.dislodge, base.retreat, base.retreatclash, base.control, base.build, base.disband: the basic game.
func TestBasics(t *testing.T) { script(t, "basics") }

// Rule ruling.R3, ruling.R4, ruling.R6, ruling.R7, ruling.R12, ruling.R13, ruling.R14, ruling.R15: the rulings.
// Rule ruling.R17, ruling.R20, ruling.R22, ruling.R23, ruling.R25, ruling.R26, ruling.R27, ruling.R29: the rulings.
// Rule ruling.R30, ruling.R36, ruling.R37, ruling.R39, ruling.R40, ruling.R42, ruling.R46, ruling.R47: the rulings.
// Rule ruling.R49, ruling.R54, ruling.R55, ruling.R56, ruling.R57, ruling.R58, ruling.R59, ruling.R60: the rulings.
// Rule ruling.R61, ruling.R62, ruling.R63, ruling.R64, ruling.R65, ruling.R67, ruling.R68, ruling.R70: the rulings.
// Rule ruling.R71, ruling.R76, ruling.R77, ruling.R78, ruling.R81, ruling.R82, ruling.R83, ruling.R85: the rulings.
// Rule ruling.R87, ruling.R88, ruling.R89, ruling.R90, ruling.R91, ruling.R93, ruling.R95, ruling.R96: the rulings.
// Rule ruling.R98, ruling.R99, ruling.R100, ruling.R102, ruling.R103, ruling.R105, ruling.R106, ruling.R109: the rulings.
// Rule ruling.R110, ruling.R114, ruling.R117, ruling.R118, ruling.R119, ruling.R122: the rulings.
func TestRulings(t *testing.T) { script(t, "rulings") }
