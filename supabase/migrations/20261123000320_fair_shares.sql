-- How often one person has asked for what costs something, whatever address it comes from; in windows, for all
-- processes together. Who starts anew after a crash may ask anew.
create unlogged table house.person_calls (
  user_id uuid not null,
  name text not null,
  window_ends_at timestamptz not null,
  calls integer not null,
  primary key (user_id, name)
);
create index person_calls_ended on house.person_calls (window_ends_at);

create index books_making on public.books (owner) where state = 'making';
