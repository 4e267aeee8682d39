-- The buyer's consent to have the download delivered at once, which ends the right to withdraw from buying it
-- (section 6:230p under g of the Dutch Civil Code, article 16 under m of Directive 2011/83): when it was given, and
-- to which words. Null when the download had been bought before, and for orders from before this was asked.

alter table public.orders
  add column withdrawal_words text check (withdrawal_words ~ '^\d{4}-\d{2}-\d{2}$'),
  add column withdrawal_waived_at timestamptz,
  add constraint orders_withdrawal_whole check ((withdrawal_words is null) = (withdrawal_waived_at is null));
