import type { BookLanguage } from '#book/options.ts'
import { languageOfSite } from '../locale/language-of-site.ts'
import { localeOfPath } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'

interface TitledBook {
  title: string
  language: BookLanguage
  /** The child's name. */
  child: string
}

/**
 * What a book is called where no language can be marked, as in the title of a window: by its title in the site's own language,
 * else for whom it is. A voice that reads Dutch would spell out a Japanese title, or say nothing.
 * @param path of the screen
 */
export function titleInWords({ title, language, child }: TitledBook, path: string): string {
  return language === languageOfSite[localeOfPath(path)] ? title : m.book_named({ name: child })
}

/** The same as the title of the book's own screen. */
export function pageTitleOf(book: TitledBook, path: string): string {
  const { title, language, child } = book
  return language === languageOfSite[localeOfPath(path)]
    ? m.book_page_title({ title })
    : m.book_page_title_named({ name: child })
}
