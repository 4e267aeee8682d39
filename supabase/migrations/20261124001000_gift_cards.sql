-- Gift cards. One is bought by an order without a book, and pays for books: what it is worth is counted in uses, of which
-- none is ever changed.

alter table public.orders
  alter column book_id drop not null,
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('download', 'print', 'gift')),
  add constraint orders_book_unless_gift check ((kind = 'gift') = (book_id is null)),
  -- Who gets the gift card, from whom, with which words and when, until it is paid for: then `gift_cards` has it.
  add column gift jsonb,
  add constraint orders_gift_of_gifts check (gift is null or kind = 'gift'),
  -- The gift card that pays for a book, and how much of it; the rest goes through the payment provider.
  add column gift_code text,
  add column gift_cents integer not null default 0 check (gift_cents >= 0),
  add constraint orders_gift_whole check ((gift_code is null) = (gift_cents = 0)),
  add constraint orders_gift_most check (gift_cents <= book_cents - discount_cents + shipping_cents),
  add constraint orders_gift_for_books check (gift_code is null or kind <> 'gift');

create table public.gift_cards (
  code text primary key check (code ~ '^CADEAU[A-Z0-9]{10}$'),
  -- No foreign key: the card outlives the order of a buyer who was erased.
  order_id uuid not null unique,
  -- Who bought it; null once they were erased.
  owner uuid references auth.users on delete set null,
  cents integer not null check (cents > 0),
  -- In which language it is mailed.
  locale text not null check (locale in ('nl', 'en')),
  -- Null once the buyer was erased and the card mailed: the amount and the code stay.
  recipient_email text,
  recipient_name text,
  giver_name text,
  message text,
  mail_at timestamptz not null,
  mailed_at timestamptz,
  valid_until timestamptz not null,
  -- Set while the buyer's bank has the money back.
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index gift_cards_owner on public.gift_cards (owner);
create index gift_cards_due on public.gift_cards (mail_at) where mailed_at is null;
alter table public.orders add constraint orders_gift_code_known foreign key (gift_code) references public.gift_cards (code);
create index orders_gift_code on public.orders (gift_code) where gift_code is not null;

-- The ledger: what is left of a card is what it cost without the sum of its uses.
create table public.gift_card_uses (
  id bigint generated always as identity primary key,
  code text not null references public.gift_cards,
  -- No foreign key: what was used stays used when the order is erased. There is no person in this table.
  order_id uuid not null,
  -- `taken` by an order that is placed, `released` when it is not paid for, `given_back` by a refund of the order;
  -- `paid_back` to whoever bought the card.
  reason text not null check (reason in ('taken', 'released', 'given_back', 'paid_back')),
  -- What is given back is below zero.
  cents integer not null check (cents <> 0 and (cents > 0) = (reason in ('taken', 'paid_back'))),
  refund_id uuid unique check ((refund_id is null) = (reason in ('taken', 'released'))),
  created_at timestamptz not null default now()
);
create index gift_card_uses_code on public.gift_card_uses (code);
create unique index gift_card_uses_once on public.gift_card_uses (order_id, reason)
  where reason in ('taken', 'released');

alter table public.gift_cards enable row level security;
alter table public.gift_card_uses enable row level security;
revoke all on public.gift_cards, public.gift_card_uses from anon, authenticated;
grant all on public.gift_cards, public.gift_card_uses to service_role;

create function private.gift_card_left(card text) returns integer
language sql stable security definer
set search_path = ''
as $$
  select c.cents - coalesce((select sum(u.cents) from public.gift_card_uses u where u.code = c.code), 0)::integer
  from public.gift_cards c where c.code = card
$$;

-- Nobody uses more than there is, nor gives back more than was used, however many do so at once.
create function private.keep_within_gift_card() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  card public.gift_cards;
  rest integer;
begin
  select * into card from public.gift_cards where code = new.code for update;
  rest := private.gift_card_left(new.code) - new.cents;
  if rest < 0 or rest > card.cents then
    raise exception 'there is not that much on the gift card' using errcode = 'P0001';
  end if;
  return new;
end
$$;
create trigger keep_within_gift_card before insert on public.gift_card_uses
  for each row execute function private.keep_within_gift_card();
create function private.keep_gift_card_use() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'a use of a gift card is never changed' using errcode = 'P0001';
end
$$;
create trigger keep_gift_card_use before update or delete on public.gift_card_uses
  for each row execute function private.keep_gift_card_use();

-- An order holds its share from the moment it is placed, and gives it back when it comes to nothing: whoever ends it.
create function private.take_gift() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.gift_card_uses (code, order_id, reason, cents)
  values (new.gift_code, new.id, 'taken', new.gift_cents);
  return new;
end
$$;
create trigger orders_take_gift after insert on public.orders
  for each row when (new.gift_cents > 0) execute function private.take_gift();
create function private.release_gift() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.gift_card_uses (code, order_id, reason, cents)
  values (old.gift_code, old.id, 'released', -old.gift_cents);
  return old;
end
$$;
create trigger orders_release_gift after update of status on public.orders
  for each row when (old.gift_cents > 0 and old.status = 'pending' and new.status in ('canceled', 'refund_due'))
  execute function private.release_gift();
create trigger orders_release_gift_erased after delete on public.orders
  for each row when (old.gift_cents > 0 and old.status = 'pending')
  execute function private.release_gift();

-- A card ends while its buyer's bank has the money back.
create function private.follow_gift_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.gift_cards
  set ended_at = case when new.status = 'charged_back' then now() end
  where order_id = new.id;
  return new;
end
$$;
create trigger orders_follow_gift after update of status on public.orders
  for each row when (new.kind = 'gift' and 'charged_back' in (old.status, new.status))
  execute function private.follow_gift_order();

-- A buyer who is erased takes the names and addresses along, as soon as the card is where it was to go.
create function private.forget_giver() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.gift_cards
  set recipient_email = null, recipient_name = null, giver_name = null, message = null
  where order_id = old.id and mailed_at is not null;
  return old;
end
$$;
create trigger orders_forget_giver before delete on public.orders
  for each row when (old.kind = 'gift') execute function private.forget_giver();

-- What goes back to a gift card is a refund without a payment.
alter table public.refunds
  alter column payment_id drop not null,
  add column gift_code text,
  add constraint refunds_one_way check ((payment_id is null) = (gift_code is not null));
create unique index refunds_to_gift_once on public.refunds (order_id, reason)
  where gift_code is not null and reason in ('erased', 'regret');

-- Of what an invoice comes to, this much was paid with a gift card; an order may be paid with nothing else.
alter table public.invoices
  alter column payment_id drop not null,
  add column gift_cents integer not null default 0,
  add constraint invoices_paid_somehow check (payment_id is not null or gift_cents = total_cents);

alter table public.kept_sales add column gift_cents integer not null default 0;
create or replace function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What has not gone back yet: to the provider, and to the gift card.
  paid_left integer;
  gift_left integer;
begin
  if old.status not in ('paid', 'refund_due', 'refunded', 'charged_back') then
    return old;
  end if;
  insert into public.kept_sales
    (order_id, kind, book_cents, discount_cents, shipping_cents, currency, country, payment_id, paid_at, kept_until,
     refunded_cents, gift_cents)
  values
    (old.id, old.kind, old.book_cents, old.discount_cents, old.shipping_cents, old.currency,
     old.address ->> 'country', old.payment_id, coalesce(old.paid_at, old.created_at),
     (coalesce(old.paid_at, old.created_at) + interval '7 years')::date, old.refunded_cents, old.gift_cents)
  on conflict (order_id) do nothing;
  if old.status = 'paid' and (old.fulfilment = 'waiting' or (
    old.fulfilment = 'sent_to_printer' and not exists (
      select 1 from public.print_jobs where order_id = old.id and (printer_job_id is not null or handed_over_at is not null))
  )) then
    select
      old.book_cents - old.discount_cents + old.shipping_cents - old.gift_cents
        - coalesce(sum(amount_cents) filter (where payment_id = old.payment_id), 0),
      old.gift_cents - coalesce(sum(amount_cents) filter (where gift_code is not null), 0)
    into paid_left, gift_left
    from public.refunds where order_id = old.id and state <> 'refused';
    if old.payment_id is not null and paid_left > 0 then
      insert into public.refunds (order_id, payment_id, amount_cents, reason)
      values (old.id, old.payment_id, paid_left, 'erased') on conflict do nothing;
    end if;
    if gift_left > 0 then
      insert into public.refunds (order_id, gift_code, amount_cents, reason)
      values (old.id, old.gift_code, gift_left, 'erased') on conflict do nothing;
    end if;
  end if;
  return old;
end
$$;

drop policy "owners read orders of books on their shelf" on public.orders;
create policy "owners read orders of gift cards, and of books on their shelf" on public.orders
  for select to authenticated
  using (owner = (select auth.uid()) and (book_id is null or private.owns_book(book_id)));

-- A card as its buyer sees it. What it was used for is the recipient's own.
create view public.my_gift_cards with (security_barrier) as
  select c.order_id, c.code, c.cents, private.gift_card_left(c.code) as left_cents, c.locale, c.recipient_email,
    c.recipient_name, c.giver_name, c.message, c.mail_at, c.mailed_at, c.valid_until, c.ended_at,
    c.valid_until <= now() as is_over
  from public.gift_cards c
  where c.owner = (select auth.uid());

-- At the counter a code is known by its end: with the whole of it anybody could buy.
create view public.operator_gift_cards with (security_barrier) as
  select c.order_id, upper(left(c.order_id::text, 8)) as number, '…' || right(c.code, 4) as code,
    coalesce(o.email, '') as email, coalesce(c.recipient_email, '') as recipient, c.cents,
    private.gift_card_left(c.code) as left_cents, c.mail_at, c.mailed_at, c.valid_until, c.created_at,
    case
      when c.ended_at is not null then 'ended'
      when private.gift_card_left(c.code) = 0 then 'used_up'
      when c.valid_until <= now() then 'over'
      when c.mailed_at is null then 'waiting'
      else 'usable'
    end as state
  from public.gift_cards c left join public.orders o on o.id = c.order_id
  where (select private.is_operator());
create or replace view public.operator_orders with (security_barrier) as
  select o.id, upper(left(o.id::text, 8)) as number, o.created_at, o.paid_at, o.kind, o.status, o.fulfilment, o.email,
    coalesce(b.title, '') as title, o.book_id, coalesce(o.address ->> 'country', '') as country,
    concat_ws(' ', o.address ->> 'firstName', o.address ->> 'lastName') as name, o.address,
    o.book_cents - o.discount_cents + o.shipping_cents as total_cents, o.refunded_cents, o.discount_code,
    o.payment_id, o.payment_mode, o.printable_at, o.promised_for, o.referrer, o.gift_cents,
    -- What can still be paid back: of a gift card only what nobody has used.
    least(o.book_cents - o.discount_cents + o.shipping_cents - o.refunded_cents,
      private.gift_card_left((select code from public.gift_cards where order_id = o.id))) as refundable_cents
  from public.orders o left join public.books b on b.id = o.book_id
  where (select private.is_operator());
-- A gift card was paid for when it was bought: what it pays for later is no money that comes in, and what goes back to it
-- none that goes out. The sales of buyers who were erased since are counted too.
create or replace view public.operator_days with (security_barrier) as
  select day::date as day, count(*) filter (where is_order)::int as orders,
    coalesce(sum(cents) filter (where cents > 0), 0)::int as in_cents,
    coalesce(-sum(cents) filter (where cents < 0), 0)::int as out_cents
  from (
    select (paid_at at time zone 'Europe/Amsterdam')::date as day, true as is_order,
      book_cents - discount_cents + shipping_cents - gift_cents as cents
    from public.orders where paid_at is not null
    union all
    select (paid_at at time zone 'Europe/Amsterdam')::date, true,
      book_cents - discount_cents + shipping_cents - gift_cents
    from public.kept_sales
    union all
    select (done_at at time zone 'Europe/Amsterdam')::date, false, -amount_cents
    from public.refunds where state = 'done' and payment_id is not null
  ) money
  where (select private.is_operator())
  group by day;

do $$
declare
  one text;
begin
  foreach one in array array['my_gift_cards', 'operator_gift_cards', 'operator_orders', 'operator_days'] loop
    execute format('revoke all on public.%I from anon, authenticated, service_role', one);
    execute format('grant select on public.%I to authenticated', one);
  end loop;
end
$$;
