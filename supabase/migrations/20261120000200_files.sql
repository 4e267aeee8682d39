-- Files. `books` holds what we make, `pictures` what people give us for a short while.
-- books/{book id}/cover/...   the cover on screen: its owner
-- books/{book id}/free/...    the watermarked PDF: its owner, once an e-mail address is confirmed
-- books/{book id}/screen/...  story pictures on screen: its owner, once paid
-- books/{book id}/print/...   print-sharp pictures and the clean file: its owner, once paid
-- pictures/{user id}/...      uploaded pictures of characters: read and removed by their owner, written by the
--                             server only, after it has looked at the bytes and encoded them anew

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('books', 'books', false, null, null),
  ('pictures', 'pictures', false, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create function private.may_read_book_file(path text) returns boolean
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
    when 'free' then private.is_claimed()
    when 'screen' then private.book_is_paid(book)
    when 'print' then private.book_is_paid(book) and private.is_claimed()
    else false
  end;
end
$$;

create policy "owners read book files that are theirs to see" on storage.objects
  for select to authenticated
  using (bucket_id = 'books' and private.may_read_book_file(name));

create policy "people read their own pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people remove their own pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text);
