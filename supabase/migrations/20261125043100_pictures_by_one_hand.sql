-- A page drawn by a model that is gone: our own illustrator draws it anew with the rest of the book, as its next version.
alter table public.book_pages add column picture_gone boolean not null default false;
