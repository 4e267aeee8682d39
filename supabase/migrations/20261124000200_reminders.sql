-- Who said yes to one mail about a book that stays as it is. It counts for one mail, and ends with a press in that mail.
create table public.reminder_wishes (
  owner uuid primary key references auth.users on delete cascade,
  locale text not null check (locale in ('nl', 'en')),
  -- Ends the wish for whoever has the mail.
  token uuid not null unique default gen_random_uuid(),
  agreed_at timestamptz not null default now(),
  -- When the mail was written; null: not yet.
  used_at timestamptz
);
create index reminder_wishes_open on public.reminder_wishes (agreed_at) where used_at is null;
alter table public.reminder_wishes enable row level security;
revoke all on public.reminder_wishes from anon, authenticated;
grant select (owner, locale, agreed_at, used_at) on public.reminder_wishes to authenticated;
grant all on public.reminder_wishes to service_role;
create policy "people read whether they asked to be reminded" on public.reminder_wishes
  for select to authenticated using (owner = (select auth.uid()));
