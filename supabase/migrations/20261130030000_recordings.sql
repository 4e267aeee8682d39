-- Voices: whoever owns a book records how they read its pages, to be heard at bedtime (docs/decisions/0034). The files lie in
-- the book's own folder, books/{book id}/voice/..., and go wherever the book goes. The server writes them, once it has looked at
-- their bytes.

create table public.recordings (
  id uuid primary key,
  book_id uuid not null references public.books on delete cascade,
  -- The page: its spread, counted from 0, or what stands around the story.
  place text not null check (place ~ '^(cover|intro|end|[0-9]{1,2})$'),
  -- Who reads, as the child calls them.
  reader text not null check (char_length(reader) between 1 and 40),
  format text not null check (format in ('webm', 'ogg', 'mp4')),
  bytes integer not null check (bytes between 1 and 4194304),
  -- When they speak: [[from, to], ...] in ms, one after another.
  spans jsonb not null check (jsonb_typeof(spans) = 'array'),
  created_at timestamptz not null default now(),
  unique (book_id, reader, place)
);

alter table public.recordings enable row level security;
revoke all on public.recordings from anon, authenticated;
grant select on public.recordings to authenticated;
grant all on public.recordings to service_role;

create policy "owners read the recordings of their books" on public.recordings
  for select to authenticated using (private.owns_book(book_id));
create policy "who has set a second factor shows it" on public.recordings as restrictive for all to authenticated
  using ((select private.has_shown_factor()));

create or replace function private.may_read_book_file(path text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  folders text[] := string_to_array(path, '/');
  book uuid;
begin
  if cardinality(folders) < 3 or folders[1] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  book := folders[1]::uuid;
  if not private.owns_book(book) then
    return false;
  end if;
  return case folders[2]
    when 'cover' then true
    when 'voice' then true
    when 'free' then private.is_claimed()
    when 'screen' then private.book_is_paid(book)
    when 'print' then private.book_is_paid(book) and private.is_claimed()
    else false
  end;
end
$$;
