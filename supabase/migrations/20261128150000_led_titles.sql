-- How far the middle of the title's line stands above its ends on this cover, as a part of its length: what is round
-- below it leads it. Below 0 it hangs.

alter table public.books add column cover_bend double precision not null default 0 check (cover_bend between -0.2 and 0.2);
