-- The colour that a page's picture is remembered by, of which the page of its text has a breath; null until it is drawn.
-- Once there it stays, however often the picture is drawn anew, so that the paper of a book stays the same.

alter table public.book_pages add column picture_colour text check (picture_colour ~ '^#[0-9a-f]{6}$');
