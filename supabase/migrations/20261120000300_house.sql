-- The stand-ins of an empty machine: the till, the mailbox, and the list of living workers.
-- Not exposed over REST; only the server's own connection comes here.

create schema house;

create table house.till_payments (
  id text primary key,
  status text not null default 'open' check (status in ('open', 'paid', 'canceled', 'failed', 'expired')),
  amount_cents integer not null check (amount_cents > 0),
  description text not null,
  redirect_url text not null,
  webhook_url text not null,
  metadata jsonb not null default '{}',
  idempotency_key text unique,
  locale text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table house.mails (
  id bigint generated always as identity primary key,
  -- The same mail is never sent twice: whoever sends it gives it a name.
  name text not null unique,
  recipient text not null,
  subject text not null,
  html text not null,
  plain text not null,
  sent_at timestamptz not null default now()
);
create index mails_newest on house.mails (sent_at desc);

create table house.workers (
  executor_id text primary key,
  beat_at timestamptz not null default now()
);

revoke all on schema house from public, anon, authenticated;
