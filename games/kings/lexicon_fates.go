package kings

// Vocabulary for how people come to a throne and how they leave, used when telling the story.

// claim is why somebody holds a throne, the lexicon's "claim" sort. The claims of kin are in
// order of precedence [succession.2].
type claim int8

const (
	claimFounder claim = iota // reigned when the game began
	claimSon
	claimDaughter
	claimBrother
	claimSister
	claimStranger // emerged from a Succession Crisis
	claimRestorer // restored a fallen dynasty
)

var claimNames = []string{
	"founder", "eldest-son", "eldest-daughter", "eldest-brother", "eldest-sister", "stranger", "restorer",
}

// fate is how somebody died or why he left, the lexicon's "fate" sort.
type fate int8

const (
	fateMurder    fate = iota
	fateBattle         // with the territory that was taken
	fateOverthrow      // with the territory that rose
	fateCrusade
	fateDuel
	fateAge
	fateMisfortune // by an event
	fateSuccession // a sibling of the previous ruler
	fateWidowed
	fateDivorce
	fateBereaved // with the kin he was married to
	fateRuin     // with the dynasty
)

var fateNames = []string{
	"murder", "battle", "overthrow", "crusade", "duel", "age", "misfortune", "succession", "widowed", "divorce",
	"bereaved", "elimination",
}
