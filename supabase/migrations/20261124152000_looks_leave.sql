-- What a model saw in the pictures of a book is kept under the book's own id, and goes with the book as what was said of its words.
create or replace function house.forget_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update house.ai_calls set answer = null, error = null
  where answer is not null and (work in (old.seed, old.id::text) or starts_with(work, 'facts/'));
  return null;
end $$;
