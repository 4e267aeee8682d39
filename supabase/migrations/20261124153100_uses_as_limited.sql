-- How often a code was used is told as its limit counts it: uses of people who were erased since as well.
create function private.uses_of_code(of_code text) returns integer
language sql stable
set search_path = ''
as $$
  select erased_uses + (select count(*)::int from public.orders where discount_code = of_code and status = 'paid')
  from public.discount_codes where code = of_code
$$;

create or replace view public.operator_codes with (security_barrier) as
  select c.code, c.percent_off, c.cents_off, c.least_cents, c.once_a_person, c.valid_from, c.valid_until, c.most_uses,
    coalesce(c.shown_on, '') as shown_on, private.uses_of_code(c.code) as uses,
    coalesce(c.valid_until <= now(), false) as is_over, c.created_at
  from public.discount_codes c
  where (select private.is_operator());

create or replace view public.operator_rewards with (security_barrier) as
  select r.order_id, upper(left(r.order_id::text, 8)) as number, coalesce(u.email, '') as email, r.code, c.cents_off,
    private.uses_of_code(r.code) as uses, c.valid_until, r.created_at
  from public.referral_rewards r
    join public.discount_codes c on c.code = r.code
    left join auth.users u on u.id = r.referrer
  where (select private.is_operator());
