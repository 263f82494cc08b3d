package thywill

import (
	"testing"

	"outremer/game/gametest"
)

func TestCitations(t *testing.T) { gametest.Citations(t, title(t).Lexicon()) }

func TestEveryRuling(t *testing.T) { gametest.Rulings(t, title(t).Lexicon()) }

// Rule setup.1, setup.11, setup.2, setup.3, setup.4, setup.5, setup.7, setup.23, setup.6, setup.8: components and setup.
// Rule setup.9, setup.10, setup.12, setup.24, setup.13, setup.15, setup.14, setup.16, setup.26, setup.17: components and setup.
// Rule turn.1, setup.18, setup.19, setup.20, setup.21, setup.22, setup.25, setup.27: components and setup.
// Rule ruling.R56: components and setup.
func TestSetup(t *testing.T) { script(t, "setup") }

// Rule turn.1, turn.2, turn.3, turn.4, resolve.count.1, resolve.count.2, resolve.count.3: resolving, upgrading, skipping.
// Rule resolve.split.1, resolve.split.2, resolve.split.3, ruling.R1, resolve.split.4, resolve.split.5: resolving, upgrading, skipping.
// Rule resolve.dist.1, resolve.dist.2, resolve.dist.3, resolve.dist.4, resolve.dist.5, upgrade.1: resolving, upgrading, skipping.
// Rule upgrade.2, upgrade.3, upgrade.4, upgrade.5, upgrade.6, upgrade.7, upgrade.8, upgrade.9, skip.1: resolving, upgrading, skipping.
// Rule skip.3, skip.2: resolving, upgrading, skipping.
// Rule ruling.R50, ruling.R51, ruling.R54: resolving, upgrading, skipping.
func TestTurn(t *testing.T) { script(t, "turn") }

// Rule travel.1, travel.2, travel.3, travel.4, travel.5, travel.6, travel.7, travel.8, travel.9: the five actions.
// Rule travel.10, muster.1, muster.2, muster.3, muster.4, muster.5, muster.6, muster.7, crusade.1: the five actions.
// Rule crusade.2, crusade.3, crusade.4, crusade.5, crusade.6, crusade.7, crusade.8, crusade.9: the five actions.
// Rule crusade.10, crusade.12, crusade.11, crusade.13, crusade.14, crusade.15, crusade.16, influence.1: the five actions.
// Rule influence.2, influence.3, build.1, build.2, build.3, build.4, build.5, build.11, build.6, build.7: the five actions.
// Rule build.8, build.9, build.10, build.12, build.13, build.14, build.15: the five actions.
// Rule ruling.R48, ruling.R49: the five actions.
func TestActions(t *testing.T) { script(t, "actions") }

// Rule bonus.castle.1, bonus.knight, bonus.castle.2, bonus.castle.3, bonus.castle.4, bonus.church.1: what buildings give.
// Rule bonus.church.2, bonus.church.3, bonus.church.4, bonus.farm.1, bonus.farm.2, bonus.farm.3: what buildings give.
// Rule bonus.sum, bonus.farm.4, bonus.bank.1, bonus.bank.2, bonus.bank.3, bonus.bank.4, bonus.max: what buildings give.
// Rule bonus.own: what buildings give.
func TestBonus(t *testing.T) { script(t, "bonus") }

// Rule end.1, end.2, end.3, end.4, end.5, score.1, score.2, score.3, score.4, score.5, score.6, score.7: the end and the scores.
// Rule score.8, score.9, score.10, score.11, score.12, score.13: the end and the scores.
func TestEnd(t *testing.T) { script(t, "end") }

// Rule variant.learning.1, variant.learning.2, variant.learning.3, variant.learning.4, variant.first.1: the variants.
// Rule variant.first.2, variant.first.3, variant.first.4, variant.unpredictable.1: the variants.
// Rule variant.unpredictable.2, variant.tournament.1, variant.tournament.3, variant.tournament.2: the variants.
// Rule ruling.R55: the variants.
func TestVariants(t *testing.T) { script(t, "variants") }

// Rule order.alcantara.setup.1, order.alcantara.setup.2, order.alcantara.play, order.aviz.setup: the ten orders.
// Rule order.aviz.play, order.calatrava.setup, order.calatrava.play, order.holy_sepulchre.setup: the ten orders.
// Rule order.holy_sepulchre.play, order.hospitaller.setup, order.hospitaller.play, order.montesa.setup: the ten orders.
// Rule order.montesa.play, order.santiago.setup, order.santiago.play, order.lazarus.setup.1: the ten orders.
// Rule order.lazarus.setup.2, order.lazarus.play, order.templar.setup, order.templar.play: the ten orders.
// Rule order.teutonic.setup, order.teutonic.play.1, order.teutonic.play.2: the ten orders.
func TestOrders(t *testing.T) { script(t, "orders") }

// Rule ex.A1, ex.A2, ex.A3, ex.B1, ex.B2, ex.B3, ex.B4, ex.C1, ex.C2, ex.D1, ex.D2, ex.D3, ex.E1, ex.E2: the worked examples.
// Rule ex.E3, ex.F1, ex.G1, ex.G2, ex.G3, ex.H1, ex.H2, ruling.R40, ex.H3: the worked examples.
func TestExamples(t *testing.T) { script(t, "examples") }

// Rule ruling.R1, ruling.R2, ruling.R3, ruling.R4, ruling.R5, ruling.R6, ruling.R7, ruling.R8, ruling.R9: the rulings.
// Rule ruling.R10, ruling.R11, ruling.R12, ruling.R13, ruling.R14, ruling.R15, ruling.R16, ruling.R17: the rulings.
// Rule ruling.R18, ruling.R19, ruling.R20, ruling.R21, ruling.R22, ruling.R23, ruling.R24, ruling.R25: the rulings.
// Rule ruling.R26, ruling.R27, ruling.R28, ruling.R29, ruling.R30, ruling.R31, ruling.R32, ruling.R33: the rulings.
// Rule ruling.R34, ruling.R35, ruling.R36, ruling.R37, ruling.R38, ruling.R39, ruling.R41, ruling.R42: the rulings.
// Rule build.13, ruling.R43, ruling.R44, ruling.R45, ruling.R46, ruling.R47, ruling.R52, ruling.R53: the rulings.
func TestRulings(t *testing.T) { script(t, "rulings") }
