-- What bookkeeping keeps of an order that was erased is found among the orders, by its number; invoices say of which order
-- they are.
drop view public.operator_kept_sales;
drop view public.operator_orders;
create view public.operator_orders with (security_barrier) as
  select o.id, upper(left(o.id::text, 8)) as number, o.created_at, o.paid_at, o.kind, o.status, o.fulfilment, o.email,
    coalesce(b.title, '') as title, o.book_id, coalesce(o.address ->> 'country', '') as country,
    concat_ws(' ', o.address ->> 'firstName', o.address ->> 'lastName') as name, o.address,
    o.book_cents, o.discount_cents, o.shipping_cents,
    o.book_cents - o.discount_cents + o.shipping_cents as total_cents, o.refunded_cents, o.discount_code,
    o.payment_id, o.payment_mode, o.printable_at, o.promised_for, o.referrer, o.gift_cents,
    -- What can still be paid back: of a gift card only what nobody has used.
    least(o.book_cents - o.discount_cents + o.shipping_cents - o.refunded_cents,
      private.gift_card_left((select code from public.gift_cards where order_id = o.id))) as refundable_cents,
    null::date as kept_until
  from public.orders o left join public.books b on b.id = o.book_id
  where (select private.is_operator())
  union all
  select k.order_id, upper(left(k.order_id::text, 8)), k.paid_at, k.paid_at, k.kind, 'kept', 'none', '', '', null,
    coalesce(k.country, ''), '', null, k.book_cents, k.discount_cents, k.shipping_cents,
    k.book_cents - k.discount_cents + k.shipping_cents,
    coalesce((select sum(amount_cents) from public.refunds where order_id = k.order_id and state = 'done'), 0)::integer,
    null, k.payment_id, '', null, null, null, k.gift_cents, 0, k.kept_until
  from public.kept_sales k
  where (select private.is_operator());

create or replace view public.operator_invoices with (security_barrier) as
  select i.number, i.kind, i.order_id, i.issued_on, i.created_at, i.country,
    coalesce((select string_agg(percent, ' + ') from (
      select distinct line ->> 'vatPercent' as percent from jsonb_array_elements(i.lines) as line order by 1
    ) rates), '') as vat_percents,
    i.vat_cents, i.total_cents, coalesce(i.corrects, '') as corrects, i.payment_id,
    upper(left(i.order_id::text, 8)) as order_number
  from public.invoices i
  where (select private.is_operator());

revoke all on public.operator_orders from anon, authenticated, service_role;
grant select on public.operator_orders to authenticated;
