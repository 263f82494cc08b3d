package papers

// Trial is the outcome of a past turn with other orders, or of the coming one with supposed orders.
type Trial struct {
	OK       bool // all lines were understood and are possible
	Lines    []Line
	Outcomes []Outcome
}

// Outcome is what becomes of a unit and its order.
type Outcome struct {
	Space       string `json:"space"`
	Place       string `json:"place" doc:"with its coast"`
	Type        string `json:"type" enum:"army,fleet"`
	Owner       string `json:"owner" doc:"empty for a minor realm"`
	Order       Order  `json:"order"`
	OrderText   string `json:"order_text" doc:"the order as it is written"`
	Changed     bool   `json:"changed" doc:"another order than was given; in the coming turn, than to hold"`
	Differs     bool   `json:"differs" doc:"it comes out otherwise than it did; in the coming turn, than if all held"`
	Result      string `json:"result" enum:"succeeds,fails,void,invalid"`
	Cause       string `json:"cause" doc:"empty for a hold that nobody disturbs"`
	By          string `json:"by" doc:"the other space that the cause names"`
	Strength    int    `json:"strength"`
	Against     int    `json:"against"`
	Dislodged   bool   `json:"dislodged"`
	DislodgedBy string `json:"dislodged_by"`
	Destroyed   bool   `json:"destroyed"`
	Text        string `json:"text" doc:"what came of it and why, in a sentence"`
}

// Order is an order; From is the unit being helped.
type Order struct {
	Space string `json:"space"`
	Kind  string `json:"kind"`
	From  string `json:"from"`
	To    string `json:"to"`
}
