-- A code that somebody has used stays used when they are erased; who it was is forgotten.
alter table public.discount_codes add column erased_uses integer not null default 0 check (erased_uses >= 0);

create function private.keep_use() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.discount_codes set erased_uses = erased_uses + 1 where code = old.discount_code;
  return old;
end
$$;
create trigger keep_use before delete on public.orders
  for each row when (old.status = 'paid' and old.discount_code is not null) execute function private.keep_use();
