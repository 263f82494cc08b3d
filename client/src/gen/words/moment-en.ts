// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.

export const moment = {
	"arrow": "Arrow",
	"broken": "This link is broken: part of it is missing or was changed on the way. Ask for it again.",
	"clear": "Clear the drawing",
	"embed": "For a forum or a blog",
	"embed-code": "Code of the frame",
	"embed-lead": "Paste this into a page to show the board there.",
	"lead": "Drag from space to space for an arrow, or tap where it begins and where it ends. Draw a mark again to take it away.",
	"link": "Link to this moment",
	"newer": "This link was made by a newer program, or is about a game that is not here.",
	"note": "Note",
	"opening": "Opening the game …",
	"ring": "Circle",
	"secret": "Moments of this game can be shared when it is over: until then it has secrets. Only a public table at a server can be shown before.",
	"share": "Share this moment",
	"short": "The game of this link ends before the moment that was meant.",
	"to-table": "To the table",
	"too-long": "This game is too long for a link. Send its log, or a picture.",
	"tool": "Draw",
};
