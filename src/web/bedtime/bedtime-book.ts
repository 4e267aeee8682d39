import { bookPaths } from '#book/book-paths.ts'
import type { BookLanguage } from '#book/options.ts'
import { firstName } from '#book/reading-link.ts'
import type { LinkedBook } from '#functions/read-by-link.ts'
import { levelOfAge, type ReadingLevel } from '#story/reading-level.ts'
import type { BookAndPages } from '../book/book-view.ts'
import type { PictureAddresses } from '../book/printed-book.ts'
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
  /** Pictures that are not there yet are being drawn. */
  isPaid: boolean
  pages: readonly BedtimePage[]
}

/** A book as it is read in bed: its cover, what is written at its front, its story, and its end. */
export function bedtimeBook({ book, pages }: BookAndPages, theEnd: string): BedtimeBook {
  const versions = new Map(pages.map((page) => [page.spread, page.picture_version]))
  const pictures = {
    cover: book.cover_version > 0 ? bookPaths.cover(book.id, book.cover_version) : null,
    vignette: bookPaths.vignette(book.id),
    picture: (spread: number): string | undefined => {
      const version = versions.get(spread) ?? 0
      return isBought(book.state) && version > 0 ? bookPaths.picture(book.id, spread, version) : undefined
    },
  }
  return {
    id: book.id,
    title: book.title,
    child: firstName(book.child),
    language: book.language,
    level: levelOfAge(book.hero.age),
    isPaid: isBought(book.state),
    pages: pagesOf({ ...book, pages }, pictures, theEnd),
  }
}

/**
 * The same of a book by a reading link. It is known by what stands in the address of that, since nothing else of it is told.
 * @param pictures where they are for who reads by the link
 */
export function linkedBedtimeBook(
  token: string,
  book: LinkedBook,
  { pictures, theEnd }: { pictures: PictureAddresses; theEnd: string },
): BedtimeBook {
  const { title, child, language, level, isPaid } = book
  return { id: token, title, child, language, level, isPaid, pages: pagesOf(book, pictures, theEnd) }
}

interface Told extends Pick<LinkedBook, 'title' | 'intro' | 'ending' | 'cover_caption' | 'cover_thumbhash'> {
  pages: readonly Pick<
    LinkedBook['pages'][number],
    'spread' | 'text' | 'picture_blur' | 'picture_colour' | 'caption' | 'double'
  >[]
}

function pagesOf(
  book: Told,
  pictures: Pick<PictureAddresses, 'cover' | 'vignette' | 'picture'>,
  theEnd: string,
): BedtimePage[] {
  const { cover } = pictures
  const plain = {
    picture: null,
    blur: null,
    isLocked: false,
    caption: '',
    colour: null,
    isWide: false,
  } as const
  const story = book.pages.map((page): BedtimePage => {
    const picture = pictures.picture(page.spread) ?? null
    return {
      place: String(page.spread),
      text: page.text,
      picture,
      blur: page.picture_blur === null ? coverGround(book.cover_thumbhash) : blurAddress(page.picture_blur),
      isLocked: picture === null,
      caption: page.caption,
      colour: page.picture_colour,
      isWide: page.double !== null,
    }
  })
  return [
    { ...plain, place: 'cover', text: book.title, picture: cover, caption: book.cover_caption ?? '' },
    ...(book.intro.trim() === '' ? [] : [{ ...plain, place: 'intro', text: book.intro, picture: cover }]),
    ...story,
    {
      ...plain,
      place: 'end',
      text: [theEnd, book.ending].filter((words) => words !== '').join('\n\n'),
      picture: pictures.vignette,
    },
  ]
}

function blurAddress(blur: string): string {
  return `data:image/webp;base64,${blur}`
}
