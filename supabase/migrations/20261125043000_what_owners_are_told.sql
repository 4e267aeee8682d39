-- What the owner of a book is told of how it came about, as codes (`models/book-notice.ts`) that the site puts into words: why
-- whoever was asked did not write it, or does not draw it, and what of what was sent nobody looked at.
alter table public.books
  add column notices text[] not null default '{}',
  -- Whoever ordered it wants our own storyteller to write it.
  add column by_house boolean not null default false;
