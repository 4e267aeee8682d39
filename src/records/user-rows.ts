import type { ClientBase, Pool } from 'pg'

type Row = Record<string, unknown>

/** Everything that the tables keep about a user, for their own eyes. */
export interface PersonalData {
  account: Row
  books: Row[]
  titles: Row[]
  orders: Row[]
  /** What went back, and what is to go back. */
  refunds: Row[]
  /** Each try at printing a book, with how its parcel can be followed. */
  parcels: Row[]
  invoices: Row[]
  /** The link for pointing others here, and the codes that came of it. */
  referrals: Row[]
  reminders: Row[]
  /** The gift cards that they bought, and those that were mailed to them. */
  giftCards: Row[]
  giftCardsReceived: Row[]
}

/** Reads all that is kept about a user. */
export async function readPersonalData(database: Pool, userId: string): Promise<PersonalData> {
  const rows = async (query: string): Promise<Row[]> => (await database.query<Row>(query, [userId])).rows
  const [account] = await rows(
    'select id, email, created_at, last_sign_in_at, raw_user_meta_data from auth.users where id = $1',
  )
  return {
    account: account ?? {},
    books: await rows(
      `select id, title, intro, brief, state, dedication, ending, made_by, created_at, updated_at, deleted_at,
         (select json_agg(json_build_object('spread', spread, 'text', text, 'written_text', written_text)
            order by spread) from public.book_pages where book_id = books.id) as pages
       from public.books where owner = $1 order by created_at`,
    ),
    titles: await rows(
      'select draft_id, round, titles, created_at from public.title_rounds where owner = $1 order by created_at',
    ),
    orders: await rows(
      `select id, book_id, kind, status, fulfilment, locale, email, book_cents, discount_code, discount_cents,
         shipping_cents, currency, address, gift, gift_code, gift_cents, referrer, withdrawal_words, withdrawal_waived_at, created_at, paid_at,
         canceled_at
       from public.orders where owner = $1 order by created_at`,
    ),
    refunds: await rows(
      `select order_id, amount_cents, reason, state, gift_code, created_at, done_at
       from public.refunds where order_id in (select id from public.orders where owner = $1) order by created_at`,
    ),
    parcels: await rows(
      `select order_id, attempt, printer, state, tracking, created_at, updated_at
       from public.print_jobs where order_id in (select id from public.orders where owner = $1)
       order by created_at, attempt`,
    ),
    invoices: await rows(
      `select number, kind, order_id, corrects, issued_on::text, country, vat_cents, total_cents, lines, buyer
       from public.invoices where owner = $1 order by year, place`,
    ),
    referrals: await rows(
      `select handle, locale, created_at,
         (select json_agg(json_build_object('code', code, 'created_at', created_at) order by created_at)
            from public.referral_rewards where referrer = $1) as codes
       from public.referrers where owner = $1`,
    ),
    reminders: await rows('select locale, agreed_at, used_at from public.reminder_wishes where owner = $1'),
    giftCards: await rows(
      `select order_id, code, cents, private.gift_card_left(code) as left_cents, locale, recipient_email,
         recipient_name, giver_name, message, mail_at, mailed_at, valid_until, ended_at, created_at
       from public.gift_cards where owner = $1 order by created_at`,
    ),
    giftCardsReceived: await rows(
      `select cards.cents, cards.recipient_email, cards.recipient_name, cards.message, cards.mailed_at
       from public.gift_cards cards join auth.users on lower(users.email) = lower(cards.recipient_email)
       where users.id = $1 and users.email_confirmed_at is not null and cards.mailed_at is not null
       order by cards.mailed_at`,
    ),
  }
}

/** Whether somebody has not been erased. */
export async function userExists(database: Pool, userId: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from auth.users where id = $1', [userId])
  return rows.length > 0
}

/**
 * Has an erasure of somebody wait until the transaction ends. Taken before locks on what is theirs, since an erasure takes
 * them in that order too.
 */
export async function holdUser(client: ClientBase, userId: string): Promise<void> {
  await client.query('select 1 from auth.users where id = $1 for key share', [userId])
}

/** Removes a user: sessions, titles and whatever else is theirs go along. */
export async function deleteUser(database: Pool, userId: string): Promise<void> {
  await database.query('delete from auth.users where id = $1', [userId])
}
