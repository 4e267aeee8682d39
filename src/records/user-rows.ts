import type { ClientBase, Pool } from 'pg'

type Row = Record<string, unknown>

/** Everything that the tables keep about a user, for their own eyes. */
export interface PersonalData {
  account: Row
  /** Where they are logged in, by what accounts elsewhere, passkeys and second factors. */
  logins: { sessions: Row[]; identities: Row[]; passkeys: Row[]; factors: Row[] }
  books: Row[]
  /** Addresses by which others read a book, without what stands in them, and the words and voices that came by them. */
  readingLinks: Row[]
  /** How they read pages of their books; the sound is among the files. */
  recordings: Row[]
  titles: Row[]
  orders: Row[]
  /** What went back, and what is to go back. */
  refunds: Row[]
  /** Each try at printing a book, with how its parcel can be followed. */
  parcels: Row[]
  invoices: Row[]
  /** The link for pointing others here, and the codes that came of it. */
  referrals: Row[]
  readyMails: Row[]
  reminders: Row[]
  /** The books that they give, and those that were mailed to them. */
  presents: Row[]
  presentsReceived: Row[]
  /** Who paid for their books by a reading link. */
  booksReceived: Row[]
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
    logins: {
      sessions: await rows(
        `select created_at, coalesce(refreshed_at at time zone 'UTC', created_at) as seen_at, user_agent
         from auth.sessions where user_id = $1 order by created_at`,
      ),
      identities: await rows(
        `select provider, identity_data, created_at, last_sign_in_at from auth.identities
         where user_id = $1 order by created_at`,
      ),
      passkeys: await rows(
        `select friendly_name, created_at, last_used_at from auth.webauthn_credentials
         where user_id = $1 order by created_at`,
      ),
      factors: await rows(
        'select factor_type, status, created_at from auth.mfa_factors where user_id = $1 order by created_at',
      ),
    },
    books: await rows(
      `select id, title, intro, brief, state, dedication, ending, made_by, created_at, updated_at, deleted_at,
         (select json_agg(json_build_object('spread', spread, 'text', text, 'written_text', written_text)
            order by spread) from public.book_pages where book_id = books.id) as pages
       from public.books where owner = $1 order by created_at`,
    ),
    readingLinks: await rows(
      `select id, book_id, locale, links.created_at, ends_at, ended_at, views, with_voices,
         (select json_agg(json_build_object('name', name, 'words', words, 'state', state, 'created_at', created_at)
            order by created_at) from public.offered_words where link_id = links.id) as words,
         (select json_agg(json_build_object('id', id, 'place', place, 'reader', reader, 'format', format, 'created_at', created_at)
            order by created_at) from public.offered_recordings where link_id = links.id) as recordings
       from public.reading_links links
       where book_id in (select id from public.books where owner = $1) order by links.created_at`,
    ),
    recordings: await rows(
      `select id, book_id, place, reader, format, spans, voice_id is not null as came_by_link, created_at from public.recordings
       where book_id in (select id from public.books where owner = $1) order by created_at`,
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
    readyMails: await rows(
      `select wishes.book_id, wishes.locale, wishes.created_at
       from public.ready_wishes wishes join public.books on books.id = wishes.book_id where owner = $1`,
    ),
    reminders: await rows('select locale, agreed_at, used_at from public.reminder_wishes where owner = $1'),
    presents: await rows(
      `select order_id, giver_name, message, locale, recipient_email, mail_at, mailed_at, refused_at, thanks,
         thanked_at, created_at
       from public.presents where order_id in (select id from public.orders where owner = $1) order by created_at`,
    ),
    presentsReceived: await rows(
      `select presents.recipient_email, presents.giver_name, presents.message, presents.mailed_at,
         presents.thanks, presents.thanked_at
       from public.presents join auth.users on lower(users.email) = lower(presents.recipient_email)
       where users.id = $1 and users.email_confirmed_at is not null and presents.mailed_at is not null
       order by presents.mailed_at`,
    ),
    booksReceived: await rows(
      `select book_id, giver_name, message, paid_at from public.given_books
       where book_id in (select id from public.books where owner = $1) and paid_at is not null order by paid_at`,
    ),
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

/** Whether somebody has set a second factor; null when they have been erased. */
export async function readStanding(database: Pool, userId: string): Promise<{ hasFactor: boolean } | null> {
  const { rows } = await database.query<{ hasFactor: boolean }>(
    `select exists (
       select 1 from auth.mfa_factors where user_id = users.id and status = 'verified'
     ) as "hasFactor" from auth.users where id = $1`,
    [userId],
  )
  return rows[0] ?? null
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

/**
 * Takes somebody's password away, if a mail lets them in as well, and ends their other sessions, as a new password does:
 * somebody else may have come in by it.
 * @returns their address; null where there was nothing to take away, or no other way in
 */
export async function takePasswordAway(
  database: ClientBase,
  userId: string,
  sessionId: string,
): Promise<string | null> {
  const { rows } = await database.query<{ email: string }>(
    `update auth.users set encrypted_password = null, updated_at = now()
     where id = $1 and email_confirmed_at is not null and encrypted_password <> '' returning email`,
    [userId],
  )
  if (rows[0] === undefined) return null
  await database.query('delete from auth.sessions where user_id = $1 and id::text <> $2', [userId, sessionId])
  return rows[0].email
}
