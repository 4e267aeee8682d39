-- Who is given a book that was bought to download can keep it: its link opens the clean file that is made for it
-- (docs/decisions/0036).

-- Whether a link is that of a present whose own order is paid for: what somebody else paid gives nobody a file.
create function private.link_keeps(link uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from public.presents p join public.orders o on o.id = p.order_id
    where p.link_id = link and o.status = 'paid')
$$;
revoke all on function private.link_keeps(uuid) from public, anon, authenticated;

-- As before, and of a present the file to keep.
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
    or file ~ '^print/kept-[0-9a-f]+\.pdf$' and private.link_keeps(l.id)
    or exists (
      select 1 from public.book_pages p
      where p.book_id = b.id and (
        file = 'cover/spot-' || p.spread || '.jpg'
        or private.book_is_paid(b.id)
          and file in ('screen/' || p.spread || '-v' || p.picture_version || '.webp', 'screen/moment-' || p.spread || '.jpg'))))
$$;
