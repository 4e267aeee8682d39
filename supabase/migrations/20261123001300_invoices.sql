-- Invoices and credit notes: numbered without gaps, never changed. The number is taken in the transaction of what is
-- invoiced, so that what is rolled back takes none; who else invoices meanwhile waits for it.
create table public.invoice_years (
  year integer primary key,
  last integer not null check (last >= 0)
);
create table public.invoices (
  number text primary key,
  year integer not null,
  place integer not null,
  kind text not null check (kind in ('invoice', 'credit')),
  -- No foreign keys: the books are kept for seven years, and outlive the order and the buyer.
  order_id uuid not null,
  owner uuid,
  payment_id text not null,
  -- What a credit note is for.
  refund_id uuid unique,
  corrects text references public.invoices (number),
  issued_on date not null,
  created_at timestamptz not null default now(),
  locale text not null check (locale in ('nl', 'en')),
  -- Where the buyer is, by whose rate the tax is.
  country text not null,
  vat_percent numeric(4, 1) not null check (vat_percent >= 0),
  vat_cents integer not null,
  -- With the tax; of a credit note below zero.
  total_cents integer not null,
  lines jsonb not null,
  seller jsonb not null,
  -- Null once the buyer was erased.
  buyer jsonb,
  unique (year, place),
  check ((kind = 'credit') = (corrects is not null)),
  check (total_cents = 0 or (total_cents > 0) = (kind = 'invoice'))
);
create unique index invoices_once on public.invoices (order_id) where kind = 'invoice';
create index invoices_owner on public.invoices (owner);
create index invoices_month on public.invoices (issued_on);

alter table public.invoices enable row level security;
alter table public.invoice_years enable row level security;
revoke all on public.invoices, public.invoice_years from anon, authenticated;
grant select on public.invoices to authenticated;
grant all on public.invoices, public.invoice_years to service_role;
create policy "buyers read their invoices" on public.invoices
  for select to authenticated using (owner = (select auth.uid()));

-- What was invoiced stays as it is; only the person may be taken out of it.
create function private.keep_invoice() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.owner is null and new.buyer is null
    and to_jsonb(new) - 'owner' - 'buyer' = to_jsonb(old) - 'owner' - 'buyer' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.issued_on < current_date - interval '7 years' then
    return old;
  end if;
  raise exception 'an invoice is never changed' using errcode = 'P0001';
end
$$;
create trigger keep_invoice before update or delete on public.invoices
  for each row execute function private.keep_invoice();

create function private.forget_buyer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.invoices set owner = null, buyer = null where owner = old.id;
  return old;
end
$$;
create trigger forget_buyer before delete on auth.users
  for each row execute function private.forget_buyer();
