-- Titles stand in the subject of a mail and names in the file of a book: no line breaks, no other control characters
-- and no marks that turn the direction of what follows. They are taken out, not refused: people paste them unseen.

create function private.clean_book_words() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  turning constant text := '[\u200E\u200F\u202A-\u202E\u2066-\u2069]';
begin
  new.title := btrim(regexp_replace(
    regexp_replace(new.title, turning, '', 'g'), '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g'));
  -- A message may have lines.
  new.intro := regexp_replace(
    regexp_replace(new.intro, turning, '', 'g'), '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g');
  return new;
end
$$;
create trigger books_clean_words before insert or update of title, intro on public.books
  for each row execute function private.clean_book_words();

update public.books set title = title
where title || intro ~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]';
