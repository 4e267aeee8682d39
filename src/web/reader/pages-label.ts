import { m } from '../messages/generated/messages.js'
import { pageNumbers, type ReaderPage } from './book-pages.ts'

/** "Cover", "Endpaper", "Page 3", "Pages 4 and 5". */
export function pagesLabel(pages: readonly (ReaderPage | null)[], spreadCount: number): string {
  const [first, second] = pageNumbers(pages, spreadCount)
  if (first === undefined) {
    return pages.some((page) => page?.kind === 'endpaper') ? m.book_endpaper() : m.book_cover()
  }
  return second === undefined
    ? m.book_page_number({ page: first })
    : m.book_page_numbers({ left: first, right: second })
}
