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

-- `word`: the title, or the word at the front.
create function public.save_book_word(book uuid, word text, words text, seen text) returns text
language plpgsql
set search_path = ''
as $$
declare
  kept text;
begin
  if word = 'title' then
    update public.books set title = words where id = book and title in (seen, words) returning title into kept;
  elsif word = 'intro' then
    update public.books set intro = words where id = book and intro in (seen, words) returning intro into kept;
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
