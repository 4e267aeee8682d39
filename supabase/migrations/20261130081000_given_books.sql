-- A book that somebody pays for who reads it by a link (docs/decisions/0033). Their order has no book, as that of a gift card: who
-- pays is told nothing of whose it is, and its owner nothing of what it cost. This row is what ties the two.

create table public.given_books (
  -- No foreign key: what was given stays given when its giver is erased.
  order_id uuid primary key,
  book_id uuid not null references public.books on delete cascade,
  -- From whom, and with which words; null once the giver was erased.
  giver_name text check (char_length(giver_name) between 1 and 60),
  message text check (char_length(message) <= 300),
  -- In which language its owner is told: that of the link.
  locale text not null check (locale in ('nl', 'en')),
  paid_at timestamptz,
  -- Its money went back, or is about to.
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index given_books_book on public.given_books (book_id);

alter table public.given_books enable row level security;
revoke all on public.given_books from anon, authenticated;
-- Not by which order.
grant select (book_id, giver_name, message, paid_at) on public.given_books to authenticated;
grant all on public.given_books to service_role;

create policy "owners read who gave them their books" on public.given_books
  for select to authenticated using (paid_at is not null and ended_at is null and private.owns_book(book_id));
create policy "who has set a second factor shows it" on public.given_books as restrictive for all to authenticated
  using ((select private.has_shown_factor()));

create or replace function private.book_is_paid(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.orders where book_id = book and status = 'paid')
    or exists (select 1 from public.given_books where book_id = book and paid_at is not null and ended_at is null)
$$;

-- The gift stands as long as its money does.
create function private.follow_given_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.given_books
  set paid_at = case when new.status = 'paid' then coalesce(paid_at, now()) else paid_at end,
    ended_at = case when new.status <> 'paid' then now() end
  where order_id = new.id;
  return new;
end
$$;
create trigger orders_follow_given after update of status on public.orders
  for each row when (new.kind = 'gift' and old.status is distinct from new.status)
  execute function private.follow_given_order();

-- A giver who is erased takes the name and the words along.
create function private.forget_giver_of_book() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.given_books where order_id = old.id and paid_at is null;
  update public.given_books set giver_name = null, message = null where order_id = old.id;
  return old;
end
$$;
create trigger orders_forget_giver_of_book before delete on public.orders
  for each row when (old.kind = 'gift') execute function private.forget_giver_of_book();

create or replace function private.follow_money() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform 1 from public.books where id = new.book_id for update;
  if private.book_is_paid(new.book_id) then
    update public.books set state = 'finished', step = 'finished'
    where id = new.book_id and state = 'ready'
      and exists (select 1 from public.book_pages where book_id = new.book_id)
      and not exists (select 1 from public.book_pages where book_id = new.book_id and picture_version = 0);
  else
    update public.books set state = 'ready', step = 'ready' where id = new.book_id and state = 'finished';
  end if;
  return new;
end
$$;
create trigger follow_money after update of paid_at, ended_at on public.given_books
  for each row execute function private.follow_money();
