-- A function within a view runs with the rights of whoever reads the view: row rules hid from operators the orders and codes
-- that it counts. It is also what a code's limit is held against (`findDiscount`).
create or replace function private.uses_of_code(of_code text) returns integer
language sql stable security definer
set search_path = ''
as $$
  select erased_uses + (select count(*)::int from public.orders where discount_code = of_code and status = 'paid')
  from public.discount_codes where code = of_code
$$;
