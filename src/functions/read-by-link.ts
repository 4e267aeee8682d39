import * as z from 'zod/mini'
import { hyphenates } from '#book/hyphenates.ts'
import type { BookLanguage, Style } from '#book/options.ts'
import { type SoundFormat } from '#book/recording.ts'
import { firstName, linkToken } from '#book/reading-link.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Size } from '#book/size.ts'
import type { Spans } from '#book/word-times.ts'
import { type BookRow, readBook } from '#records/book-rows.ts'
import { type PageRow, readPages } from '#records/page-rows.ts'
import { readVoicesOf } from '#records/offered-recording-rows.ts'
import { findLink } from '#records/reading-link-rows.ts'
import { levelOfAge, type ReadingLevel } from '#story/reading-level.ts'
import { type OpenFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({ token: z.string().check(z.regex(linkToken)) })

/** What somebody sees of a book who reads it by a link: what is printed in it, and nothing else that was told for it. */
export interface LinkedBook
  extends Pick<
    BookRow,
    | 'title'
    | 'intro'
    | 'dedication'
    | 'ending'
    | 'cover_version'
    | 'cover_bend'
    | 'cover_thumbhash'
    | 'has_endpaper'
  > {
  /** The child's first name. */
  child: string
  language: BookLanguage
  style: Style
  size: Size
  cover_ink: 'dark' | 'light'
  cover_caption: string | null
  /** Whether the story divides long words. */
  hyphenated: boolean
  /** Its pictures have been paid for. */
  isPaid: boolean
  /** A word for its front can still come into it. */
  takesWords: boolean
  /** A voice can be recorded for it. */
  takesVoices: boolean
  /** For whom it reads: how calmly its words are followed. */
  level: ReadingLevel
  /** The voices that go with the book, where its owner lets this link hear them. */
  voices: LinkedVoice[]
  /** From whom it is, and with which words, when it is a present; null: it is shown, and not given. */
  present: { giver: string; message: string; isThanked: boolean } | null
  /** It can be kept as a file. */
  keeps: boolean
  /** When the link ends, ISO 8601; null: when its owner ends it. */
  endsAt: string | null
  pages: LinkedPage[]
}

/** A page as somebody reads it. */
export interface LinkedVoice {
  id: string
  place: string
  reader: string
  format: SoundFormat
  spans: Spans
}

export interface LinkedPage
  extends Pick<
    PageRow,
    | 'spread'
    | 'text'
    | 'picture_version'
    | 'picture_blur'
    | 'picture_colour'
    | 'has_spot'
    | 'has_moment'
    | 'panels'
  > {
  caption: string
  double: ScenePlan['double'] | null
  time: ScenePlan['time'] | null
  /** The story whose stage shows its picture. */
  stage: string | null
}

/** The book that a link opens. Every link that opens none is answered alike: ended, over, erased, or never made. */
export const readByLink: OpenFunction = async ({ database }, request) => {
  const read = await readBody(request, bodySchema)
  const link = read.ok ? await findLink(database, read.body.token) : null
  if (link === null) return refuse(404, 'link_over')
  const [book, pages, voices] = await Promise.all([
    readBook(database, link.book_id),
    readPages(database, link.book_id),
    link.with_voices ? readVoicesOf(database, link.book_id) : [],
  ])
  const answer: LinkedBook = {
    ...shownOf(book),
    isPaid: link.is_paid,
    // Who is given a book has nothing to do for it.
    takesWords: link.text_is_open && link.giver_name === null,
    takesVoices: link.giver_name === null,
    voices,
    present:
      link.giver_name === null
        ? null
        : { giver: link.giver_name, message: link.message ?? '', isThanked: link.is_thanked },
    keeps: link.keeps && book.state === 'finished',
    endsAt: link.ends_at?.toISOString() ?? null,
    pages: pages.map((page) => pageOf(page, link.is_paid)),
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

function shownOf(
  book: BookRow,
): Omit<
  LinkedBook,
  'isPaid' | 'takesWords' | 'takesVoices' | 'voices' | 'present' | 'keeps' | 'endsAt' | 'pages'
> {
  const { hero, language, style, size } = book.brief
  return {
    title: book.title,
    intro: book.intro,
    dedication: book.dedication,
    ending: book.ending,
    cover_version: book.cover_version,
    cover_bend: book.cover_bend,
    cover_ink: book.cover_ink,
    cover_thumbhash: book.cover_thumbhash,
    cover_caption: book.cover_scene?.caption ?? null,
    has_endpaper: book.has_endpaper,
    child: firstName(hero.name),
    level: levelOfAge(hero.age),
    hyphenated: hyphenates({ age: hero.age, language }),
    language,
    style,
    size,
  }
}

function pageOf(page: PageRow, isPaid: boolean): LinkedPage {
  const { spread, text, scene, picture_version, picture_blur, picture_colour, has_spot, has_moment } = page
  return {
    spread,
    text,
    picture_version: isPaid ? picture_version : 0,
    picture_blur,
    picture_colour,
    has_spot,
    has_moment: isPaid && has_moment,
    panels: isPaid ? page.panels : null,
    caption: scene.caption,
    double: scene.double ?? null,
    time: scene.time,
    stage: scene.stage?.story ?? null,
  }
}
