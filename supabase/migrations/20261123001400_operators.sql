-- The counter: what operators may see, and what they did. The right is in the user's app_metadata, which only we can
-- write; it is looked up each time, so that whoever loses it has lost it at once.
create function private.is_operator() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.users
    where id = (select auth.uid()) and raw_app_meta_data ->> 'role' = 'operator'
  )
$$;

-- What was done, by whom, written before it is done. Nobody changes it, we neither.
create table public.operator_acts (
  -- Given by whoever asks, so that the same press counts once.
  id uuid primary key,
  at timestamptz not null default now(),
  operator uuid not null,
  email text not null,
  act text not null,
  -- The order, mail, code or book.
  subject text not null,
  details jsonb not null default '{}'
);
create index operator_acts_at on public.operator_acts (at);
create index operator_acts_subject on public.operator_acts (subject);
alter table public.operator_acts enable row level security;
revoke all on public.operator_acts from anon, authenticated;
grant select on public.operator_acts to authenticated;
grant select, insert on public.operator_acts to service_role;
create policy "operators read what was done" on public.operator_acts
  for select to authenticated using ((select private.is_operator()));
create function private.keep_act() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'what an operator did is never changed' using errcode = 'P0001';
end
$$;
create trigger keep_act before update or delete on public.operator_acts
  for each row execute function private.keep_act();
create trigger keep_acts before truncate on public.operator_acts
  for each statement execute function private.keep_act();

-- What operators read: views of what the counter needs, and no more. Of a book its title and how it stands, and only of
-- one that was ordered; of a mail not what it says, since it may hold a code to log in with.
create view public.operator_orders with (security_barrier) as
  select o.id, upper(left(o.id::text, 8)) as number, o.created_at, o.paid_at, o.kind, o.status, o.fulfilment, o.email,
    b.title, o.book_id, coalesce(o.address ->> 'country', '') as country,
    concat_ws(' ', o.address ->> 'firstName', o.address ->> 'lastName') as name, o.address,
    o.book_cents - o.discount_cents + o.shipping_cents as total_cents, o.refunded_cents, o.discount_code,
    o.payment_id, o.payment_mode, o.printable_at, o.promised_for, o.referrer
  from public.orders o join public.books b on b.id = o.book_id
  where (select private.is_operator());
create view public.operator_prints with (security_barrier) as
  select p.id, p.order_id, upper(left(p.order_id::text, 8)) as number, p.attempt, p.printer, p.state, p.printer_job_id,
    p.preflight, p.files, coalesce(p.problem, '') as problem, p.tracking, p.created_at, p.updated_at
  from public.print_jobs p
  where (select private.is_operator());
create view public.operator_refunds with (security_barrier) as
  select r.id, r.order_id, upper(left(r.order_id::text, 8)) as number, r.payment_id, r.amount_cents, r.reason, r.state,
    coalesce(r.problem, '') as problem, r.tries, r.created_at, r.done_at
  from public.refunds r
  where (select private.is_operator());
create view public.operator_invoices with (security_barrier) as
  select i.number, i.kind, i.order_id, i.issued_on, i.created_at, i.country, i.vat_percent, i.vat_cents, i.total_cents,
    coalesce(i.corrects, '') as corrects, i.payment_id
  from public.invoices i
  where (select private.is_operator());
create view public.operator_mails with (security_barrier) as
  select m.id, split_part(m.name, '/', 1) as kind, m.recipient,
    case when split_part(m.name, '/', 1) in ('login', 'claim') then '' else m.subject end as subject,
    m.state, m.tries, coalesce(m.problem, '') as problem, m.created_at, m.sent_at,
    case when split_part(m.name, '/', 1) in ('login', 'claim') then '' else split_part(m.name, '/', 2) end as order_id
  from house.mails m
  where (select private.is_operator());
create view public.operator_codes with (security_barrier) as
  select c.code, c.percent_off, c.valid_from, c.valid_until, c.most_uses, coalesce(c.shown_on, '') as shown_on,
    (select count(*)::int from public.orders where discount_code = c.code and status = 'paid') as uses,
    coalesce(c.valid_until <= now(), false) as is_over, c.created_at
  from public.discount_codes c
  where (select private.is_operator());
create view public.operator_books with (security_barrier) as
  select b.id, b.title, b.state, b.brief ->> 'style' as style, b.brief ->> 'theme' as theme, b.brief ->> 'size' as size,
    b.brief ->> 'language' as language, b.steps_done, b.steps_total, b.created_at, b.updated_at
  from public.books b
  where exists (select 1 from public.orders where book_id = b.id) and (select private.is_operator());
-- What waits for a person.
create view public.operator_stuck with (security_barrier) as
  select * from (
    select 'refund' as what, r.id::text as id, r.order_id::text as order_id, coalesce(r.problem, '') as problem,
      r.created_at as since
    from public.refunds r where r.state = 'refused'
    union all
    select 'print', p.id::text, p.order_id::text, coalesce(p.problem, ''), p.updated_at
    from public.print_jobs p where p.state = 'blocked'
    union all
    select 'mail', m.id::text, '', coalesce(m.problem, ''), m.created_at
    from house.mails m where m.state = 'dead'
    union all
    select 'book', b.id::text, o.id::text, b.state, b.updated_at
    from public.books b join public.orders o on o.book_id = b.id and o.status = 'paid'
    where b.state = 'unlock_failed'
  ) stuck
  where (select private.is_operator());
create view public.operator_days with (security_barrier) as
  select day::date as day, count(*) filter (where cents > 0)::int as orders,
    coalesce(sum(cents) filter (where cents > 0), 0)::int as in_cents,
    coalesce(-sum(cents) filter (where cents < 0), 0)::int as out_cents
  from (
    select (paid_at at time zone 'Europe/Amsterdam')::date as day,
      book_cents - discount_cents + shipping_cents as cents
    from public.orders where paid_at is not null
    union all
    select (done_at at time zone 'Europe/Amsterdam')::date, -amount_cents
    from public.refunds where state = 'done'
  ) money
  where (select private.is_operator())
  group by day;

do $$
declare
  one text;
begin
  foreach one in array array['orders', 'prints', 'refunds', 'invoices', 'mails', 'codes', 'books', 'stuck', 'days'] loop
    execute format('revoke all on public.%I from anon, authenticated, service_role', 'operator_' || one);
    execute format('grant select on public.%I to authenticated', 'operator_' || one);
  end loop;
end
$$;

-- The files that a printer gets, for whoever looks at what preflight found.
create policy "operators read print files" on storage.objects
  for select to authenticated
  using (bucket_id = 'books' and (storage.foldername(name))[2] = 'printer' and (select private.is_operator()));
