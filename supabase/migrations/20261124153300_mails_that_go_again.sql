-- A code to log in with is over before it could be sent again, and the receipt of an erasure is the last mail to its
-- address: nobody sends those once more, and none of them waits for a person.
create function private.mail_can_go_again(name text) returns boolean
language sql immutable
set search_path = ''
as $$
  select split_part(name, '/', 1) not in ('login', 'claim', 'erased')
$$;

-- Of a mail with a code the subject is told without it.
create or replace view public.operator_mails with (security_barrier) as
  select m.id, split_part(m.name, '/', 1) as kind, m.recipient,
    case when split_part(m.name, '/', 1) in ('login', 'claim') then regexp_replace(m.subject, '[0-9]', '•', 'g')
      else m.subject end as subject,
    m.state, m.tries, coalesce(m.problem, '') as problem, m.created_at, m.sent_at,
    case when split_part(m.name, '/', 1) in ('login', 'claim') then '' else split_part(m.name, '/', 2) end as order_id,
    private.mail_can_go_again(m.name) as can_go_again
  from house.mails m
  where (select private.is_operator());

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
    from house.mails m where m.state = 'dead' and private.mail_can_go_again(m.name)
    union all
    select 'book', b.id::text, o.id::text, b.state, b.updated_at
    from public.books b join public.orders o on o.book_id = b.id and o.status = 'paid'
    where b.state = 'unlock_failed'
  ) stuck
  where (select private.is_operator());

-- The files of a print are gone with its book.
create or replace view public.operator_prints with (security_barrier) as
  select p.id, p.order_id, upper(left(p.order_id::text, 8)) as number, p.attempt, p.printer, p.state, p.printer_job_id,
    p.preflight, case when exists (select 1 from public.orders where id = p.order_id) then p.files end as files,
    coalesce(p.problem, '') as problem, p.tracking, p.created_at, p.updated_at,
    coalesce(round(p.cost_cents / 100.0, 2)::text || ' ' || p.cost_currency, '') as cost
  from public.print_jobs p
  where (select private.is_operator());
