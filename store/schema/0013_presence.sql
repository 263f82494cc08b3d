-- +goose Up
-- To whom a person's presence is shown: '' for those at their tables, 'all', 'nobody'.
ALTER TABLE guests ADD COLUMN presence TEXT NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE guests DROP COLUMN presence;
