-- What is spent, beside what comes in. A print costs what its printer tells, in the printer's money, on the day on which
-- that was known first; what no printer makes in the end costs nothing.
alter table public.print_jobs
  add column cost_cents integer check (cost_cents >= 0),
  add column cost_currency text check (cost_currency ~ '^[A-Z]{3}$'),
  add column cost_at timestamptz,
  add constraint print_jobs_cost_whole check (num_nulls(cost_cents, cost_currency, cost_at) in (0, 3));

-- Whatever else costs money becomes one more arm of this view.
create view private.spend as
  select 'print' as source, cost_at as at, cost_cents as cents, cost_currency as currency
  from public.print_jobs where cost_at is not null and state not in ('rejected', 'canceled');

-- What banks took of a payment and, below zero, gave back, on the day on which we heard of it. There is no person in this
-- table, and no foreign key: it outlives the order of somebody who was erased.
create table public.chargebacks (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  payment_id text not null,
  amount_cents integer not null check (amount_cents <> 0),
  created_at timestamptz not null default now()
);
create index chargebacks_payment on public.chargebacks (payment_id);
alter table public.chargebacks enable row level security;
revoke all on public.chargebacks from anon, authenticated;
grant all on public.chargebacks to service_role;
insert into public.chargebacks (order_id, payment_id, amount_cents, created_at)
select id, payment_id, book_cents - discount_cents + shipping_cents - gift_cents, coalesce(payment_checked_at, now())
from public.orders
where status = 'charged_back' and book_cents - discount_cents + shipping_cents - gift_cents > 0;

-- Turnover is what was invoiced, less what a gift card paid (that came in with the card), less credit notes and what banks
-- took, each on its day. Money that came for nothing was never invoiced, and is in neither. Other money than ours is told
-- beside the sum.
create or replace view public.operator_days with (security_barrier) as
  select day, count(*) filter (where is_order)::int as orders,
    coalesce(sum(cents) filter (where cents > 0), 0)::int as in_cents,
    coalesce(-sum(cents) filter (where cents < 0), 0)::int as out_cents,
    coalesce(sum(cents), 0)::int as turnover_cents,
    coalesce(sum(spent) filter (where currency = 'EUR'), 0)::int as spent_cents,
    coalesce(string_agg(round(spent / 100.0, 2)::text || ' ' || currency, ', ' order by currency)
      filter (where currency <> 'EUR'), '') as spent_otherwise
  from (
    select issued_on as day, kind = 'invoice' as is_order, total_cents - gift_cents as cents,
      null::int as spent, null as currency
    from public.invoices
    union all
    select (c.created_at at time zone 'Europe/Amsterdam')::date, false, -c.amount_cents, null, null
    from public.chargebacks c
    where exists (select 1 from public.invoices i where i.kind = 'invoice' and i.payment_id = c.payment_id)
    union all
    select (at at time zone 'Europe/Amsterdam')::date, false, null, sum(cents)::int, currency
    from private.spend group by 1, currency
  ) money
  where (select private.is_operator())
  group by day;

create or replace view public.operator_prints with (security_barrier) as
  select p.id, p.order_id, upper(left(p.order_id::text, 8)) as number, p.attempt, p.printer, p.state, p.printer_job_id,
    p.preflight, p.files, coalesce(p.problem, '') as problem, p.tracking, p.created_at, p.updated_at,
    coalesce(round(p.cost_cents / 100.0, 2)::text || ' ' || p.cost_currency, '') as cost
  from public.print_jobs p
  where (select private.is_operator());
