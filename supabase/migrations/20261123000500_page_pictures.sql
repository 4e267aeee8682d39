-- What a page shows before and after payment. Before: the colours of its own picture, deeply blurred, where drawing
-- costs nothing: a WebP of sixteen pixels across in base64, of which nothing sharper can be made, so that it may be told
-- with the row. After: a picture may be drawn anew, three times a page.

alter table public.book_pages add column picture_blur text;
alter table public.book_pages add column picture_redraws_left integer not null default 3
  check (picture_redraws_left >= 0);
alter table public.book_pages add column picture_drawing boolean not null default false;
