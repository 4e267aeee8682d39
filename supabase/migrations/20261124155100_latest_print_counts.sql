-- Whether the printer has, or had, the latest print of an order, that is not lost; null while only the printer knows, because
-- it has not answered. An earlier copy that arrived damaged says nothing: its replacement is what the buyer waits for.
create or replace function private.printer_has(id_of_order uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when latest.printer_job_id is not null and latest.state not in ('rejected', 'canceled') then true
    when latest.printer_job_id is null and latest.handed_over_at is not null then null
    else false
  end
  from (values (id_of_order)) as asked (id)
    left join lateral (
      select * from public.print_jobs where order_id = asked.id order by attempt desc limit 1
    ) latest on true
$$;
