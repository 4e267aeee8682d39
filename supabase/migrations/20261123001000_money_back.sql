-- Money that goes back: the whole of it or a part, by ourselves or by the buyer's bank.

alter table public.orders
  -- Which till took the money: the house till, or the provider's for trying or for earnest.
  add column payment_mode text not null default 'till' check (payment_mode in ('till', 'test', 'live')),
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- When the provider was last asked about a payment that had already been received.
  add column payment_checked_at timestamptz;

-- `charged_back`: the buyer's bank took the money back, against us.
alter table public.orders drop constraint orders_status_check;
alter table public.orders add constraint orders_status_check
  check (status in ('pending', 'paid', 'canceled', 'refund_due', 'refunded', 'charged_back'));

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: what is owed outlives the order of somebody who was erased. There is no person in this table.
  order_id uuid not null,
  payment_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- `elsewhere`: paid back at the provider's own site.
  reason text not null check (reason in ('superfluous', 'erased', 'regret', 'rejected', 'operator', 'elsewhere')),
  -- `due` until the provider has taken it, `sent` until the money has left, or `refused`, and then a person must look.
  state text not null default 'due' check (state in ('due', 'sent', 'done', 'refused')),
  provider_id text,
  problem text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_order on public.refunds (order_id);
create index refunds_waiting on public.refunds (next_try_at) where state in ('due', 'sent');
-- Paid back whole, for one reason, once.
create unique index refunds_once on public.refunds (payment_id, reason) where reason in ('superfluous', 'erased', 'regret');

alter table public.refunds enable row level security;
revoke all on public.refunds from anon, authenticated;
grant select on public.refunds to authenticated;
grant all on public.refunds to service_role;
create policy "buyers read what goes back to them" on public.refunds
  for select to authenticated
  using (exists (select 1 from public.orders where id = refunds.order_id and owner = (select auth.uid())));

-- What is owed already.
insert into public.refunds (order_id, payment_id, amount_cents, reason)
select id, payment_id, book_cents - discount_cents + shipping_cents, 'superfluous'
from public.orders where status = 'refund_due' and payment_id is not null;
insert into public.refunds (order_id, payment_id, amount_cents, reason)
select order_id, payment_id, book_cents - discount_cents + shipping_cents, 'erased'
from public.kept_sales where refund_due and payment_id is not null
  and not exists (select 1 from public.refunds where refunds.order_id = kept_sales.order_id);

-- A sale that is erased while it still waits for the printer is paid back; one that is owed already stays owed.
alter table public.kept_sales
  drop column refund_due,
  add column refunded_cents integer not null default 0;
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
    if old.status = 'paid' and old.fulfilment = 'waiting' and old.payment_id is not null then
      insert into public.refunds (order_id, payment_id, amount_cents, reason)
      values (old.id, old.payment_id,
        old.book_cents - old.discount_cents + old.shipping_cents - old.refunded_cents, 'erased')
      on conflict do nothing;
    end if;
  end if;
  return old;
end
$$;

-- The house till pays back, and can be charged back, as a real one.
alter table house.till_payments
  drop constraint till_payments_status_check,
  add constraint till_payments_status_check
    check (status in ('open', 'pending', 'authorized', 'paid', 'canceled', 'failed', 'expired')),
  add column charged_back_cents integer not null default 0;
create table house.till_refunds (
  id text primary key,
  payment_id text not null references house.till_payments (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);
