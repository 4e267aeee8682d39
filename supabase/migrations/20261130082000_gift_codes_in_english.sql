-- The code of a gift card that is given in English begins with an English word; the others stay as they are.
alter table public.gift_cards
  drop constraint gift_cards_code_check,
  add constraint gift_cards_code_check check (code ~ '^(CADEAU|GIFT)[A-Z0-9]{10}$');
