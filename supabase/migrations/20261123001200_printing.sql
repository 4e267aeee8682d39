-- Printing: what a printer has of an order, each try a row. Which states follow which is in src/shop/order.ts.

create table public.print_jobs (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: a parcel under way outlives the order of somebody who was erased. There is no person in this table.
  order_id uuid not null,
  book_id uuid not null,
  -- Counts from 1; a print that was rejected may be tried again.
  attempt integer not null default 1 check (attempt > 0),
  printer text not null,
  -- `making` its files, `blocked` by preflight or the printer's refusal until an operator has looked, `sent`, and from
  -- then on as the printer tells.
  state text not null default 'making'
    check (state in ('making', 'blocked', 'sent', 'in_production', 'shipped', 'delivered', 'rejected', 'canceled')),
  -- The printer's own id of it, once it has it.
  printer_job_id text,
  preflight jsonb,
  files jsonb,
  problem text,
  -- Carrier, number and address, as far as the printer tells.
  tracking jsonb,
  next_look_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt)
);
create index print_jobs_running on public.print_jobs (next_look_at) where state in ('sent', 'in_production', 'shipped');
create trigger print_jobs_touch before update on public.print_jobs
  for each row execute function private.touch();

alter table public.print_jobs enable row level security;
revoke all on public.print_jobs from anon, authenticated;
-- What buyers may know of it; files and preflight are ours.
grant select (id, order_id, attempt, state, tracking, created_at) on public.print_jobs to authenticated;
grant all on public.print_jobs to service_role;
create policy "buyers follow the printing of their orders" on public.print_jobs
  for select to authenticated
  using (exists (select 1 from public.orders where id = print_jobs.order_id and owner = (select auth.uid())));
alter publication supabase_realtime add table public.print_jobs;

-- Until when a paid print order can be corrected or canceled, and when the parcel is promised.
alter table public.orders
  add column printable_at timestamptz,
  add column promised_for date;
update public.orders set printable_at = paid_at + interval '60 minutes' where kind = 'print' and paid_at is not null;
create index orders_waiting_for_print on public.orders (printable_at) where fulfilment = 'waiting' and status = 'paid';

-- A rejected print leaves the text open again: what was wrong may be mended before another try.
create or replace function private.text_is_open(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.books
    where id = book and state in ('ready', 'unlocking', 'unlock_failed', 'finished')
  ) and not exists (
    select 1 from public.orders
    where book_id = book
      and fulfilment in ('sent_to_printer', 'in_production', 'shipped', 'delivered')
  )
$$;

-- The local print shop: what it has taken, with its spool of files.
create table house.print_shop_jobs (
  id text primary key,
  -- The same order is printed once, however often it is handed in.
  external_id text not null unique,
  state text not null default 'received'
    check (state in ('received', 'in_production', 'shipped', 'delivered', 'rejected', 'canceled')),
  problem text,
  title text not null,
  country text not null,
  pages integer not null,
  interior bytea,
  cover bytea,
  webhook_url text not null,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- A print that no printer has yet is canceled with its order, as one that waits is.
create or replace function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status in ('paid', 'refund_due', 'refunded', 'charged_back') then
    insert into public.kept_sales
      (order_id, kind, book_cents, discount_cents, shipping_cents, currency, country, payment_id, paid_at, kept_until,
       refunded_cents)
    values
      (old.id, old.kind, old.book_cents, old.discount_cents, old.shipping_cents, old.currency,
       old.address ->> 'country', old.payment_id, coalesce(old.paid_at, old.created_at),
       (coalesce(old.paid_at, old.created_at) + interval '7 years')::date, old.refunded_cents)
    on conflict (order_id) do nothing;
    if old.status = 'paid' and old.payment_id is not null and (old.fulfilment = 'waiting' or (
      old.fulfilment = 'sent_to_printer' and not exists (
        select 1 from public.print_jobs where order_id = old.id and printer_job_id is not null)
    )) then
      insert into public.refunds (order_id, payment_id, amount_cents, reason)
      values (old.id, old.payment_id,
        old.book_cents - old.discount_cents + old.shipping_cents - old.refunded_cents, 'erased')
      on conflict do nothing;
    end if;
  end if;
  return old;
end
$$;
