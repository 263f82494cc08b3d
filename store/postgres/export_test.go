package postgres

// OpenBy opens a store as a node whose own clock is now.
var OpenBy = open
