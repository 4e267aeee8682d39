-- Facts are read of a brief, and titles told of it, before there is a book. Of which book that is, once one is made from it:
-- the first, since none of it is asked for again for the next. Calls of the brief are under its name, titles under that and
-- their round.
create table house.briefs_of_books (
  work text primary key,
  book_id uuid not null references public.books on delete cascade
);
create index briefs_of_books_by_book on house.briefs_of_books (book_id);

create or replace view public.operator_books with (security_barrier) as
  select b.id, b.title, b.state, b.brief ->> 'style' as style, b.brief ->> 'theme' as theme, b.brief ->> 'size' as size,
    b.brief ->> 'language' as language, b.steps_done, b.steps_total, b.created_at, b.updated_at, b.made_by,
    coalesce((
      select round(sum(c.micros) / 1000000.0, 4)::text || ' EUR' from house.ai_calls c
      where c.work in (b.seed, b.id::text) or exists (
        select 1 from house.briefs_of_books f where f.book_id = b.id and (c.work = f.work or starts_with(c.work, f.work || '/'))
      )
    ), '') as cost
  from public.books b
  where exists (select 1 from public.orders where book_id = b.id) and (select private.is_operator());

-- A wish is in English whatever the language of the book: that says of whose stories it is. Of wishes until today it is not known.
alter table house.picture_wishes add column language text not null default '';
alter table house.picture_wishes drop constraint picture_wishes_pkey, add primary key (wish, language);

-- What to draw next.
create view public.operator_wishes with (security_barrier) as
  select wish, times, language, last_at from house.picture_wishes where (select private.is_operator());
revoke all on public.operator_wishes from anon, authenticated, service_role;
grant select on public.operator_wishes to authenticated;
