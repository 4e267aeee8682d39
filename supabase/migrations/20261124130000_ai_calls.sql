-- What language and picture models were asked, what it cost, and what they answered: an answer is kept for as long as the
-- work it belongs to may be taken up again, so that nothing is paid for twice. Read and written by the server alone.
create table house.ai_calls (
  id uuid primary key default gen_random_uuid(),
  -- Such as a book by its seed.
  work text not null,
  task text not null,
  -- Fingerprint of everything that was asked.
  question text not null,
  -- Provider and model, with a colon between them.
  model text not null,
  outcome text not null default 'running'
    check (outcome in ('running', 'finished', 'cut', 'failed', 'refused')),
  -- As text, letter by letter: what is asked next is told apart by it, and `jsonb` would put its keys in another order.
  answer json,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- Millionths of a euro: while it runs, the most it can cost.
  micros bigint not null check (micros >= 0),
  milliseconds integer,
  error text,
  began_at timestamptz not null default now()
);
create index ai_calls_of_work on house.ai_calls (work, question);
create index ai_calls_by_time on house.ai_calls (began_at);

-- What models said about a child goes with the book; what it cost stays. What was read of a twist, and titles, are kept by
-- what was written alone: so those of everybody go with any book. Asking for them again costs next to nothing.
create function house.forget_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update house.ai_calls set answer = null, error = null
  where answer is not null and (work = old.seed or starts_with(work, 'facts/'));
  return null;
end $$;
create trigger forget_answers after delete on public.books
  for each row execute function house.forget_answers();

-- What scene plans had no word for, by how often it was wished: tells what to draw next.
create table house.picture_wishes (
  wish text primary key check (length(wish) <= 60),
  times integer not null default 1,
  last_at timestamptz not null default now()
);
