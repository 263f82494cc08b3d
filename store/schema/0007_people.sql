-- +goose Up
-- A person is a guest. Who was merged into another has an heir; whoever has left has no name.
ALTER TABLE guests ADD COLUMN lang TEXT NOT NULL DEFAULT '';
ALTER TABLE guests ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE guests ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN heir TEXT NOT NULL DEFAULT '';

CREATE TABLE signins (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL,
	device  TEXT NOT NULL,
	created BIGINT NOT NULL,
	seen    BIGINT NOT NULL,
	revoked BIGINT NOT NULL
);
CREATE INDEX signins_by_person ON signins (person);

CREATE TABLE proofs (
	kind    TEXT NOT NULL,
	key     TEXT NOT NULL,
	person  TEXT NOT NULL,
	data    TEXT NOT NULL,
	created BIGINT NOT NULL,
	used    BIGINT NOT NULL,
	PRIMARY KEY (kind, key)
);
CREATE INDEX proofs_by_person ON proofs (person);

CREATE TABLE links (
	hash    TEXT PRIMARY KEY,
	kind    TEXT NOT NULL,
	person  TEXT NOT NULL,
	data    TEXT NOT NULL,
	expires BIGINT NOT NULL,
	used    BIGINT NOT NULL
);
CREATE INDEX links_by_expiry ON links (expires);

CREATE INDEX letters_by_guest ON letters (guest);

-- +goose Down
DROP INDEX letters_by_guest;
DROP TABLE links;
DROP TABLE proofs;
DROP TABLE signins;
ALTER TABLE guests DROP COLUMN heir;
ALTER TABLE guests DROP COLUMN deleted;
ALTER TABLE guests DROP COLUMN zone;
ALTER TABLE guests DROP COLUMN lang;
