-- Pictures are accounted under a book's own id: a copy has its seed in common with the first book, and pays for its own.
create or replace view public.operator_books with (security_barrier) as
  select b.id, b.title, b.state, b.brief ->> 'style' as style, b.brief ->> 'theme' as theme, b.brief ->> 'size' as size,
    b.brief ->> 'language' as language, b.steps_done, b.steps_total, b.created_at, b.updated_at, b.made_by,
    coalesce((
      select round(sum(c.micros) / 1000000.0, 4)::text || ' EUR' from house.ai_calls c
      where c.work in (b.seed, b.id::text)
    ), '') as cost
  from public.books b
  where exists (select 1 from public.orders where book_id = b.id) and (select private.is_operator());
