-- Taking a book off the shelf, and erasing an account. A book that was taken off is out of everybody's sight
-- and can be put back for a week; then a worker removes it with its files.

alter table public.books add column deleted_at timestamptz;
create index books_deleted on public.books (deleted_at) where deleted_at is not null;

create or replace function private.owns_book(book uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.books
    where id = book and owner = (select auth.uid()) and deleted_at is null
  )
$$;

drop policy "owners read their books" on public.books;
create policy "owners read the books on their shelf" on public.books
  for select to authenticated using (owner = (select auth.uid()) and deleted_at is null);

drop policy "owners read their orders" on public.orders;
create policy "owners read orders of books on their shelf" on public.orders
  for select to authenticated using (owner = (select auth.uid()) and private.owns_book(book_id));

-- What bookkeeping law asks to be kept of a sale when the rest is erased: sums and dates, no person.
create table public.kept_sales (
  order_id uuid primary key,
  kind text not null,
  book_cents integer not null,
  discount_cents integer not null,
  shipping_cents integer not null,
  currency text not null,
  -- Where the parcel went, for the tax; null for a download.
  country text,
  payment_id text,
  paid_at timestamptz not null,
  kept_until date not null
);
alter table public.kept_sales enable row level security;
revoke all on public.kept_sales from anon, authenticated;
grant all on public.kept_sales to service_role;

create function private.keep_sale() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.status = 'paid' then
    insert into public.kept_sales
      (order_id, kind, book_cents, discount_cents, shipping_cents, currency, country, payment_id, paid_at, kept_until)
    values
      (old.id, old.kind, old.book_cents, old.discount_cents, old.shipping_cents, old.currency,
       old.address ->> 'country', old.payment_id, coalesce(old.paid_at, old.created_at),
       (coalesce(old.paid_at, old.created_at) + interval '7 years')::date)
    on conflict (order_id) do nothing;
  end if;
  return old;
end
$$;
create trigger orders_keep_sale before delete on public.orders
  for each row execute function private.keep_sale();

-- A payment that arrives late brings its book back.
create function private.return_paid_book() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.books set deleted_at = null where id = new.book_id and deleted_at is not null;
  return new;
end
$$;
create trigger orders_return_book after update of status on public.orders
  for each row when (new.status = 'paid') execute function private.return_paid_book();
