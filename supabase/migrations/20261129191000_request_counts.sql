-- How often functions were asked for within a window of time, where accounts lie in a schema that is not ours to add to (a
-- hosted project's). Counts need not survive a crash.
create unlogged table house.request_counts (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
create index request_counts_window on house.request_counts (window_ends_at);
