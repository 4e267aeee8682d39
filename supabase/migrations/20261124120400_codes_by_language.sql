-- A word as a code is a word of one language: the banner tells each visitor of one they can read.

alter table public.discount_codes
  -- The language of the site that tells of it; null: both.
  add column shown_in text check (shown_in in ('nl', 'en'));

-- The Dutch word of the beginning gets an English twin, as it stands by now; it counts in either language.
insert into public.discount_codes (code, percent_off, valid_from, valid_until, most_uses, shown_on, shown_in, created_at)
  select 'READALOUD', percent_off, valid_from, valid_until, most_uses, shown_on, 'en', created_at
  from public.discount_codes where code = 'VOORLEZEN' and shown_on = 'banner'
  on conflict (code) do nothing;
update public.discount_codes set shown_in = 'nl' where code = 'VOORLEZEN' and shown_on = 'banner';
