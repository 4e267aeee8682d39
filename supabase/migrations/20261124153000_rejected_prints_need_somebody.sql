-- What waits for a person: a print that the printer rejected as well, until its buyer or an operator has chosen.
create or replace view public.operator_stuck with (security_barrier) as
  select * from (
    select 'refund' as what, r.id::text as id, r.order_id::text as order_id, coalesce(r.problem, '') as problem,
      r.created_at as since
    from public.refunds r where r.state = 'refused'
    union all
    select 'print', p.id::text, p.order_id::text, coalesce(p.problem, ''), p.updated_at
    from public.print_jobs p where p.state = 'blocked'
    union all
    select 'print', p.id::text, p.order_id::text, coalesce(p.problem, ''), p.updated_at
    from public.orders o, lateral (
      select * from public.print_jobs where order_id = o.id order by attempt desc limit 1
    ) p
    where o.status = 'paid' and o.fulfilment = 'rejected' and p.state in ('rejected', 'canceled')
      and not exists (select 1 from public.refunds where order_id = o.id and reason = 'rejected')
    union all
    select 'mail', m.id::text, '', coalesce(m.problem, ''), m.created_at
    from house.mails m where m.state = 'dead'
    union all
    select 'book', b.id::text, o.id::text, b.state, b.updated_at
    from public.books b join public.orders o on o.book_id = b.id and o.status = 'paid'
    where b.state = 'unlock_failed'
  ) stuck
  where (select private.is_operator());
