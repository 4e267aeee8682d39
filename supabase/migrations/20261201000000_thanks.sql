-- Who unwraps a present can thank its giver, once, in a few words.
alter table public.presents
  add column thanks text check (char_length(thanks) between 1 and 240),
  -- Since when; stays when whoever wrote it was erased.
  add column thanked_at timestamptz;
