-- Who wants one mail as soon as a book that is being made can be read. The wish is gone with that mail.
create table public.ready_wishes (
  book_id uuid primary key references public.books on delete cascade,
  locale text not null check (locale in ('nl', 'en')),
  created_at timestamptz not null default now()
);
alter table public.ready_wishes enable row level security;
revoke all on public.ready_wishes from anon, authenticated;
grant select, insert (book_id, locale), delete on public.ready_wishes to authenticated;
grant all on public.ready_wishes to service_role;

create function private.book_is_in_making(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.books where id = book and state in ('making', 'failed'))
$$;

create policy "owners read whether a mail comes when their book is there" on public.ready_wishes
  for select to authenticated using (private.owns_book(book_id));
create policy "whoever has an address wants a mail about a book of theirs that is being made" on public.ready_wishes
  for insert to authenticated
  with check (private.owns_book(book_id) and private.is_claimed() and private.book_is_in_making(book_id));
create policy "owners want that mail no longer" on public.ready_wishes
  for delete to authenticated using (private.owns_book(book_id));
create policy "who has set a second factor shows it" on public.ready_wishes as restrictive for all to authenticated
  using ((select private.has_shown_factor()));
