-- The title of a book often is a child's name: it leaves the invoices with the buyer.
create function private.without_titles(lines jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_agg(
    case when line ->> 'what' in ('download', 'print', 'refund') then jsonb_set(line, '{detail}', '"…"') else line end
    order by place)
  from jsonb_array_elements(lines) with ordinality as each (line, place)
$$;

create or replace function private.keep_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.owner is null and new.buyer is null
    and new.lines is not distinct from private.without_titles(old.lines)
    and to_jsonb(new) - 'owner' - 'buyer' - 'lines' = to_jsonb(old) - 'owner' - 'buyer' - 'lines' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.issued_on < current_date - interval '7 years' then
    return old;
  end if;
  raise exception 'an invoice is never changed' using errcode = 'P0001';
end
$$;

create or replace function private.forget_buyer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invoices set owner = null, buyer = null, lines = private.without_titles(lines) where owner = old.id;
  return old;
end
$$;

update public.invoices set lines = private.without_titles(lines) where owner is null and buyer is null;
