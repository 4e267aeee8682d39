-- What of what a parent wrote a model's story does not tell, in the parent's own words, for the notice `story_untold`.
alter table public.books add column untold text[] not null default '{}';
