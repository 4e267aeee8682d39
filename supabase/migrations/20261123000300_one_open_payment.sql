-- One open payment a book and kind. Money that arrives for nothing goes back: `refund_due` until somebody has paid it
-- back, `refunded` after that.

alter table public.orders drop constraint orders_status_check;
alter table public.orders add constraint orders_status_check
  check (status in ('pending', 'paid', 'canceled', 'refund_due', 'refunded'));

-- Of several that are open now the newest stays; one that is paid all the same is paid back.
update public.orders set status = 'canceled', canceled_at = now(), payment_url = null
where status = 'pending' and exists (
  select 1 from public.orders newer
  where newer.book_id = orders.book_id and newer.kind = orders.kind and newer.status = 'pending'
    and (newer.created_at, newer.id) > (orders.created_at, orders.id)
);
create unique index orders_open_once on public.orders (book_id, kind) where status = 'pending';

-- An open order holds its discount code until it is paid or canceled.
drop index public.orders_discount;
create index orders_discount on public.orders (discount_code) where status in ('pending', 'paid');

-- A printed book that waits for the printer is canceled when its order is erased, and is then to be paid back.
alter table public.kept_sales add column refund_due boolean not null default false;

create or replace function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status in ('paid', 'refund_due', 'refunded') then
    insert into public.kept_sales
      (order_id, kind, book_cents, discount_cents, shipping_cents, currency, country, payment_id, paid_at, kept_until,
       refund_due)
    values
      (old.id, old.kind, old.book_cents, old.discount_cents, old.shipping_cents, old.currency,
       old.address ->> 'country', old.payment_id, coalesce(old.paid_at, old.created_at),
       (coalesce(old.paid_at, old.created_at) + interval '7 years')::date,
       old.status = 'refund_due' or (old.status = 'paid' and old.fulfilment = 'waiting'))
    on conflict (order_id) do nothing;
  end if;
  return old;
end
$$;

-- The code of the hidden landing is for who was given its address: the server reads it for them.
drop policy "everybody sees the codes that the site tells of" on public.discount_codes;
create policy "everybody sees the codes of the banner" on public.discount_codes
  for select to anon, authenticated
  using (
    shown_on = 'banner' and valid_from <= now() and (valid_until is null or valid_until > now())
  );

-- Payments name an order and no child.
update house.till_payments
set description = 'Fabelaar ' || upper(left(metadata ->> 'orderId', 8));
