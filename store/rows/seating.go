package rows

// mergingSeating makes one person of two as far as seats are kept for them, or tables closed to them.
var mergingSeating = []string{
	`UPDATE seats SET reserved=$2 WHERE reserved=$1`,
	`UPDATE tables SET door=replace(door, $1, $2) WHERE status='open'`,
}

// forgettingSeating drops what is kept for a person who wants to be forgotten. What they wished to be
// says nothing once nobody holds it.
var forgettingSeating = []string{
	`UPDATE seats SET reserved='' WHERE reserved=$1`,
	`UPDATE tables SET door=replace(door, $1, '') WHERE status='open'`,
}
