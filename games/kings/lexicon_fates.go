package kings

// Words for how people come to a throne and how they go, for those who tell the story.

// claim is why somebody has a throne, the lexicon's "claim" sort. The claims of kin stand
// in the order in which they count [succession.2].
type claim int8

const (
	claimFounder claim = iota // reigned when the game began
	claimSon
	claimDaughter
	claimBrother
	claimSister
	claimStranger // came out of a Succession Crisis
	claimRestorer // brought a fallen dynasty back
)

var claimNames = []string{
	"founder", "eldest-son", "eldest-daughter", "eldest-brother", "eldest-sister", "stranger", "restorer",
}

// fate is how somebody died or why he went, the lexicon's "fate" sort.
type fate int8

const (
	fateMurder    fate = iota
	fateBattle         // with the territory that was taken
	fateOverthrow      // with the territory that rose
	fateCrusade
	fateDuel
	fateAge
	fateMisfortune // by an event
	fateSuccession // a sibling of the ruler before
	fateWidowed
	fateDivorce
	fateBereaved // with the kin whose spouse he was
	fateRuin     // with the dynasty
)

var fateNames = []string{
	"murder", "battle", "overthrow", "crusade", "duel", "age", "misfortune", "succession", "widowed", "divorce",
	"bereaved", "elimination",
}
