-- Somebody of a spread's picture seen from nearby stands beside its words once the pictures are paid for. It lies beside the
-- pictures and is as locked.

alter table public.book_pages add column has_moment boolean not null default false;
