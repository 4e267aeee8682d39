-- How often a refund was begun: once, and again each time that an operator asks for it after the provider would not. The
-- provider tells one beginning from another by it.
alter table public.refunds add column attempt integer not null default 1;
