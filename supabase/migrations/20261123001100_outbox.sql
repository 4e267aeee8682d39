-- The outbox: a mail is written in the transaction of what it tells, and carried from here. On an empty machine the
-- mailbox page shows what lies here; with SMTP it also leaves.

alter table house.mails
  -- `waiting` until somebody has carried it; `dead` when no other try can help, and an operator may look.
  add column state text not null default 'sent' check (state in ('waiting', 'sent', 'dead')),
  add column tries integer not null default 0,
  add column next_try_at timestamptz not null default now(),
  add column problem text,
  add column created_at timestamptz not null default now(),
  add column locale text not null default 'nl' check (locale in ('nl', 'en')),
  add column attachments jsonb not null default '[]',
  -- Only for mails that were not asked for by doing something: where one press ends them.
  add column unsubscribe_url text,
  alter column sent_at drop not null,
  alter column sent_at drop default;
update house.mails set created_at = sent_at;
alter table house.mails alter column state set default 'waiting';
create index mails_waiting on house.mails (next_try_at) where state = 'waiting';
