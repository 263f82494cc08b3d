package game

// Levels are the strengths of computer players as people know them, weakest first.
var Levels = []string{"squire", "knight", "baron", "legend"}

// Style is how a character plays. It makes nobody stronger.
type Style uint8

const (
	Bold     Style = iota // takes risks
	Cautious              // keeps what he has
	Faithful              // stands by friends and against whoever is about to win
	Styles
)

// Character is a computer player with a name. The same company plays every title.
type Character struct {
	Level string
	Name  string // stored with tables, so it never changes
	Style Style
}

// Cast lists all characters, by level.
var Cast = []Character{
	{"squire", "odo", Bold}, {"squire", "agnes", Cautious}, {"squire", "hamo", Faithful},
	{"knight", "tancred", Bold}, {"knight", "mabel", Cautious}, {"knight", "usama", Faithful},
	{"baron", "bohemond", Bold}, {"baron", "sibylla", Cautious}, {"baron", "balian", Faithful},
	{"legend", "baybars", Bold}, {"legend", "melisende", Cautious}, {"legend", "kamil", Faithful},
}
