import { pick, randomFrom } from '#book/random.ts'
import type { ReadingLevel } from '../../reading-level.ts'
import { spreadsOfSize } from '../spreads-of-size.ts'
import { titleCase } from '../grammar/title-case.ts'
import { lovedNames } from './check-page.ts'
import { fillText, type Referents, slotsOf } from './fill-text.ts'
import type { Arc, ArcText } from './load-arcs.ts'
import { isTold, type PageSource, type Tag } from './parse-lines.ts'
import type { ArcBook } from './prepare-arc.ts'

/** A paragraph of a page; a tagged one stands on its own for the design of the page. */
export interface Paragraph {
  text: string
  tag?: Tag
}

export interface ToldBeat {
  id: string
  paragraphs: Paragraph[]
  /** What its picture shows, for whoever does not see it. */
  picture: string
}

/** A piece of a page before it is set in paragraphs: null begins a new one. */
type Piece = Paragraph | null

/** Tells an arc for one book, beat by beat. Pure: the same book is told in the same words. */
export function tellArc(arc: Arc, book: ArcBook): ToldBeat[] {
  const { beats } = arc.texts[book.language]
  return spreadsOfSize({ spreads: arc.beats }, book.size).map(({ id }) => {
    const pages = beats[id] ?? {}
    const picture = paragraphsOf(tellPage(pages, 'picture', id, book))
    return {
      id,
      paragraphs: paragraphsOf(tellPage(pages, book.level, id, book)),
      picture: picture.map(({ text }) => text).join(' '),
    }
  })
}

/** The text of a beat as it is read aloud, a line a paragraph. */
export function textOf({ paragraphs }: ToldBeat): string {
  return paragraphs.map(({ text }) => text).join('\n')
}

/** The titles that this book keeps: none names what it does not tell, or explains which of two it means. */
export function titlesOf(arc: Arc, book: ArcBook): string[] {
  return arc.texts[book.language].titles
    .filter(({ when }) => isTold(when, book.flags))
    .filter(({ text }) => !slotsOf(text).some(({ id }) => id !== undefined && book.apart.has(id)))
    .map(({ text }) => fillText(text, inTitles(book), book.language))
}

/** English titles have capitals, in what is loved as well: An Octopus on Her Green Bicycle. */
function inTitles({ referents, language }: ArcBook): Referents {
  if (language !== 'english') return referents
  const loved = lovedNames.flatMap((id) => {
    const thing = referents[id]
    return thing ? [[id, { ...thing, name: titleCase(thing.name, true) }] as const] : []
  })
  return { ...referents, ...Object.fromEntries(loved) }
}

/** What stands on the title page, at the end and on the back, and what the cover shows. */
export function frameOf(
  arc: Arc,
  { language, referents, seed }: ArcBook,
): Record<'dedication' | 'ending' | 'blurb' | 'cover', string> {
  const { dedications, endings, blurb, cover } = arc.texts[language]
  const line = (lines: readonly string[], key: string): string =>
    fillText(pick(lines, randomFrom(`${seed}/${key}`)), referents, language)
  return {
    dedication: line(dedications, 'dedication'),
    ending: line(endings, 'ending'),
    blurb: fillText(blurb, referents, language),
    cover: fillText(cover, referents, language),
  }
}

function tellPage(
  pages: ArcText['beats'][string],
  level: ReadingLevel | 'picture',
  id: string,
  book: ArcBook,
): Piece[] {
  const page = pages[level]
  if (!page) throw new Error(`beat ${id} is not written for the level ${level}`)
  const borrowed = page.borrows ? tellPage(pages, page.borrows, id, book) : []
  // What an older level adds comes before the refrain that closes the page.
  const close = borrowed.findLastIndex((piece) => piece?.tag === undefined) + 1
  return [...borrowed.slice(0, close), ...tellLines(page, `${id}/${level}`, book), ...borrowed.slice(close)]
}

function tellLines(
  { lines }: PageSource,
  key: string,
  { referents, flags, language, seed }: ArcBook,
): Piece[] {
  return lines.flatMap((line, index): Piece[] => {
    if (line === 'paragraph') return [null]
    const branch = line.find(({ when }) => isTold(when, flags))
    if (!branch) return []
    const [only, ...more] = branch.tellings
    const telling = more.length > 0 ? pick(branch.tellings, randomFrom(`${seed}/${key}/${index}`)) : only
    return !telling || telling.text === ''
      ? []
      : [{ ...telling, text: fillText(telling.text, referents, language) }]
  })
}

function paragraphsOf(pieces: readonly Piece[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let joins = false
  for (const piece of pieces) {
    const last = paragraphs.at(-1)
    if (piece === null) joins = false
    else if (joins && last && piece.tag === undefined) last.text += ` ${piece.text}`
    else {
      paragraphs.push({ ...piece })
      joins = piece.tag === undefined
    }
  }
  return paragraphs
}
