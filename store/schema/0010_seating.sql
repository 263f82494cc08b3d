-- +goose Up
-- How people come to their seats, and who may come in; only package table reads both.
ALTER TABLE tables ADD COLUMN manners TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN door TEXT NOT NULL DEFAULT '';
-- A seat that is not given away yet is a place: its number, what its player would like to be, and
-- for whom it is kept.
ALTER TABLE seats ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN wishes TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN reserved TEXT NOT NULL DEFAULT '';
CREATE INDEX seats_by_reserved ON seats (reserved) WHERE reserved <> '';

-- +goose Down
DROP INDEX seats_by_reserved;
ALTER TABLE seats DROP COLUMN reserved;
ALTER TABLE seats DROP COLUMN wishes;
ALTER TABLE seats DROP COLUMN place;
ALTER TABLE tables DROP COLUMN door;
ALTER TABLE tables DROP COLUMN manners;
