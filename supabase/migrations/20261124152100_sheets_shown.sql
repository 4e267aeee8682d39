-- The character sheet of a book that a model draws is shown before it is paid for, and can be drawn anew, with the cover.
-- 0: there is none to show, since our own illustrator draws the book, or it was begun before sheets were shown.
alter table public.books
  add column sheet_version integer not null default 0 check (sheet_version >= 0),
  add column sheet_redraws_left integer not null default 2 check (sheet_redraws_left >= 0),
  add column sheet_drawing boolean not null default false;
