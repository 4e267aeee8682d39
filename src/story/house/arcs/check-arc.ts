import { genders } from '#book/options.ts'
import { levelOfAge, type ReadingLevel, readingLevels } from '../../reading-level.ts'
import { briefGrid } from '../brief-grid.ts'
import { legsAsked } from '../check-bodies.ts'
import type { BookFault } from '../check-book.ts'
import { checkPrint } from '../check-text.ts'
import { type ContentLanguage, contentLanguages } from '../content-language.ts'
import { arcChild, type ArcChild, castsToTry } from './arc-children.ts'
import { checkArcPage, type PageReport } from './check-arc-page.ts'
import { fillText } from './fill-text.ts'
import type { Arc } from './load-arcs.ts'
import { lovedNames } from './check-page.ts'
import { type ArcBook, prepareArc } from './prepare-arc.ts'
import { sizesTold } from './sizes-told.ts'
import { frameOf, tellArc, textOf, titlesOf, type ToldBeat } from './tell-arc.ts'

interface ArcReport {
  /** Each kind of fault once, with one child that has it. */
  faults: string[]
  books: number
  /** How many different pages were in them. */
  pages: number
}

interface TriedChild extends ArcChild {
  /** Everybody has a name of one word. */
  isPlain: boolean
}

/** What has been said of the pages of a language, by their text. */
type KnownPages = Record<ReadingLevel, Map<string, PageReport>>

const titlesOfBook = 10

/**
 * Tells an arc in every language, size and level for every cast of none to five and each of those it may have happened to,
 * with genders, answers and wheelchairs in turn, and for names that are hard on grammar. Lists what an editor would mark.
 */
export function checkArc(arc: Arc): ArcReport {
  const faults = new Map<string, string>()
  let books = 0
  let pages = 0
  for (const language of contentLanguages) {
    const known = Object.fromEntries(readingLevels.map((level) => [level, new Map()])) as KnownPages
    for (const child of childrenToTry(arc, language)) {
      books += 1
      for (const { key, example } of checkArcBook(arc, child, language, known)) {
        const place = `${arc.id} ${language} ${key}`
        if (!faults.has(place))
          faults.set(place, `${place} (${child.name}): ${example.replaceAll('\n', ' / ')}`)
      }
    }
    pages += readingLevels.reduce((sum, level) => sum + known[level].size, 0)
  }
  return { faults: [...faults.values()], books, pages }
}

function* childrenToTry(arc: Arc, language: ContentLanguage): Generator<TriedChild> {
  for (const [turn, size] of sizesTold(arc).entries()) {
    for (const who of arc.event ? Object.keys(arc.event.who) : [null]) {
      for (const [row, level] of arc.levels.entries()) {
        for (const [place, cast] of castsToTry().entries()) {
          // Each line meets each gender, answer and body in some cast and size; all of them in all would be twelve times as much.
          const answer = turn + row + place
          const gender = genders[answer % genders.length] ?? 'other'
          const aboutGender = genders[Math.floor(place / genders.length) % genders.length] ?? 'other'
          const choice = { size, who, level, cast, gender, aboutGender, answer, wheels: place % 5 === turn }
          yield { ...arcChild(arc, choice, language), isPlain: true }
        }
      }
      for (const grid of briefGrid()) {
        const brief = grid.brief({ theme: arc.theme?.of ?? 'family', language, size })
        if (!arc.levels.includes(levelOfAge(brief.hero.age))) continue
        const name = (who !== null && arc.event?.who[who]?.example.name[language]) || ''
        const facts = who === null ? null : { who, name, gender: 'other' as const, answers: [] }
        yield { name: `${grid.name}, ${who ?? 'of a theme'}`, brief, facts, isPlain: false }
      }
    }
  }
}

