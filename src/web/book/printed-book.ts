import { coverTitleOf } from '#book/cover-title.ts'
import { isNightPage } from '#book/night-page.ts'
import { languageTag } from '#book/options.ts'
import { sizeTable } from '#book/size.ts'
import type { ReaderBook } from '../reader/reader.tsx'
import type { BookView, PageView } from './book-view.ts'
import { coverGround } from './cover-ground.ts'
import type { SetWords } from './set-words.server.ts'

/** What of a book's row is printed. */
export interface BookToPrint
  extends Pick<
    BookView,
    | 'title'
    | 'intro'
    | 'child'
    | 'dedication'
    | 'ending'
    | 'language'
    | 'style'
    | 'size'
    | 'cover_ink'
    | 'cover_bend'
    | 'cover_caption'
    | 'cover_thumbhash'
  > {
  /** Whether the story divides long words. */
  hyphenated: boolean
}

/** What of a page's row is printed. */
export type PageToPrint = Pick<
  PageView,
  'spread' | 'text' | 'picture_blur' | 'picture_colour' | 'panels' | 'caption' | 'double' | 'time' | 'stage'
>

/** Where a book's pictures are, as far as they are there. */
export interface PictureAddresses {
  cover: string | null
  vignette: string | null
  endpaper: string | null
  picture: (spread: number) => string | undefined
  moment: (spread: number) => string | undefined
  spot: (spread: number) => string | undefined
}

/** A book as far as it is there, for the reader. */
export function printedBook(
  book: BookToPrint,
  pages: readonly PageToPrint[],
  pictures: PictureAddresses,
  { setWords, closedNote, isPaid }: { setWords: SetWords; closedNote: string; isPaid: boolean },
): ReaderBook {
  const bySpread = new Map(pages.map((page) => [page.spread, page]))
  return {
    title: book.title,
    locale: languageTag[book.language],
    cover: pictures.cover,
    coverTitle: coverTitleOf(book),
    coverCaption: book.cover_caption,
    hyphenated: book.hyphenated,
    closedNote,
    isPaid,
    spreads: Array.from({ length: sizeTable[book.size].spreads }, (_, spread) => {
      const page = bySpread.get(spread)
      return {
        text: page?.text ?? '',
        words: page?.double?.words,
        isWordless: page?.double?.silent !== undefined,
        caption: page?.caption ?? '',
        picture: pictures.picture(spread),
        colour: page?.picture_colour ?? undefined,
        isNight: isNightPage(page ?? { time: null }),
        blur: lockedGround(book, page),
        moment: pictures.moment(spread),
        panels: page?.panels ?? undefined,
        spot: pictures.spot(spread),
      }
    }),
    matter: {
      intro: book.intro,
      childName: book.child,
      belongsTo: setWords.belongs,
      theEnd: setWords.end,
      dedication: book.dedication,
      ending: book.ending,
      vignette: pictures.vignette,
      endpaper: pictures.endpaper,
    },
  }
}

/** The colours of its own picture, or the cover's where no picture is drawn before it has been paid for. */
function lockedGround(book: BookToPrint, page: PageToPrint | undefined): string | undefined {
  if (page?.picture_blur) return `data:image/webp;base64,${page.picture_blur}`
  return coverGround(book.cover_thumbhash) ?? undefined
}
