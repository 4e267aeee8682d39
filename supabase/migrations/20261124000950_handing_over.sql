-- From the moment at which a job is being handed to the printer nobody knows whether the printer has it, until it answers:
-- what is erased meanwhile is not paid back (`keep_sale`), since it may be printed.
alter table public.print_jobs add column handed_over_at timestamptz;
