-- What stands on the back of a printed book whose story nobody knew before; null: as the theme's story has it.
alter table public.books add column blurb text check (length(blurb) <= 400);

-- What models cost is spent on the day on which they were asked, rounded once a day: a request costs a fraction of a cent.
create or replace view private.spend as
  select 'print' as source, cost_at as at, cost_cents as cents, cost_currency as currency
  from public.print_jobs where cost_at is not null and state not in ('rejected', 'canceled')
  union all
  select 'model', max(began_at), ceil(sum(micros) / 10000.0)::int, 'EUR'
  from house.ai_calls group by (began_at at time zone 'Europe/Amsterdam')::date having sum(micros) > 0;
