-- What bookkeeping keeps of an order whose buyer was erased can be looked at: sums, days and what went back, and nobody.
create view public.operator_kept_sales with (security_barrier) as
  select k.order_id as id, upper(left(k.order_id::text, 8)) as number, k.kind, k.paid_at, coalesce(k.country, '') as country,
    k.book_cents - k.discount_cents + k.shipping_cents as total_cents, k.gift_cents, k.payment_id, k.kept_until,
    coalesce((select sum(amount_cents) from public.refunds where order_id = k.order_id and state = 'done'), 0)::integer
      as refunded_cents
  from public.kept_sales k
  where (select private.is_operator());
revoke all on public.operator_kept_sales from anon, authenticated, service_role;
grant select on public.operator_kept_sales to authenticated;
