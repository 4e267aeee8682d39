-- A guest who turns out to have an account already takes along what was made as a guest: whoever shows the token, which
-- only that guest was given, and is logged in.
create table house.books_along (
  guest uuid primary key references auth.users on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  made_at timestamptz not null default now()
);
