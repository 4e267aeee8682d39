-- Discount codes. Visitors see those that the site itself tells of; any other has to be known, and is looked
-- up by the server.

create table public.discount_codes (
  code text primary key check (code ~ '^[A-Z0-9]{3,24}$'),
  -- Off the book, not off the parcel.
  percent_off integer not null check (percent_off between 1 and 90),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  -- How many orders may be paid with it; null: as many as come.
  most_uses integer check (most_uses > 0),
  -- Where the site tells of it: the banner on the home page, or the promotional landing.
  shown_on text check (shown_on in ('banner', 'promotion')),
  created_at timestamptz not null default now()
);

alter table public.discount_codes enable row level security;
revoke all on public.discount_codes from anon, authenticated;
grant select on public.discount_codes to anon, authenticated;
grant all on public.discount_codes to service_role;

create policy "everybody sees the codes that the site tells of" on public.discount_codes
  for select to anon, authenticated
  using (
    shown_on is not null and valid_from <= now() and (valid_until is null or valid_until > now())
  );

alter table public.orders
  add column discount_code text,
  add column discount_cents integer not null default 0
    check (discount_cents >= 0 and discount_cents < book_cents),
  -- Who pointed the buyer here: the last part of a referral link.
  add column referrer text check (referrer ~ '^[A-Za-z0-9_-]{1,64}$');
create index orders_discount on public.orders (discount_code) where status = 'paid';

-- To begin with; change or end them here whenever you like.
insert into public.discount_codes (code, percent_off, shown_on) values
  ('VOORLEZEN', 10, 'banner'),
  ('WELKOM15', 15, 'promotion');
