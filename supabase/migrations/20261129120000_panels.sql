-- Where people are in the panels beside a spread's words, so that what they say can stand in balloons there; null where there are
-- no two panels.

alter table public.book_pages add column panels jsonb;
