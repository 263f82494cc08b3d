-- +goose Up
CREATE TABLE letters (
	table_id TEXT NOT NULL,
	n        BIGINT NOT NULL,
	guest    TEXT NOT NULL,
	seat     BIGINT NOT NULL,
	readers  BIGINT NOT NULL,
	text     TEXT NOT NULL,
	pact     TEXT NOT NULL,
	re       BIGINT NOT NULL,
	word     TEXT NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, n)
);
INSERT INTO letters (table_id, n, guest, seat, readers, text, pact, re, word, at)
	SELECT table_id, n, guest, -1, 0, text, '', 0, '', at FROM chat;
DROP TABLE chat;

CREATE TABLE marks (
	table_id TEXT NOT NULL,
	seat     BIGINT NOT NULL,
	circle   BIGINT NOT NULL,
	n        BIGINT NOT NULL,
	PRIMARY KEY (table_id, seat, circle)
);

ALTER TABLE tables ADD COLUMN press TEXT NOT NULL DEFAULT 'public';

-- +goose Down
ALTER TABLE tables DROP COLUMN press;
DROP TABLE marks;
CREATE TABLE chat (
	table_id TEXT NOT NULL,
	n        BIGINT NOT NULL,
	guest    TEXT NOT NULL,
	text     TEXT NOT NULL,
	at       BIGINT NOT NULL,
	PRIMARY KEY (table_id, n)
);
INSERT INTO chat (table_id, n, guest, text, at)
	SELECT table_id, n, guest, text, at FROM letters WHERE readers = 0 AND text <> '';
DROP TABLE letters;
