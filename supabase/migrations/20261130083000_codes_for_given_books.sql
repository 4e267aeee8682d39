-- A book that is given by a reading link can be paid for with a gift card, as any other book; a gift card cannot.
alter table public.orders
  drop constraint orders_gift_for_books,
  add constraint orders_gift_for_books
    check (gift_code is null or kind <> 'gift' or coalesce(gift ? 'title', false));
