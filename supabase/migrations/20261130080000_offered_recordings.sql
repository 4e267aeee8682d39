-- Voices that come by a reading link: whoever reads a book by one records how they read its pages, and its owner says whether that
-- goes with the book (docs/decisions/0033). Until then it waits here; its files lie where all voices of the book lie.

alter table public.reading_links
  -- Whoever has the link hears the voices that go with the book.
  add column with_voices boolean not null default false;
grant select (with_voices) on public.reading_links to authenticated;

alter table public.recordings
  -- By what whoever offered it by a link is known, to take it back; null: its owner recorded it.
  add column voice_id uuid,
  -- Which words were read, as a short sum of them (`saidMark`); null: from before that was kept.
  add column said text;

create table public.offered_recordings (
  id uuid primary key,
  link_id uuid not null references public.reading_links on delete cascade,
  -- Made up by the device that records, and told to nobody but the book's owner.
  voice_id uuid not null,
  place text not null check (place ~ '^(cover|intro|end|[0-9]{1,2})$'),
  reader text not null check (char_length(reader) between 1 and 40),
  format text not null check (format in ('webm', 'ogg', 'mp4')),
  bytes integer not null check (bytes between 1 and 4194304),
  spans jsonb not null check (jsonb_typeof(spans) = 'array'),
  said text,
  created_at timestamptz not null default now(),
  unique (voice_id, place)
);
create index offered_recordings_link on public.offered_recordings (link_id, created_at);

alter table public.offered_recordings enable row level security;
revoke all on public.offered_recordings from anon, authenticated;
grant select on public.offered_recordings to authenticated;
grant all on public.offered_recordings to service_role;

create policy "owners read the recordings offered for their books" on public.offered_recordings
  for select to authenticated using (exists (select 1 from public.reading_links where id = link_id));
create policy "who has set a second factor shows it" on public.offered_recordings as restrictive for all to authenticated
  using ((select private.has_shown_factor()));

-- A link that its owner ends takes along what was offered by it and not answered. Files without a row are cleared away later.
create or replace function public.end_reading_link(link uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    update public.reading_links set ended_at = now()
    where id = link and ended_at is null and private.owns_book(book_id) and (select private.has_shown_factor())
    returning id
  ), dropped as (
    delete from public.offered_recordings where link_id in (select id from ended)
  )
  select exists (select 1 from ended)
$$;

-- As before, and the voices that go with the book where its owner lets this link hear them; never one that waits for an answer.
create or replace function private.linked_file(token text, file text) returns text
language sql stable
set search_path = ''
as $$
  select b.id || '/' || file
  from public.reading_links l join public.books b on b.id = l.book_id
  where l.id = private.standing_link(token) and (
    file in ('cover/v' || b.cover_version || '.webp', 'cover/vignette.jpg', 'cover/endpaper.webp')
    or l.with_voices and exists (
      select 1 from public.recordings r where r.book_id = b.id and file = 'voice/' || r.id || '.' || r.format)
    or exists (
      select 1 from public.book_pages p
      where p.book_id = b.id and (
        file = 'cover/spot-' || p.spread || '.jpg'
        or private.book_is_paid(b.id)
          and file in ('screen/' || p.spread || '-v' || p.picture_version || '.webp', 'screen/moment-' || p.spread || '.jpg'))))
$$;
