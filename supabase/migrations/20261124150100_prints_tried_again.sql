-- What a printer rejected, it has no more: a buyer who is erased before another try is at a printer, or before choosing
-- between that and the money, is paid back as one whose print nobody had. Earlier tries kept the printer's name of them, and
-- counted as printed.

-- Whether a printer has, or had, a print of an order in hand that is not lost; null while only the printer knows, because
-- it has not answered.
create function private.printer_has(id_of_order uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when bool_or(printer_job_id is not null and state not in ('rejected', 'canceled')) then true
    when bool_or(printer_job_id is null and handed_over_at is not null) then null
    else false
  end
  from public.print_jobs where order_id = id_of_order
$$;

create or replace function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What has not gone back yet: to the provider, and to the gift card.
  paid_left integer;
  gift_left integer;
  is_at_printer boolean := private.printer_has(old.id);
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
  if old.status = 'paid' and old.fulfilment in ('waiting', 'sent_to_printer', 'rejected')
    and is_at_printer is not true
    -- What the printing cost went back already, and the download stays sold.
    and not exists (select 1 from public.refunds where order_id = old.id and reason = 'rejected') then
    select
      old.book_cents - old.discount_cents + old.shipping_cents - old.gift_cents
        - coalesce(sum(amount_cents) filter (where payment_id = old.payment_id), 0),
      old.gift_cents - coalesce(sum(amount_cents) filter (where gift_code is not null), 0)
    into paid_left, gift_left
    from public.refunds where order_id = old.id and state <> 'refused';
    if old.payment_id is not null and paid_left > 0 then
      insert into public.refunds (order_id, payment_id, amount_cents, reason, next_try_at)
      values (old.id, old.payment_id, paid_left, 'erased', case when is_at_printer is null then 'infinity' else now() end)
      on conflict do nothing;
    end if;
    if gift_left > 0 then
      insert into public.refunds (order_id, gift_code, amount_cents, reason, next_try_at)
      values (old.id, old.gift_code, gift_left, 'erased', case when is_at_printer is null then 'infinity' else now() end)
      on conflict do nothing;
    end if;
  end if;
  return old;
end
$$;
