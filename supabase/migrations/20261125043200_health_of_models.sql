-- What went wrong with a question to a model, as a code (`models/model-error.ts`); null where nothing did, where its asker died,
-- and of questions before today.
alter table house.ai_calls add column fault text;

-- What may be asked and spent, as the processes that ask have it from their settings: one row, of those that started last.
create table house.ai_limits (
  is_only boolean primary key default true check (is_only),
  calls_at_once integer not null,
  day_micros bigint not null,
  -- How far a day's may be spent before only paid pages are asked.
  day_unpaid_micros bigint not null
);

-- How each model does that was asked within a month; counts and costs are of the last day, as the budget is.
create view private.models as
  with calls as (
    select model, began_at, fault, micros, outcome = 'finished' as answers, outcome in ('failed', 'refused', 'cut') as fails,
      outcome = 'running' as runs, began_at > now() - interval '1 day' as is_today
    from house.ai_calls where began_at > now() - interval '30 days'
  ), kinds as (
    select model, jsonb_object_agg(kind, times) as failures
    from (
      select model, 'model_' || coalesce(fault, 'other') as kind, count(*) as times from calls where is_today and fails group by 1, 2
    ) counted group by model
  ), latest as (
    select distinct on (model) model, fails, fault from calls where not runs order by model, began_at desc
  )
  select c.model,
    count(*) filter (where runs)::int as running,
    count(*) filter (where answers and is_today)::int as answered,
    max(began_at) filter (where answers) as last_answer_at,
    max(began_at) filter (where c.fails) as last_failure_at,
    (array_agg('model_' || coalesce(c.fault, 'other') order by began_at desc) filter (where c.fails))[1] as last_fault,
    k.failures,
    coalesce(sum(micros) filter (where is_today), 0)::bigint as micros,
    -- What an operator has to mend is bad; the rest may pass.
    case when not coalesce(l.fails, false) then 'good'
      when l.fault in ('key', 'credit', 'model', 'shape', 'settings') then 'bad' else 'look' end as state
  from calls c left join kinds k using (model) left join latest l using (model)
  group by c.model, k.failures, l.fails, l.fault;

-- All of them together, against the budget of a day. Nothing begins that would exceed it, so that it is never spent to the last.
create view private.models_together as
  select spent, answered, last_answer_at, running, day_micros,
    case when spent >= 0.95 * day_micros then 'bad'
      when spent >= 0.95 * day_unpaid_micros or exists (
        select 1 from house.ai_calls where fault = 'budget' and began_at > now() - interval '1 hour') then 'look'
      else 'good' end as state
  from house.ai_limits,
    lateral (select coalesce(sum(micros), 0) as spent, coalesce(sum(answered), 0)::int as answered,
      max(last_answer_at) as last_answer_at, coalesce(sum(running), 0) as running from private.models) as together;

create view public.operator_models with (security_barrier) as
  select model, state, answered, failures, last_answer_at, last_failure_at, last_fault, places, cost, budget
  from (
    select 'all_models' as model, state, answered, null::jsonb as failures, last_answer_at, null::timestamptz as last_failure_at, '' as last_fault,
      running::text as places, round(spent / 1000000.0, 4)::text || ' EUR' as cost,
      round(day_micros / 1000000.0, 2)::text || ' EUR' as budget
    from private.models_together
    union all
    select model, state, answered, failures, last_answer_at, last_failure_at, coalesce(last_fault, ''),
      running::text || coalesce(' / ' || (select calls_at_once::text from house.ai_limits), ''),
      round(micros / 1000000.0, 4)::text || ' EUR', ''
    from private.models
  ) rows
  where (select private.is_operator());
revoke all on public.operator_models from anon, authenticated, service_role;
grant select on public.operator_models to authenticated;

-- As before, with the models.
create or replace view public.operator_health with (security_barrier) as
  select part, waiting, since,
    case
      when part = 'workers' then case when waiting = 0 then 'bad' else 'good' end
      when part = 'models' then coalesce(worst, 'good')
      when since is null or coalesce(due, since) > now() - look_after then 'good'
      when coalesce(due, since) > now() - bad_after then 'look'
      else 'bad'
    end as state
  from (
    -- Of the workers, those that live, and when the last of them was heard of.
    select 'workers' as part, count(*) filter (where beat_at > now() - interval '30 seconds')::int as waiting,
      max(beat_at) as since, null::timestamptz as due, null::interval as look_after, null::interval as bad_after,
      null::text as worst
    from house.workers
    union all
    select 'mails_waiting', count(*)::int, min(created_at), null, interval '2 minutes', interval '20 minutes', null
    from house.mails where state = 'waiting'
    union all
    select 'books_making', count(*)::int, min(created_at), null, interval '15 minutes', interval '1 hour', null
    from public.books where state = 'making' and deleted_at is null
    union all
    select 'books_drawing', count(*)::int, min(updated_at), null, interval '15 minutes', interval '1 hour', null
    from public.books where state = 'unlocking' and deleted_at is null
    union all
    -- Orders are swept after a day; bank transfers take longer.
    select 'payments_open', count(*)::int, min(created_at), null, interval '2 days', interval '10 days', null
    from public.orders where status = 'pending' and payment_id is not null
    union all
    select 'refunds_open', count(*)::int, min(created_at), null, interval '1 hour', interval '5 days', null
    from public.refunds where state in ('due', 'sent') and next_try_at < 'infinity'
    union all
    select 'prints_due', count(*)::int, min(printable_at), null, interval '30 minutes', interval '3 hours', null
    from public.orders where status = 'paid' and fulfilment = 'waiting' and printable_at <= now()
    union all
    -- A parcel that is not there by the day that its buyer was promised; whose buyer was erased was promised no day.
    select 'parcels', count(*)::int, min(p.created_at),
      min(coalesce((o.promised_for + 1)::timestamp at time zone 'Europe/Amsterdam', p.created_at + interval '30 days')),
      interval '0', interval '5 days', null
    from public.print_jobs p left join public.orders o on o.id = p.order_id
    where p.state in ('sent', 'in_production', 'shipped')
      -- A copy that was replaced is waited for no more.
      and not exists (select 1 from public.print_jobs later where later.order_id = p.order_id and later.attempt > p.attempt)
    union all
    -- Models that gave no answer when they were asked last, and how bad the worst of it is; how the day's budget stands counts as well.
    select 'models', count(*) filter (where state <> 'good')::int, min(last_failure_at) filter (where state <> 'good'), null, null, null,
      min(state) filter (where state <> 'good')
    from (
      select state, last_failure_at from private.models
      union all
      select state, null from private.models_together
    ) as models
  ) parts
  where (select private.is_operator());
