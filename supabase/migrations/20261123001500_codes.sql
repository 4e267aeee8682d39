-- A code takes a part off a book, or an amount; it may ask for a book of a certain price, and count once a person.
alter table public.discount_codes
  alter column percent_off drop not null,
  add column cents_off integer check (cents_off between 1 and 100000),
  -- What the book costs at least, in cents, before the discount.
  add column least_cents integer not null default 0 check (least_cents >= 0),
  add column once_a_person boolean not null default false,
  add constraint discount_codes_one_worth check ((percent_off is null) <> (cents_off is null)),
  -- What the site itself tells of is told as a part, and is for everybody and every book.
  add constraint discount_codes_shown_plain
    check (shown_on is null or (percent_off is not null and least_cents = 0 and not once_a_person));

drop view public.operator_codes;
create view public.operator_codes with (security_barrier) as
  select c.code, c.percent_off, c.cents_off, c.least_cents, c.once_a_person, c.valid_from, c.valid_until, c.most_uses,
    coalesce(c.shown_on, '') as shown_on,
    (select count(*)::int from public.orders where discount_code = c.code and status = 'paid') as uses,
    coalesce(c.valid_until <= now(), false) as is_over, c.created_at
  from public.discount_codes c
  where (select private.is_operator());
revoke all on public.operator_codes from anon, authenticated, service_role;
grant select on public.operator_codes to authenticated;
