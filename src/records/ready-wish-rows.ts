import type { ClientBase } from 'pg'

/** Takes the wish for a mail as soon as a book is there, with where it goes; null when there is none, or no address. */
export async function takeReadyWish(
  transaction: ClientBase,
  bookId: string,
): Promise<{ email: string; locale: 'nl' | 'en' } | null> {
  const { rows } = await transaction.query<{ email: string | null; locale: 'nl' | 'en' }>(
    `with wish as (delete from public.ready_wishes where book_id = $1 returning book_id, locale)
     select users.email, wish.locale
     from wish join public.books on books.id = wish.book_id join auth.users on users.id = books.owner`,
    [bookId],
  )
  const [wish] = rows
  return wish?.email ? { email: wish.email, locale: wish.locale } : null
}
