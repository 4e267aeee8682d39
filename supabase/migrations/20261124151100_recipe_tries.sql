-- How often a piece of work was begun without getting any further: one whose work kills its worker is given up after some
-- tries. Not exposed over REST; only the server's own connection comes here.
create table house.recipe_tries (
  workflow_id text primary key,
  tries integer not null default 1,
  -- How many of its steps were done when it was begun last.
  steps_done bigint not null default 0,
  begun_at timestamptz not null default now()
);
