/** Two buckets for tests: everybody owns the folder that bears their id, and sees in it what is not locked. */
export const bucketsSql = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('drawer', 'drawer', false, 1000000, null),
  ('window', 'window', true, null, '{image/png,image/jpeg,text/html}');
create policy "own drawer" on storage.objects to authenticated
  using (bucket_id in ('drawer', 'window') and (storage.foldername(name))[1] = auth.uid()::text)
  with check (bucket_id in ('drawer', 'window') and (storage.foldername(name))[1] = auth.uid()::text);
create table locked (name text primary key);
grant select on locked to authenticated;
create policy "unlocked only" on storage.objects as restrictive for select to authenticated
  using (not exists (select from locked where locked.name = objects.name));
`
