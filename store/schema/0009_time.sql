-- +goose Up
-- How the time of a table is reckoned beside its limits.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '';
-- A substitute is wanted for this seat.
ALTER TABLE seats ADD COLUMN wanted BIGINT NOT NULL DEFAULT 0;
-- Who wants to hear of a table.
CREATE TABLE follows (
	guest TEXT NOT NULL,
	table_id TEXT NOT NULL,
	PRIMARY KEY (guest, table_id)
);

-- +goose Down
DROP TABLE follows;
ALTER TABLE seats DROP COLUMN wanted;
ALTER TABLE tables DROP COLUMN terms;
