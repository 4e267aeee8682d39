-- Private reading links: from the preview on an owner lets others read a book by an address that nobody can guess
-- (docs/decisions/0033). Whoever opens one may offer a word for the front of the book.

create table public.reading_links (
  id uuid primary key,
  book_id uuid not null references public.books on delete cascade,
  -- SHA-256 of what stands in the address: whoever reads this table opens nothing with it.
  token_hash bytea not null unique,
  -- In which language its owner is told of words that are offered.
  locale text not null check (locale in ('nl', 'en')),
  created_at timestamptz not null default now(),
  -- null: it stands until its owner ends it.
  ends_at timestamptz,
  ended_at timestamptz,
  -- How often it was opened; by whom is not kept.
  views integer not null default 0
);
create index reading_links_book on public.reading_links (book_id, created_at desc);

create table public.offered_words (
  id uuid primary key,
  link_id uuid not null references public.reading_links on delete cascade,
  -- Who signs it, as they wrote it.
  name text not null check (char_length(name) between 1 and 40),
  words text not null check (char_length(words) between 1 and 240),
  -- It is in nobody's book before its owner says yes.
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'declined')),
  created_at timestamptz not null default now()
);
create index offered_words_link on public.offered_words (link_id, created_at);

alter table public.reading_links enable row level security;
alter table public.offered_words enable row level security;
revoke all on public.reading_links, public.offered_words from anon, authenticated;
grant select (id, book_id, locale, created_at, ends_at, ended_at, views) on public.reading_links to authenticated;
grant select on public.offered_words to authenticated;
grant all on public.reading_links, public.offered_words to service_role;

create policy "owners read the links of their books" on public.reading_links
  for select to authenticated using (private.owns_book(book_id));
create policy "owners read the words offered for their books" on public.offered_words
  for select to authenticated using (exists (select 1 from public.reading_links where id = link_id));
create policy "who has set a second factor shows it" on public.reading_links as restrictive for all to authenticated
  using ((select private.has_shown_factor()));
create policy "who has set a second factor shows it" on public.offered_words as restrictive for all to authenticated
  using ((select private.has_shown_factor()));

-- Ends a link of a book of one's own; false when there is none that stands.
create function public.end_reading_link(link uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    update public.reading_links set ended_at = now()
    where id = link and ended_at is null and private.owns_book(book_id) and (select private.has_shown_factor())
    returning 1
  )
  select exists (select 1 from ended)
$$;
revoke all on function public.end_reading_link(uuid) from public, anon, service_role;
grant execute on function public.end_reading_link(uuid) to authenticated;

-- The link that an address opens now, or null: one that was ended, is over, or never was, and one of a book that is not
-- written or was taken off its shelf, are all the same.
create function private.standing_link(token text) returns uuid
language sql stable
set search_path = ''
as $$
  select l.id
  from public.reading_links l join public.books b on b.id = l.book_id
  where l.token_hash = sha256(convert_to(token, 'UTF8'))
    and l.ended_at is null and (l.ends_at is null or l.ends_at > now())
    and b.deleted_at is null and b.state not in ('making', 'failed')
$$;

-- Where a file lies that a link shows now, or null: the cover and the small drawings, and once the book has been paid for the
-- pictures as they are now; no file to take home, and nothing that pictures are drawn from.
create function private.linked_file(token text, file text) returns text
language sql stable
set search_path = ''
as $$
  select b.id || '/' || file
  from public.reading_links l join public.books b on b.id = l.book_id
  where l.id = private.standing_link(token) and (
    file in ('cover/v' || b.cover_version || '.webp', 'cover/vignette.jpg', 'cover/endpaper.webp')
    or exists (
      select 1 from public.book_pages p
      where p.book_id = b.id and (
        file = 'cover/spot-' || p.spread || '.jpg'
        or private.book_is_paid(b.id)
          and file in ('screen/' || p.spread || '-v' || p.picture_version || '.webp', 'screen/moment-' || p.spread || '.jpg'))))
$$;

-- The server's own questions.
revoke all on function private.standing_link(text), private.linked_file(text, text) from public, anon, authenticated;
