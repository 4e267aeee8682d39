-- A drawn book whose last paid order is gone is locked again, and one that is paid for once more is open at once: its
-- pictures are there already. While it is being drawn its recipe decides, when it is over.
create function private.follow_money() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform 1 from public.books where id = new.book_id for update;
  if exists (select 1 from public.orders where book_id = new.book_id and status = 'paid') then
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
create trigger follow_money after update of status on public.orders
  for each row when (old.status is distinct from new.status and 'paid' in (old.status, new.status))
  execute function private.follow_money();

-- Those that were left as if they were still paid for.
update public.books b set state = 'ready', step = 'ready'
where state = 'finished' and exists (select 1 from public.orders where book_id = b.id)
  and not exists (select 1 from public.orders where book_id = b.id and status = 'paid');
