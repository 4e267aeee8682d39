-- Turnover by day, with the sales of buyers who were erased since.
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
