-- What stands on the back of a printed book whose story nobody knew before; null: as the theme's story has it.
alter table public.books add column blurb text check (length(blurb) <= 400);

-- What models cost is spent on the day on which they were asked, rounded once a day: a request costs a fraction of a cent.
create or replace view private.spend as
  select 'print' as source, cost_at as at, cost_cents as cents, cost_currency as currency
  from public.print_jobs where cost_at is not null and state not in ('rejected', 'canceled')
  union all
  select 'model', max(began_at), ceil(sum(micros) / 10000.0)::int, 'EUR'
  from house.ai_calls group by (began_at at time zone 'Europe/Amsterdam')::date having sum(micros) > 0;

-- Who made a book, and what the models that were asked for it cost, in ten-thousandths of a euro.
create or replace view public.operator_books with (security_barrier) as
  select b.id, b.title, b.state, b.brief ->> 'style' as style, b.brief ->> 'theme' as theme, b.brief ->> 'size' as size,
    b.brief ->> 'language' as language, b.steps_done, b.steps_total, b.created_at, b.updated_at, b.made_by,
    coalesce((select round(sum(c.micros) / 1000000.0, 4)::text || ' EUR' from house.ai_calls c where c.work = b.seed), '')
      as cost
  from public.books b
  where exists (select 1 from public.orders where book_id = b.id) and (select private.is_operator());
