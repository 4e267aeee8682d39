-- How each part of the shop does, as far as the database can tell: what waits, and since when.
create view public.operator_health with (security_barrier) as
  select part, waiting, since,
    case
      when part = 'workers' then case when waiting = 0 then 'bad' else 'good' end
      when since is null or since > now() - look_after then 'good'
      when since > now() - bad_after then 'look'
      else 'bad'
    end as state
  from (
    -- Of the workers, those that live, and when the last of them was heard of.
    select 'workers' as part, count(*) filter (where beat_at > now() - interval '30 seconds')::int as waiting,
      max(beat_at) as since, null::interval as look_after, null::interval as bad_after
    from house.workers
    union all
    select 'mails_waiting', count(*)::int, min(created_at), interval '2 minutes', interval '20 minutes'
    from house.mails where state = 'waiting'
    union all
    select 'books_making', count(*)::int, min(created_at), interval '15 minutes', interval '1 hour'
    from public.books where state = 'making' and deleted_at is null
    union all
    select 'books_drawing', count(*)::int, min(updated_at), interval '15 minutes', interval '1 hour'
    from public.books where state = 'unlocking' and deleted_at is null
    union all
    -- Orders are swept after a day; bank transfers take longer.
    select 'payments_open', count(*)::int, min(created_at), interval '2 days', interval '10 days'
    from public.orders where status = 'pending' and payment_id is not null
    union all
    select 'refunds_open', count(*)::int, min(created_at), interval '1 hour', interval '5 days'
    from public.refunds where state in ('due', 'sent')
    union all
    select 'prints_due', count(*)::int, min(printable_at), interval '30 minutes', interval '3 hours'
    from public.orders where status = 'paid' and fulfilment = 'waiting' and printable_at <= now()
    union all
    -- A printer that has taken longer than any promise of ours.
    select 'parcels', count(*)::int, min(created_at), interval '10 days', interval '20 days'
    from public.print_jobs where state in ('sent', 'in_production', 'shipped')
  ) parts
  where (select private.is_operator());
revoke all on public.operator_health from anon, authenticated, service_role;
grant select on public.operator_health to authenticated;
