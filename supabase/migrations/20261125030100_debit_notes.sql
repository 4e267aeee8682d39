-- A debit note takes back a credit note: of a refund that never left, because the buyer's bank had taken the payment first.
-- It says which credit note it is about, and adds what that took away. A refund may be credited once more after it, so that
-- one refund can have several of each.
alter table public.invoices
  drop constraint invoices_kind_check,
  drop constraint invoices_check,
  drop constraint invoices_check1,
  drop constraint invoices_refund_id_key,
  add constraint invoices_kind_check check (kind in ('invoice', 'credit', 'debit')),
  add constraint invoices_corrects_check check ((kind = 'invoice') = (corrects is null)),
  add constraint invoices_total_check check (total_cents = 0 or (total_cents < 0) = (kind = 'credit'));
create index invoices_refund on public.invoices (refund_id);

-- How much of a payment its bank holds now.
create function private.bank_has(of_payment text) returns integer
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum(amount_cents), 0)::integer from public.chargebacks where payment_id = of_payment
$$;
