-- When each try at printing came to stand as it did, a row a change. There is no person in this table, and no foreign key:
-- it outlives the order, as its print does.
create table house.print_changes (
  id bigint generated always as identity primary key,
  print_id uuid not null,
  state text not null,
  at timestamptz not null default now()
);
create index print_changes_print on house.print_changes (print_id);

create function private.note_print_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into house.print_changes (print_id, state) values (new.id, new.state);
  return null;
end
$$;
create trigger note_new_print after insert on public.print_jobs
  for each row execute function private.note_print_change();
create trigger note_print_change after update on public.print_jobs
  for each row when (old.state is distinct from new.state) execute function private.note_print_change();

-- Of earlier tries it is known when they began, and when they were handed to a printer that took them.
insert into house.print_changes (print_id, state, at)
  select id, 'making', created_at from public.print_jobs
  union all
  select id, 'sent', handed_over_at from public.print_jobs where handed_over_at is not null and printer_job_id is not null;

create view public.operator_print_changes with (security_barrier) as
  select c.id, p.order_id, p.attempt, c.state, c.at
  from house.print_changes c join public.print_jobs p on p.id = c.print_id
  where (select private.is_operator());
revoke all on public.operator_print_changes from anon, authenticated, service_role;
grant select on public.operator_print_changes to authenticated;
