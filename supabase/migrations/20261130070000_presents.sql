-- A book that is given: from whom, and with which words. One that is bought to download is mailed on a day, with a link that unwraps
-- it; the words to a printed one stand at its front, and nothing is mailed.

create table public.presents (
  order_id uuid primary key references public.orders on delete cascade,
  giver_name text not null check (char_length(giver_name) between 1 and 60),
  message text not null check (char_length(message) <= 300),
  -- In which language it is mailed and unwrapped.
  locale text not null check (locale in ('nl', 'en')),
  -- Null: nothing is mailed, or whoever it was mailed to was erased since.
  recipient_email text,
  mail_at timestamptz,
  mailed_at timestamptz,
  -- Since when it is known that the mail did not arrive.
  refused_at timestamptz,
  -- By what it is read, from the moment on which it is mailed.
  link_id uuid unique references public.reading_links on delete set null,
  created_at timestamptz not null default now(),
  constraint presents_mailed_somewhere check (recipient_email is null or mail_at is not null)
);
create index presents_due on public.presents (mail_at) where mailed_at is null;

alter table public.presents enable row level security;
revoke all on public.presents from anon, authenticated;
grant select on public.presents to authenticated;
grant all on public.presents to service_role;

create policy "givers read their presents" on public.presents
  for select to authenticated using (exists (select 1 from public.orders where id = order_id));
create policy "who has set a second factor shows it" on public.presents as restrictive for all to authenticated
  using ((select private.has_shown_factor()));
