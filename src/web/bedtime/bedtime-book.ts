import { bookPaths } from '#book/book-paths.ts'
import type { BookLanguage } from '#book/options.ts'
import { firstName } from '#book/reading-link.ts'
import { levelOfAge, type ReadingLevel } from '#story/reading-level.ts'
import type { BookAndPages } from '../book/book-view.ts'
import { coverGround } from '../book/cover-ground.ts'
import { isBought } from '../book/screen-of.ts'

/** A page as it is read in bed. What it is called is what a recording of it is called too. */
export interface BedtimePage {
  /** `cover`, `intro`, the number of its spread, counted from 0, or `end`. */
  place: string
  text: string
  /** Path of its picture in the bucket of books; null: there is none, or it is locked. */
  picture: string | null
  /** Address of the colours of a picture that is locked. */
  blur: string | null
  /** The picture has not been paid for. */
  isLocked: boolean
  caption: string
  /** What its picture is remembered by, as #rrggbb. */
  colour: string | null
  /** Its picture lies over two pages. Who is in it stands anywhere in it, beside the words and below them. */
  isWide: boolean
}

/** All that is shown of a book in bed, and all that a device keeps of its words. */
export interface BedtimeBook {
  id: string
  title: string
  /** First name of the child. */
  child: string
  language: BookLanguage
  level: ReadingLevel
  pages: readonly BedtimePage[]
}

/** A book as it is read in bed: its cover, what is written at its front, its story, and its end. */
export function bedtimeBook({ book, pages }: BookAndPages, theEnd: string): BedtimeBook {
  const cover = book.cover_version > 0 ? bookPaths.cover(book.id, book.cover_version) : null
  const plain = {
    picture: null,
    blur: null,
    isLocked: false,
    caption: '',
    colour: null,
    isWide: false,
  } as const
  const story = pages.map((page): BedtimePage => {
    const isDrawn = isBought(book.state) && page.picture_version > 0
    return {
      place: String(page.spread),
      text: page.text,
      picture: isDrawn ? bookPaths.picture(book.id, page.spread, page.picture_version) : null,
      blur: page.picture_blur === null ? coverGround(book.cover_thumbhash) : blurAddress(page.picture_blur),
      isLocked: !isDrawn,
      caption: page.caption,
      colour: page.picture_colour,
      isWide: page.double !== null,
    }
  })
  return {
    id: book.id,
    title: book.title,
    child: firstName(book.child),
    language: book.language,
    level: levelOfAge(book.hero.age),
    pages: [
      { ...plain, place: 'cover', text: book.title, picture: cover, caption: book.cover_caption ?? '' },
      ...(book.intro.trim() === '' ? [] : [{ ...plain, place: 'intro', text: book.intro, picture: cover }]),
      ...story,
      {
        ...plain,
        place: 'end',
        text: [theEnd, book.ending].filter((words) => words !== '').join('\n\n'),
        picture: bookPaths.vignette(book.id),
      },
    ],
  }
}

function blurAddress(blur: string): string {
  return `data:image/webp;base64,${blur}`
}
