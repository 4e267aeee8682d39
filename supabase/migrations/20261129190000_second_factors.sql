-- Ways in, as their owner sees them, and what a second factor guards. Accounts themselves are GoTrue's.

-- Whether somebody who has set a second factor has shown it in this session. Whoever has none need not.
create function private.has_shown_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' or not exists (
    select 1 from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  )
$$;

-- Nothing of one's own is seen or changed before. Of every table whose rows belong to somebody.
do $$
declare
  one text;
begin
  foreach one in array array['public.books', 'public.book_pages', 'public.title_rounds', 'public.orders',
    'public.referrers', 'public.refunds', 'public.print_jobs', 'public.reminder_wishes', 'public.invoices',
    'public.operator_acts', 'storage.objects'] loop
    execute format('create policy "who has set a second factor shows it" on %s as restrictive for all to authenticated
      using ((select private.has_shown_factor()))', one);
  end loop;
end
$$;
create or replace view public.my_rewards with (security_barrier) as
  select r.code, c.cents_off, c.valid_until, r.created_at, c.valid_until <= now() as is_over,
    exists (select 1 from public.orders where discount_code = r.code and status = 'paid') as is_used
  from public.referral_rewards r join public.discount_codes c on c.code = r.code
  where r.referrer = (select auth.uid()) and (select private.has_shown_factor());
create or replace view public.my_gift_cards with (security_barrier) as
  select c.order_id, c.code, c.cents, private.gift_card_left(c.code) as left_cents, c.locale, c.recipient_email,
    c.recipient_name, c.giver_name, c.message, c.mail_at, c.mailed_at, c.valid_until, c.ended_at,
    c.valid_until <= now() as is_over
  from public.gift_cards c
  where c.owner = (select auth.uid()) and (select private.has_shown_factor());

-- Operators stand at the counter in a session that has shown a second factor and has not ended. It is looked up each time,
-- so that whoever loses the role, the factor or the session has lost the counter at once.
create function private.stands_at_counter(person uuid, session text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = person and u.raw_app_meta_data ->> 'role' = 'operator' and s.id::text = session and s.aal = 'aal2'
  )
$$;
create or replace function private.is_operator() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    and private.stands_at_counter((select auth.uid()), (select auth.jwt()) ->> 'session_id')
$$;
-- The same for the pages.
create function public.at_counter() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.is_operator()
$$;

-- Where somebody is logged in.
create view public.my_sessions with (security_barrier) as
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at) as seen_at,
    coalesce(s.user_agent, '') as user_agent,
    s.id::text = coalesce((select auth.jwt()) ->> 'session_id', '') as is_this
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (select private.has_shown_factor());
-- What no token tells of somebody's account.
create view public.my_login with (security_barrier) as
  select coalesce(u.encrypted_password, '') <> '' as has_password
  from auth.users u
  where u.id = (select auth.uid()) and (select private.has_shown_factor());
revoke all on public.my_sessions, public.my_login from anon, authenticated, service_role;
grant select on public.my_sessions, public.my_login to authenticated;

-- Ends one session of one's own; false when there is none with this id.
create function public.end_my_session(session uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions s
    where s.id = session and s.user_id = (select auth.uid()) and (select private.has_shown_factor()) returning 1
  )
  select exists (select 1 from ended)
$$;
-- Takes one's password away, for who comes in by a mail as well; false otherwise. Other sessions end, as they do with a new one:
-- somebody else may have come in by it.
create function public.remove_my_password() returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with changed as (
    update auth.users set encrypted_password = null, updated_at = now()
    where id = (select auth.uid()) and email_confirmed_at is not null and (select private.has_shown_factor()) returning id
  ), ended as (
    delete from auth.sessions s using changed
    where s.user_id = changed.id and s.id::text <> coalesce((select auth.jwt()) ->> 'session_id', '')
  )
  select exists (select 1 from changed)
$$;
do $$
declare
  one text;
begin
  foreach one in array array['at_counter()', 'end_my_session(uuid)', 'remove_my_password()'] loop
    execute format('revoke all on function public.%s from public, anon, service_role', one);
    execute format('grant execute on function public.%s to authenticated', one);
  end loop;
end
$$;
