import type { LinkedBook } from '#functions/read-by-link.ts'
import type { PictureAddresses } from '../book/printed-book.ts'

/**
 * Where the pictures of a book are for who reads it by a link: each is asked for with the link, and is gone with it. Files are
 * called as in `bookPaths`, without the book.
 */
export function linkedPictures(token: string, book: LinkedBook): PictureAddresses {
  const at = (file: string): string => `/api/reading/${token}/${file}`
  const pageOf = new Map(book.pages.map((page) => [page.spread, page]))
  return {
    cover: book.cover_version > 0 ? at(`cover/v${book.cover_version}.webp`) : null,
    vignette: at('cover/vignette.jpg'),
    endpaper: book.has_endpaper ? at('cover/endpaper.webp') : null,
    picture: (spread) => {
      const version = pageOf.get(spread)?.picture_version ?? 0
      return version > 0 ? at(`screen/${spread}-v${version}.webp`) : undefined
    },
    moment: (spread) => (pageOf.get(spread)?.has_moment ? at(`screen/moment-${spread}.jpg`) : undefined),
    spot: (spread) => (pageOf.get(spread)?.has_spot ? at(`cover/spot-${spread}.jpg`) : undefined),
  }
}
