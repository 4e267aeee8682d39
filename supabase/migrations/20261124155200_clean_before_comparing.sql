-- A word of a book is compared as it is kept: without control characters and marks that turn the direction. Sent again after
-- an answer that got lost, it counts as saved.

create function private.clean_book_word(word text, words text) returns text
language sql immutable
set search_path = ''
as $$
  select case word
    when 'title' then btrim(regexp_replace(straight, '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g'))
    -- A message may have lines.
    when 'intro' then regexp_replace(straight, '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g')
  end
  from (values (regexp_replace(words, '[\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'))) as told (straight)
$$;

create or replace function private.clean_book_words() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.title := private.clean_book_word('title', new.title);
  new.intro := private.clean_book_word('intro', new.intro);
  return new;
end
$$;

create or replace function public.save_book_word(book uuid, word text, words text, seen text) returns text
language plpgsql
set search_path = ''
as $$
declare
  kept text;
  cleaned text := private.clean_book_word(word, words);
begin
  if word = 'title' then
    update public.books set title = cleaned where id = book and title in (seen, cleaned) returning title into kept;
  elsif word = 'intro' then
    update public.books set intro = cleaned where id = book and intro in (seen, cleaned) returning intro into kept;
  end if;
  if found or not private.text_is_open(book) then
    return kept;
  end if;
  select case word when 'title' then title when 'intro' then intro end into kept
    from public.books where id = book and word in ('title', 'intro');
  if found then
    raise sqlstate 'PT409' using message = 'words_changed', detail = kept;
  end if;
  return null;
end
$$;
grant execute on function private.clean_book_word(text, text) to authenticated, service_role;
