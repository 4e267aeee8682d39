-- What makes a book prettier and is drawn once it lies open: the pattern inside its boards, and small drawings on
-- text pages. They lie beside the cover and are as free to see.

alter table public.books add column has_endpaper boolean not null default false;
alter table public.book_pages add column has_spot boolean not null default false;
