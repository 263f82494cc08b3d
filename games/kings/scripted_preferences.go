package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// preference is the deciding factor of a choice that the strategy tables leave open, the
// lexicon's "preference" sort. Those for marriages are lines of the strategies.
type preference int8

const (
	prefTrait preference = iota // marry: a trait that the strategy looks for
	prefNearest
	prefAny
	prefChild
	prefStack
	prefConsent
	prefBack
	prefStrikeBack
	prefSupport
	prefVictory
	prefSacrifice
	prefLand
	prefCastle
	prefRemoval
	prefCrusader
	prefLowShield
	prefHighShield
	prefHaven
	prefChoice
	prefPlace
	prefPerson
	prefRival
	prefLot
	prefBoon
)

var preferenceNames = []string{
	"marry-trait", "marry-nearest", "marry-any", "marry-child", "marry-stack", "consent", "back-up",
	"strike-back", "counter-support", "victory", "sacrifice", "least-land", "castle", "remove-trait",
	"crusader", "lowest-shield", "highest-shield", "haven", "event-choice", "event-territory",
	"event-person", "rival", "lot", "event-boon",
}

// preferenceOf returns the deciding factor for a question put to a scripted dynasty.
func (s *State) preferenceOf(f *flow.Frame) preference {
	switch f.Step {
	case stepConsent:
		return prefConsent
	case stepBackUp:
		return prefBack
	case stepStrikeBack:
		return prefStrikeBack
	case stepCounterSupport:
		return prefSupport
	case stepVictory:
		return prefVictory
	case stepSacrifice:
		return prefSacrifice
	case stepLimit, stepCrisis:
		return prefLand
	case stepFirstCastle:
		return prefCastle
	case stepOldAge, stepEventTrait:
		return prefRemoval
	case stepCrusade:
		return prefCrusader
	case stepTakeShield:
		return prefLowShield
	case stepEventShield:
		return prefHighShield
	case stepSettle:
		return prefHaven
	case stepEventChoice:
		return prefChoice
	case stepEventTerritory:
		if s.asked(f).isBoon() {
			return prefBoon
		}
		return prefPlace
	case stepEventPerson:
		return prefPerson
	case stepEventCulture:
		return prefRival
	}
	return prefLot
}

// justify logs the preference by which a scripted dynasty chooses.
func (s *State) justify(p game.Seat, by preference, log *game.Log) {
	log.Emit(eventPreferred(p, s.Houses[p].Strategy, by))
}
