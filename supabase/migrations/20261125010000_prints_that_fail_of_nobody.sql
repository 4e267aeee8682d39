-- A printer can reject a book long after it took it. What an erased order paid for a print that has not left the printer
-- waits, without a day, as it does while nobody knows whether the printer has it (`settleHeldRefunds`).

-- The latest print of each order: an earlier copy that arrived damaged says nothing, its replacement is what the buyer waits for.
create view private.latest_prints with (security_invoker) as
  select distinct on (order_id) * from public.print_jobs order by order_id, attempt desc;

create or replace function private.printer_has(id_of_order uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when latest.printer_job_id is not null and latest.state not in ('rejected', 'canceled') then true
    when latest.printer_job_id is null and latest.handed_over_at is not null then null
    else false
  end
  from (values (id_of_order)) as asked (id)
    left join private.latest_prints latest on latest.order_id = asked.id
$$;

create or replace function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What has not gone back yet: to the provider, and to the gift card.
  paid_left integer;
  gift_left integer;
  goes_back_at timestamptz := case when private.printer_has(old.id) is false then now() else 'infinity' end;
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
  if old.status = 'paid' and old.fulfilment in ('waiting', 'sent_to_printer', 'in_production', 'rejected')
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
      values (old.id, old.payment_id, paid_left, 'erased', goes_back_at)
      on conflict do nothing;
    end if;
    if gift_left > 0 then
      insert into public.refunds (order_id, gift_code, amount_cents, reason, next_try_at)
      values (old.id, old.gift_code, gift_left, 'erased', goes_back_at)
      on conflict do nothing;
    end if;
  end if;
  return old;
end
$$;

-- The same for orders that were erased before this: a worker then finds out what of it goes back.
with erased as (
  select k.*, k.book_cents - k.discount_cents + k.shipping_cents - k.gift_cents as paid_cents,
    (select code from public.gift_card_uses where order_id = k.order_id and reason = 'taken') as gift_code,
    coalesce((select sum(amount_cents) from public.refunds
      where payment_id = k.payment_id and state <> 'refused'), 0) as paid_back_cents,
    coalesce((select sum(amount_cents) from public.refunds
      where order_id = k.order_id and gift_code is not null and state <> 'refused'), 0) as given_back_cents
  from public.kept_sales k join private.latest_prints p on p.order_id = k.order_id
  where p.printer_job_id is not null and p.state in ('sent', 'in_production', 'rejected', 'canceled')
    and not exists (select 1 from public.orders where id = k.order_id)
    and not exists (select 1 from public.refunds where order_id = k.order_id and reason in ('erased', 'rejected'))
    and not exists (select 1 from public.chargebacks where order_id = k.order_id)
)
insert into public.refunds (order_id, payment_id, gift_code, amount_cents, reason, next_try_at)
select order_id, payment_id, null, paid_cents - paid_back_cents, 'erased', 'infinity'::timestamptz from erased
where payment_id is not null and paid_cents > paid_back_cents
union all
select order_id, null, gift_code, gift_cents - given_back_cents, 'erased', 'infinity'::timestamptz from erased
where gift_cents > given_back_cents;

-- Nobody has to look at what waits for a printer: the parcel is waited for already.
create or replace view public.operator_refunds with (security_barrier) as
  select r.id, r.order_id, upper(left(r.order_id::text, 8)) as number, r.payment_id, r.amount_cents, r.reason,
    case when r.next_try_at = 'infinity' then 'held' else r.state end as state,
    coalesce(r.problem, '') as problem, r.tries, r.created_at, r.done_at
  from public.refunds r
  where (select private.is_operator());
create or replace view public.operator_health with (security_barrier) as
  select part, waiting, since,
    case
      when part = 'workers' then case when waiting = 0 then 'bad' else 'good' end
      when since is null or coalesce(due, since) > now() - look_after then 'good'
      when coalesce(due, since) > now() - bad_after then 'look'
      else 'bad'
    end as state
  from (
    -- Of the workers, those that live, and when the last of them was heard of.
    select 'workers' as part, count(*) filter (where beat_at > now() - interval '30 seconds')::int as waiting,
      max(beat_at) as since, null::timestamptz as due, null::interval as look_after, null::interval as bad_after
    from house.workers
    union all
    select 'mails_waiting', count(*)::int, min(created_at), null, interval '2 minutes', interval '20 minutes'
    from house.mails where state = 'waiting'
    union all
    select 'books_making', count(*)::int, min(created_at), null, interval '15 minutes', interval '1 hour'
    from public.books where state = 'making' and deleted_at is null
    union all
    select 'books_drawing', count(*)::int, min(updated_at), null, interval '15 minutes', interval '1 hour'
    from public.books where state = 'unlocking' and deleted_at is null
    union all
    -- Orders are swept after a day; bank transfers take longer.
    select 'payments_open', count(*)::int, min(created_at), null, interval '2 days', interval '10 days'
    from public.orders where status = 'pending' and payment_id is not null
    union all
    select 'refunds_open', count(*)::int, min(created_at), null, interval '1 hour', interval '5 days'
    from public.refunds where state in ('due', 'sent') and next_try_at < 'infinity'
    union all
    select 'prints_due', count(*)::int, min(printable_at), null, interval '30 minutes', interval '3 hours'
    from public.orders where status = 'paid' and fulfilment = 'waiting' and printable_at <= now()
    union all
    -- A parcel that is not there by the day that its buyer was promised; whose buyer was erased was promised no day.
    select 'parcels', count(*)::int, min(p.created_at),
      min(coalesce((o.promised_for + 1)::timestamp at time zone 'Europe/Amsterdam', p.created_at + interval '30 days')),
      interval '0', interval '5 days'
    from public.print_jobs p left join public.orders o on o.id = p.order_id
    where p.state in ('sent', 'in_production', 'shipped')
      -- A copy that was replaced is waited for no more.
      and not exists (select 1 from public.print_jobs later where later.order_id = p.order_id and later.attempt > p.attempt)
  ) parts
  where (select private.is_operator());
