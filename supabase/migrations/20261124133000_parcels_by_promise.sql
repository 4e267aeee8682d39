-- A parcel is late when the day is over that its buyer was promised: how long that takes is its printer's.
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
    from public.refunds where state in ('due', 'sent')
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
