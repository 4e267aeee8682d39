-- A credit note copies its invoice, and can be written while its buyer is being erased. Whoever is erased by then is left
-- out of it as well (`forget_buyer`). The lock has an erasure wait for what is being written, so that it sees that too.
create function private.leave_out_erased() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform 1 from auth.users where id = new.owner for key share;
  if not found then
    new.owner = null;
    new.buyer = null;
    new.lines = private.without_titles(new.lines);
  end if;
  return new;
end
$$;
create trigger leave_out_erased before insert on public.invoices
  for each row execute function private.leave_out_erased();

update public.invoices i set owner = null, buyer = null, lines = private.without_titles(lines)
where owner is not null and not exists (select 1 from auth.users where id = i.owner);
