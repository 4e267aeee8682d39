-- A print that waits for a person is nobody's any more once its order is gone.
create function private.cancel_blocked_prints() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.print_jobs set state = 'canceled' where order_id = old.id and state = 'blocked';
  return null;
end
$$;
create trigger cancel_blocked_prints after delete on public.orders
  for each row execute function private.cancel_blocked_prints();

update public.print_jobs p set state = 'canceled'
where state = 'blocked' and not exists (select 1 from public.orders where id = p.order_id);
