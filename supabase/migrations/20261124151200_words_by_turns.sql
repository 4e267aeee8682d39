-- Words are changed by whoever has seen what they change: a second tab that saves over newer words is told (409), with
-- the words that stand there now as the error's detail. Words that are there already count as saved, so that a save whose
-- answer got lost can be sent again. The caller's own rights decide, as for any other change of these rows; what may
-- not be changed by them, or is not there, gives null.

create function public.save_page_text(book uuid, page integer, words text, seen text) returns text
language plpgsql
set search_path = ''
as $$
declare
  kept text;
begin
  update public.book_pages set text = words
    where book_id = book and spread = page and text in (seen, words)
    returning text into kept;
  if found or not private.text_is_open(book) then
    return kept;
  end if;
  select text into kept from public.book_pages where book_id = book and spread = page;
  if found then
    raise sqlstate 'PT409' using message = 'words_changed', detail = kept;
  end if;
  return null;
end
$$;

-- A word is compared as it is kept: without control characters and marks that turn the direction.
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

-- `word`: the title, or the word at the front.
create function public.save_book_word(book uuid, word text, words text, seen text) returns text
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
revoke execute on function public.save_page_text(uuid, integer, text, text),
  public.save_book_word(uuid, text, text, text) from public, anon;
grant execute on function public.save_page_text(uuid, integer, text, text),
  public.save_book_word(uuid, text, text, text) to authenticated, service_role;
grant execute on function private.clean_book_word(text, text) to authenticated, service_role;
