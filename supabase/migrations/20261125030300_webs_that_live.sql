-- Web processes that live, as `house.workers` knows workers: what a dead one was asking a model has ended with it.
create table house.webs (
  web_id text primary key,
  beat_at timestamptz not null default now()
);
