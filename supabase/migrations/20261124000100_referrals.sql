-- Who points others here has a link of their own, and gets a code for each new buyer who came by it.

create table public.referrers (
  owner uuid primary key references auth.users on delete cascade,
  -- The last part of the link.
  handle text not null unique check (handle ~ '^[a-z0-9]{6,20}$'),
  -- In which language they are told of a reward.
  locale text not null check (locale in ('nl', 'en')),
  created_at timestamptz not null default now()
);
alter table public.referrers enable row level security;
revoke all on public.referrers from anon, authenticated;
grant select on public.referrers to authenticated;
grant all on public.referrers to service_role;
create policy "people read their own link" on public.referrers
  for select to authenticated using (owner = (select auth.uid()));

create table public.referral_rewards (
  -- The new buyer's first paid order. No foreign key: the reward outlives an order that is erased.
  order_id uuid primary key,
  referrer uuid references auth.users on delete set null,
  code text not null unique references public.discount_codes on delete cascade,
  -- Until when the code counts, as long as the money for the order stays.
  counts_until timestamptz not null,
  created_at timestamptz not null default now()
);
create index referral_rewards_referrer on public.referral_rewards (referrer);
alter table public.referral_rewards enable row level security;
revoke all on public.referral_rewards from anon, authenticated;
grant all on public.referral_rewards to service_role;

-- What somebody has been thanked with; of the buyer it says nothing.
create view public.my_rewards with (security_barrier) as
  select r.code, c.cents_off, c.valid_until, r.created_at, c.valid_until <= now() as is_over,
    exists (select 1 from public.orders where discount_code = r.code and status = 'paid') as is_used
  from public.referral_rewards r join public.discount_codes c on c.code = r.code
  where r.referrer = (select auth.uid());
create view public.operator_rewards with (security_barrier) as
  select r.order_id, upper(left(r.order_id::text, 8)) as number, coalesce(u.email, '') as email, r.code, c.cents_off,
    (select count(*)::int from public.orders where discount_code = r.code and status = 'paid') as uses,
    c.valid_until, r.created_at
  from public.referral_rewards r
    join public.discount_codes c on c.code = r.code
    left join auth.users u on u.id = r.referrer
  where (select private.is_operator());
revoke all on public.my_rewards, public.operator_rewards from anon, authenticated, service_role;
grant select on public.my_rewards, public.operator_rewards to authenticated;

-- Money that goes back takes the thanks for it along, and money that comes again brings them back.
create function private.follow_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.discount_codes c
  set valid_until = case when new.status = 'paid' then r.counts_until else now() end
  from public.referral_rewards r
  where r.order_id = new.id and c.code = r.code;
  return new;
end
$$;
create trigger follow_order after update of status on public.orders
  for each row when (old.status is distinct from new.status and old.status in ('paid', 'charged_back'))
  execute function private.follow_order();