function checkArcBook(
  arc: Arc,
  { brief, facts, name, isPlain }: TriedChild,
  language: ContentLanguage,
  pagesOfLevel: KnownPages,
): BookFault[] {
  const book = prepareArc(arc, brief, facts, name)
  let told: ToldBeat[]
  try {
    told = tellArc(arc, book)
  } catch (error) {
    return [
      { key: `${brief.size} ${book.level}`, example: error instanceof Error ? error.message : String(error) },
    ]
  }
  const { barred } = arc.texts[language]
  const known = pagesOfLevel[book.level]
  const faults: BookFault[] = []
  const heard = new Map<string, string>()
  const reports: PageReport[] = []
  for (const beat of told) {
    const text = textOf(beat)
    const silent = arc.beats.find(({ id }) => id === beat.id)?.silent === true
    const report = known.get(text) ?? checkArcPage(text, book.level, language, { barred, silent })
    known.set(text, report)
    reports.push(report)
    const place = `${beat.id} ${book.level}`
    for (const fault of [...report.faults, ...(isPlain ? report.length : [])])
      faults.push({ key: `${place} ${fault}`, example: text })
    faults.push(...checkEchoes(beat, report, heard, place))
  }
  for (const { doing, clause } of legsAsked(told.map(textOf), brief, language))
    faults.push({ key: `${book.level} asks legs of a wheelchair: ${doing}`, example: clause })
  return [...faults, ...checkRefrain(arc, book, told), ...checkCast(book, reports), ...checkFrame(arc, book)]
}

/** No sentence comes twice in a book, unless it is a refrain. */
function checkEchoes(
  { id, paragraphs }: ToldBeat,
  { sentences }: PageReport,
  heard: Map<string, string>,
  place: string,
): BookFault[] {
  const refrains = paragraphs.filter(({ tag }) => tag === 'refrain').map(({ text }) => text)
  return sentences
    .filter((sentence) => !refrains.some((refrain) => refrain.includes(sentence)))
    .flatMap((sentence) => {
      const before = heard.get(sentence)
      heard.set(sentence, id)
      return before === undefined
        ? []
        : [{ key: `${place} says again what ${before} said`, example: sentence }]
    })
}

function checkRefrain(arc: Arc, { size, level }: ArcBook, told: readonly ToldBeat[]): BookFault[] {
  const count = told.filter(({ paragraphs }) => paragraphs.some(({ tag }) => tag === 'refrain')).length
  if (count >= arc.refrains) return []
  return [{ key: `${size} ${level} has its refrain too seldom`, example: `${count} times` }]
}

/** On how many pages somebody with a role is named at least: the youngest are told of one thing a page. */
function leastNamings({ level, size }: ArcBook): number {
  if (level === 'baby') return 1
  return size === 'small' || level === 'toddler' ? 2 : 3
}

/** Who has no role, and what is loved. */
const namedOnce: readonly string[] = ['others', ...lovedNames]

function checkCast(book: ArcBook, pages: readonly PageReport[]): BookFault[] {
  return Object.entries(book.referents)
    .map(([role, { name }]) => ({
      role,
      count: pages.filter(({ lowerCase }) => lowerCase.includes(name.toLowerCase())).length,
    }))
    .filter(({ role, count }) => count < (namedOnce.includes(role) ? 1 : leastNamings(book)))
    .map(({ role, count }) => ({
      key: `${book.size} ${book.level} leaves out ${role}`,
      example: `named on ${count}`,
    }))
}

/** Titles and what stands above them, dedications and endings. */
function checkFrame(arc: Arc, book: ArcBook): BookFault[] {
  const titles = titlesOf(arc, book)
  const { dedication, ending } = frameOf(arc, book)
  const { about: aboutSource, barred } = arc.texts[book.language]
  const about = fillText(aboutSource, book.referents, book.language)
  return [
    ...(new Set(titles).size < titlesOfBook
      ? [{ key: 'has too few titles', example: titles.join('; ') }]
      : []),
    ...[dedication, ending, about].flatMap((line) =>
      checkPrint(line, barred).map((fault) => ({ key: `frame ${fault}`, example: line })),
    ),
  ]
}
