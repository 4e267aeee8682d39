-- What was being handed to the printer when its buyer was erased is not forgotten: its refund waits, without a day, until
-- the printer was asked whether it has the job (`followPrints`). Then it goes back, or is removed.
create or replace function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What has not gone back yet: to the provider, and to the gift card.
  paid_left integer;
  gift_left integer;
  -- Whether the printer may have it; nobody knows before it is asked.
  is_handed_over boolean;
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
      select 1 from public.print_jobs where order_id = old.id and printer_job_id is not null)
  )) then
    select
      old.book_cents - old.discount_cents + old.shipping_cents - old.gift_cents
        - coalesce(sum(amount_cents) filter (where payment_id = old.payment_id), 0),
      old.gift_cents - coalesce(sum(amount_cents) filter (where gift_code is not null), 0)
    into paid_left, gift_left
    from public.refunds where order_id = old.id and state <> 'refused';
    select exists (
      select 1 from public.print_jobs where order_id = old.id and handed_over_at is not null
    ) into is_handed_over;
    if old.payment_id is not null and paid_left > 0 then
      insert into public.refunds (order_id, payment_id, amount_cents, reason, next_try_at)
      values (old.id, old.payment_id, paid_left, 'erased', case when is_handed_over then 'infinity' else now() end)
      on conflict do nothing;
    end if;
    if gift_left > 0 then
      insert into public.refunds (order_id, gift_code, amount_cents, reason, next_try_at)
      values (old.id, old.gift_code, gift_left, 'erased', case when is_handed_over then 'infinity' else now() end)
      on conflict do nothing;
    end if;
  end if;
  return old;
end
$$;
