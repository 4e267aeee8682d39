-- Books and their pages. People read their own; the server makes them. What an owner may change is named
-- column by column, and only as long as the text may still change.

create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

create table public.books (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null references auth.users (id) on delete cascade,
  -- The checked brief: who, characters, style, theme, twist, language, title, size.
  brief jsonb not null,
  title text not null check (char_length(btrim(title)) between 1 and 80),
  intro text not null default '' check (char_length(intro) <= 500),
  seed text not null,
  state text not null default 'making'
    check (state in ('making', 'failed', 'ready', 'unlocking', 'unlock_failed', 'finished')),
  -- How far the work is, for people: a message key and a count.
  step text not null default 'waiting',
  steps_done integer not null default 0,
  steps_total integer not null default 1,
  dedication text not null default '',
  ending text not null default '',
  cover_scene jsonb,
  character_sheet jsonb,
  -- 0: not drawn yet. Files are named by version, so that an address never changes what it shows.
  cover_version integer not null default 0,
  cover_redraws_left integer not null default 3 check (cover_redraws_left >= 0),
  cover_drawing boolean not null default false,
  cover_thumbhash text,
  -- Whether the title reads better in dark or in light ink over this cover.
  cover_ink text not null default 'dark' check (cover_ink in ('dark', 'light')),
  made_by text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index books_owner on public.books (owner, created_at desc);

create table public.book_pages (
  book_id uuid not null references public.books (id) on delete cascade,
  spread integer not null check (spread between 0 and 21),
  text text not null check (char_length(text) <= 1200),
  written_text text not null,
  scene jsonb not null,
  picture_version integer not null default 0,
  primary key (book_id, spread)
);

create table public.title_rounds (
  draft_id uuid not null,
  round integer not null check (round between 0 and 5),
  owner uuid not null references auth.users (id) on delete cascade,
  titles text[] not null check (cardinality(titles) = 10),
  created_at timestamptz not null default now(),
  primary key (draft_id, round)
);
create index title_rounds_owner on public.title_rounds (owner);

create table public.orders (
  id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  book_id uuid not null references public.books (id) on delete cascade,
  kind text not null check (kind in ('download', 'print')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'canceled')),
  fulfilment text not null default 'none' check (
    fulfilment in ('none', 'waiting', 'sent_to_printer', 'in_production', 'shipped', 'delivered', 'rejected')
  ),
  locale text not null check (locale in ('nl', 'en')),
  email text not null,
  -- Integer euro cents, value-added tax included.
  book_cents integer not null check (book_cents > 0),
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  address jsonb,
  payment_id text unique,
  payment_url text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  canceled_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((kind = 'print') = (address is not null))
);
create index orders_owner on public.orders (owner, created_at desc);
create index orders_book on public.orders (book_id);
create index orders_pending on public.orders (created_at) where status = 'pending';
-- A book is paid for once for each kind: two tabs cannot buy the same thing twice.
create unique index orders_paid_once on public.orders (book_id, kind) where status = 'paid' and kind = 'download';

create function private.touch() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger books_touch before update on public.books
  for each row execute function private.touch();
create trigger orders_touch before update on public.orders
  for each row execute function private.touch();

-- The questions that the policies ask. Security definer, so that a policy does not need rights on what it asks about.

create function private.owns_book(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.books where id = book and owner = (select auth.uid()))
$$;

create function private.book_is_paid(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.orders where book_id = book and status = 'paid')
$$;

-- Text may change while the story stands and no printer has it.
create function private.text_is_open(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.books
    where id = book and state in ('ready', 'unlocking', 'unlock_failed', 'finished')
  ) and not exists (
    select 1 from public.orders
    where book_id = book
      and fulfilment in ('sent_to_printer', 'in_production', 'shipped', 'delivered')
  )
$$;

create function private.is_claimed() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((select auth.jwt() ->> 'is_anonymous')::boolean, true) is false
$$;

alter table public.books enable row level security;
alter table public.book_pages enable row level security;
alter table public.title_rounds enable row level security;
alter table public.orders enable row level security;

revoke all on public.books, public.book_pages, public.title_rounds, public.orders from anon, authenticated;
grant select on public.books, public.book_pages, public.title_rounds, public.orders to authenticated;
grant update (title, intro) on public.books to authenticated;
grant update (text) on public.book_pages to authenticated;
grant all on public.books, public.book_pages, public.title_rounds, public.orders to service_role;

create policy "owners read their books" on public.books
  for select to authenticated using (owner = (select auth.uid()));
create policy "owners change title and intro while the text is open" on public.books
  for update to authenticated
  using (owner = (select auth.uid()) and private.text_is_open(id))
  with check (owner = (select auth.uid()));

create policy "owners read their pages" on public.book_pages
  for select to authenticated using (private.owns_book(book_id));
create policy "owners change page text while the text is open" on public.book_pages
  for update to authenticated
  using (private.owns_book(book_id) and private.text_is_open(book_id))
  with check (private.owns_book(book_id));

create policy "owners read their titles" on public.title_rounds
  for select to authenticated using (owner = (select auth.uid()));

create policy "owners read their orders" on public.orders
  for select to authenticated using (owner = (select auth.uid()));

alter publication supabase_realtime add table public.books, public.book_pages, public.orders;
