-- Tax stands on each line of an invoice: its rate, and the tax within it. What was invoiced stays as it was: each line gets
-- the one rate that its invoice had, and of the tax what the line adds to the lines before it (src/shop/line-vat.ts).
alter table public.invoices disable trigger keep_invoice;
update public.invoices i set lines = (
  select jsonb_agg(line || jsonb_build_object('vatPercent', i.vat_percent::float8, 'vatCents',
    round(upto * i.vat_percent / (100 + i.vat_percent))
      - round((upto - (line ->> 'cents')::int) * i.vat_percent / (100 + i.vat_percent))) order by place)
  from (
    select line, place, sum((line ->> 'cents')::int) over (order by place) as upto
    from jsonb_array_elements(i.lines) with ordinality as each (line, place)
  ) as lines
) where jsonb_array_length(lines) > 0;
alter table public.invoices enable trigger keep_invoice;

drop view public.operator_invoices;
alter table public.invoices drop column vat_percent;
create view public.operator_invoices with (security_barrier) as
  select i.number, i.kind, i.order_id, i.issued_on, i.created_at, i.country,
    coalesce((select string_agg(percent, ' + ') from (
      select distinct line ->> 'vatPercent' as percent from jsonb_array_elements(i.lines) as line order by 1
    ) rates), '') as vat_percents,
    i.vat_cents, i.total_cents, coalesce(i.corrects, '') as corrects, i.payment_id
  from public.invoices i
  where (select private.is_operator());
revoke all on public.operator_invoices from anon, authenticated, service_role;
grant select on public.operator_invoices to authenticated;
