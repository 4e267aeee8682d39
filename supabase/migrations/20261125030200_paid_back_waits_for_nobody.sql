-- What was paid back is printed no more: nobody has to look at its print, and its book's words are free again. A refund that
-- was refused waits for a person only while the bank has not given the buyer the money.

-- When a refund that was refused stopped being owed: what it was for is printed after all.
alter table public.refunds add column dropped_at timestamptz;

update public.print_jobs p set state = 'canceled'
from public.orders o where o.id = p.order_id and p.state = 'blocked' and o.status in ('refund_due', 'refunded');
update public.orders o set fulfilment = 'none'
where status in ('refund_due', 'refunded') and fulfilment = 'sent_to_printer' and exists (
  select 1 from private.latest_prints where order_id = o.id and state = 'canceled' and printer_job_id is null);

create or replace function private.text_is_open(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.books
    where id = book and state in ('ready', 'unlocking', 'unlock_failed', 'finished')
  ) and not exists (
    select 1 from public.orders
    where book_id = book and status = 'paid'
      and fulfilment in ('sent_to_printer', 'in_production', 'shipped', 'delivered')
  )
$$;

create or replace view public.operator_stuck with (security_barrier) as
  select * from (
    select 'refund' as what, r.id::text as id, r.order_id::text as order_id, coalesce(r.problem, '') as problem,
      r.created_at as since
    from public.refunds r where r.state = 'refused' and r.dropped_at is null and private.bank_has(r.payment_id) = 0
    union all
    select 'print', p.id::text, p.order_id::text, coalesce(p.problem, ''), p.updated_at
    from public.print_jobs p join public.orders o on o.id = p.order_id and o.status = 'paid'
    where p.state = 'blocked'
    union all
    select 'print', p.id::text, p.order_id::text, coalesce(p.problem, ''), p.updated_at
    from public.orders o, lateral (
      select * from public.print_jobs where order_id = o.id order by attempt desc limit 1
    ) p
    where o.status = 'paid' and o.fulfilment = 'rejected' and p.state in ('rejected', 'canceled')
      and not exists (select 1 from public.refunds where order_id = o.id and reason = 'rejected' and state <> 'refused')
    union all
    select 'mail', m.id::text, '', coalesce(m.problem, ''), m.created_at
    from house.mails m where m.state = 'dead' and private.mail_can_go_again(m.name)
    union all
    select 'book', b.id::text, o.id::text, b.state, b.updated_at
    from public.books b join public.orders o on o.book_id = b.id and o.status = 'paid'
    where b.state = 'unlock_failed'
  ) stuck
  where (select private.is_operator());

create or replace view public.operator_log with (security_barrier) as
  select act.id, act.at, act.email, act.act, act.details, coalesce(act.order_id, '') as order_id,
    case when act.order_id is null or act.told is not null then coalesce(act.told, act.subject) else '' end as about
  from (
    select a.*,
      case
        when a.act in ('refund', 'cancel', 'print-again', 'replace-copy') then a.subject
        when a.act in ('refund-again', 'refund-settled') then (
          select order_id::text from public.refunds where id::text = a.subject)
        when a.act = 'draw-again' then (
          select id::text from public.orders where book_id::text = a.subject order by created_at desc limit 1)
        when a.act = 'mail-again' then (
          select o.id::text from house.mails m join public.orders o on o.id::text = split_part(m.name, '/', 2)
          where m.id::text = a.subject)
      end as order_id,
      case when a.act = 'mail-again' then (
        select subject from house.mails where id::text = a.subject and private.mail_can_go_again(name)) end as told
    from public.operator_acts a
  ) act
  where (select private.is_operator());

create or replace view public.operator_refunds with (security_barrier) as
  select r.id, r.order_id, upper(left(r.order_id::text, 8)) as number, r.payment_id, r.amount_cents, r.reason,
    case when r.next_try_at = 'infinity' then 'held' when r.dropped_at is not null then 'dropped' else r.state end as state,
    coalesce(r.problem, '') as problem, r.tries, r.created_at, r.done_at
  from public.refunds r
  where (select private.is_operator());
