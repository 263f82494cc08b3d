-- +goose Up
-- What a player wants done with questions that have only one answer.
ALTER TABLE seats ADD COLUMN standing TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE seats DROP COLUMN standing;
