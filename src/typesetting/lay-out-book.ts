import { type LetteredWord, letterWord } from '#lettering/letter-word.ts'
import { letterTitle, type Lettering } from '#lettering/letter-title.ts'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { encode } from 'uqr'
import YAML from 'yaml'
import * as z from 'zod'
import { asPrinted as printed } from '#book/as-printed.ts'
import { hyphenates } from '#book/hyphenates.ts'
import { isDrawn } from '#book/drawn-lines.ts'
import { inNumerals } from '#book/numerals.ts'
import {
  type BookLanguage,
  bookLanguages,
  directionOf,
  languageTag,
  type Style,
  styles,
} from '#book/options.ts'
import { pageColour, softInkColour } from '#book/page-colour.ts'
import { nightTint, pageTint } from '#book/page-tint.ts'
import type { Panel } from '#book/panel.ts'
import { pagePlan, type PlannedPage } from '#book/page-plan.ts'
import { takesFurigana, withoutRuby } from '#book/ruby.ts'
import { signsSeen } from '#book/signs-seen.ts'
import { spotPlace } from '#book/spot-place.ts'
import { typographic, typographicName } from '#book/typographic.ts'
import { inkColours, pageOfWords, type WordsPlace, wordSizes } from '#book/words-place.ts'
import { inkOver } from './cover-ink.ts'
import { dateInWords } from './date-in-words.ts'
import { type Spoken, spokenIn } from '#book/speech.ts'
import { type Voice, voicesOf } from '#book/voices.ts'
import { partsBySound, type SaidPart } from '#book/whispers.ts'
import { ownFaces } from './font-files.ts'
import { signsOf } from './font-signs.ts'
import { withBreaks } from './phrases.ts'
import type { BookToTypeset } from './typesetter.ts'
import { withoutGround } from './without-ground.ts'

const wordsSchema = z.object({
  belongs: z.string(),
  for: z.string(),
  made: z.string(),
  /** On which pages somebody wrote or changed the words who had the book made. */
  rewritten: z.string(),
  style: z.string(),
  date: z.string(),
  publisher: z.string(),
  end: z.string(),
  /** Beside the code that leads to where the book is read in bed. */
  bedtime: z.string(),
  locked: z.string(),
  watermark: z.string(),
  styles: z.record(z.enum(styles), z.string()),
  /** What to call the engines whose names are kept with books. */
  engines: z.record(z.string(), z.string()),
  /** What to call a model of words and one of pictures, and how either is `named`. */
  models: z.object({ storyteller: z.string(), illustrator: z.string(), named: z.string() }),
  /** Who wrote the committed stories. */
  exampleAuthors: z.string(),
  /** `belongs` for who reads no kanji yet. */
  belongsInKana: z.optional(z.string()),
})
const allWords = z
  .record(z.enum(bookLanguages), wordsSchema)
  .parse(YAML.parse(readFileSync(new URL('../../content/colophon.yaml', import.meta.url), 'utf8')))

export interface LaidOutBook {
  /** What book.typ reads as book.json. */
  data: Record<string, unknown>
  files: { name: string; bytes: Uint8Array }[]
  /** The paper of each spread's page of text as #rrggbb; null: that of the book. */
  papers: readonly (string | null)[]
  /** Fonts that it needs besides those of every book, as files of packages. */
  fonts: readonly string[]
}

/** How balloons are drawn: how square they are (2 is an ellipse), and how broad their line is in millimetres. */
const balloonsOf: Partial<Record<Style, { squareness: number; lineMm: number }>> = {
  comicBook: { squareness: 3, lineMm: 0.8 },
  manga: { squareness: 2.3, lineMm: 0.5 },
}

/** The colours of screens; a press has its own. */
const screenColours = {
  ink: inkColours.dark,
  softInk: softInkColour,
  lightInk: inkColours.light,
  paper: pageColour,
}

/**
 * Turns a book into the data and files that the Typst template reads: the whole book, for screens.
 * @param clear whether small pictures are without their ground: what is printed has no clear pictures
 */
export async function layOutBook(book: BookToTypeset, { clear = false } = {}): Promise<LaidOutBook> {
  const files = [{ name: 'cover.jpg', bytes: book.cover.picture }]
  const addFile = (name: string, bytes: Uint8Array | undefined): string | null => {
    if (bytes) files.push({ name, bytes })
    return bytes ? name : null
  }
  const addSmall = async (
    name: string,
    bytes: Uint8Array | undefined,
    ground: string | null,
  ): Promise<string | null> =>
    bytes && clear
      ? addFile(`${name}.svg`, await withoutGround(bytes, ground ?? pageColour))
      : addFile(`${name}.jpg`, bytes)
  const asPrinted = (text: string): string => printed(text, book.language)
  const ownFace = ownFaces[book.language]
  const words = allWords[book.language]
  const lettering = letteringOf(book, words.end)
  // Panels of another hand than the style's have nobody who speaks.
  const balloons = balloonsOf[book.style] ?? null
  const inLines = (text: string): string => withBreaks(asPrinted(text), book.language, lineSigns.text)
  const papers = book.spreads.map(({ colour, isNight }) => {
    if (colour === undefined) return null
    return isNight ? nightTint(colour) : pageTint(colour)
  })
  const spreads = await Promise.all(
    book.spreads.map(
      async (
        { text, words: place, isWordless, caption, picture, blur, spot, moment, panels, isNight },
        index,
      ) => ({
        text: inLines(text),
        words: place ?? null,
        wordless: isWordless === true,
        // Before it is drawn nobody knows its colour.
        night: isNight === true && papers[index] !== null,
        caption: asPrinted(caption),
        captionLine: inLines(caption),
        picture: addFile(`spread-${index}.jpg`, picture),
        blur: addFile(`blur-${index}.jpg`, blur),
        spoken: spokenOn(asPrinted(text), moment && balloons ? panels : undefined, inLines),
        spot: await besideText({ spot, moment }, { index, paper: papers[index] ?? null, isNight }, addSmall),
      }),
    ),
  )
  const voices = voicesByLine(spreads.map(({ text }) => text))
  const data = {
    part: 'whole',
    bleedMm: 0,
    colours: { ...screenColours, pages: papers },
    ...localeOf(book.language),
    runsLeft: directionOf[book.language] === 'rtl',
    face: ownFace?.family ?? null,
    lettering: lettering?.family ?? null,
    title: typographic(book.title, book.language),
    titleLine: withBreaks(asPrinted(book.title), book.language, lineSigns.title),
    childName: typographicName(book.childName),
    description: fill(words.made, book),
    keywords: [words.style, '{storyteller}', '{illustrator}'].map((line) => fill(line, book)),
    madeOn: {
      year: book.madeOn.getUTCFullYear(),
      month: book.madeOn.getUTCMonth() + 1,
      day: book.madeOn.getUTCDate(),
    },
    watermark: book.watermark,
    balloons,
    intro: inLines(book.intro.trim()),
    dedication: inLines(book.dedication),
    ending: inLines(book.ending),
    bedtime: book.bedtimeAddress
      ? { squares: encode(book.bedtimeAddress, { ecc: 'M', border: 0 }).data }
      : null,
    cover: {
      picture: 'cover.jpg',
      caption: book.cover.caption,
      ...(await titleOnCover(book)),
    },
    vignette: await addSmall('vignette', book.vignette, null),
    endpaper: addFile('endpaper.jpg', book.endpaper),
    plan: planOf(book).map((page) => ({ ...page, folio: inNumerals(page.number, book.language) })),
    hyphenated: hyphenates({ age: book.childAge, language: book.language }),
    spreads,
    voices,
    drawn: drawnLines(voices, book.style),
    whispers: whispersByLine(spreads),
    textSizes: textSizes(book),
    wordSizes,
    words: {
      ...words,
      belongs: takesFurigana({ language: book.language, age: book.childAge })
        ? words.belongs
        : (words.belongsInKana ?? words.belongs),
      colophon: [words.for, words.made, ...rewrittenLine(book), words.style, words.date, words.publisher].map(
        (line) => inLines(fill(line, book)),
      ),
    },
  }
  return { data, files, papers, fonts: [...(ownFace?.files ?? []), ...(lettering ? [lettering.file] : [])] }
}

export interface LaidOutCover {
  ink: 'dark' | 'light'
  lettering: Lettering | null
}

/** The title as it stands on the cover: lettered in the hand of the style, or as text where no hand has its signs. */
async function titleOnCover({ title, language, style, cover }: BookToTypeset): Promise<LaidOutCover> {
  const lettering = letterTitle(typographic(title, language), style, cover.bend)
  return { ink: await inkOver(cover.picture), lettering }
}

/** The pages of a book, as its spreads are laid out. */
export function planOf({ size, spreads }: Pick<BookToTypeset, 'size' | 'spreads'>): PlannedPage[] {
  return pagePlan(size, (spread) => spreads[spread]?.words !== undefined)
}

/** The words of which pages are not the storyteller's any more; nothing where all are. */
function rewrittenLine(book: BookToTypeset): string[] {
  const { language, spreads } = book
  const numbers = planOf(book)
    .filter((page) => {
      if (page.kind !== 'text' && page.kind !== 'half') return false
      const { isRewritten = false, words } = spreads[page.spread] ?? {}
      return (
        isRewritten && (page.kind === 'text' || (words !== undefined && isPageOfWords(page, words, language)))
      )
    })
    .map(({ number }) => inNumerals(number, language))
  if (numbers.length === 0) return []
  const pages = new Intl.ListFormat(languageTag[language]).format(numbers)
  return [allWords[language].rewritten.replace('{pages}', () => pages)]
}

/** Whether the words of a picture over both pages are on this half of it. */
export function isPageOfWords(
  { half }: { half: 'first' | 'second' },
  words: WordsPlace,
  language: BookLanguage,
): boolean {
  const isLeft = (half === 'first') === (directionOf[language] === 'ltr')
  return (pageOfWords(words) === 'left') === isLeft
}

/** Signs of Chinese or Japanese that fit a line of the story, and of a title, at their largest size. */
export const lineSigns = { text: 14, title: 8 } as const

/** The face of titles and names, if it has all the signs that this book sets in it: a word is in one face. */
function letteringOf(
  { language, title, childName }: BookToTypeset,
  end: string,
): { family: string; file: string } | undefined {
  const lettering = ownFaces[language]?.lettering
  if (lettering === undefined) return undefined
  const signs = signsOf(lettering.file)
  const wanted = [...typographic(`${title}${childName}${end}`)].filter((sign) => /\S/u.test(sign))
  return wanted.every((sign) => signs.has(sign.codePointAt(0) ?? 0)) ? lettering : undefined
}

/** A language as Typst tells it to the PDF and to the fonts; the region of one that is written in two ways. */
function localeOf(language: BookLanguage): { lang: string; region: string | null } {
  const { language: lang, script, region } = new Intl.Locale(languageTag[language])
  const written = script === undefined ? region : new Intl.Locale(languageTag[language]).maximize().region
  return { lang, region: written ?? null }
}

/** What is small beside the words of a page: somebody of its picture from nearby, or else a small drawing. */
async function besideText(
  { spot, moment }: { spot: Uint8Array | undefined; moment: Uint8Array | undefined },
  page: { index: number; paper: string | null; isNight: boolean | undefined },
  addSmall: (name: string, bytes: Uint8Array, ground: string | null) => Promise<string | null>,
): Promise<SpotLayout | null> {
  const { index, paper, isNight } = page
  const small = moment ?? spot
  if (!small) return null
  const laid = await onPaper(small, paper, moment && isNight ? 'lighten' : 'darken')
  return {
    picture: await addSmall(`spot-${index}`, laid, paper),
    ...(await spotLayout(small, index, moment ? momentMm : null)),
  }
}

/** A JPEG's bare paper is here and there a little darker, and would be seen as a box: so much lighter it is nowhere. */
const bareAgain = 1.04

/** A small drawing on the paper of its page: where its own is lighter, or at night darker, the page's is seen. */
async function onPaper(
  spot: Uint8Array,
  background: string | null,
  blend: 'lighten' | 'darken',
): Promise<Uint8Array> {
  if (background === null) return spot
  const { width, height } = await sharp(spot).metadata()
  const paper = { create: { width, height, channels: 3 as const, background } }
  const bare = await sharp(spot).linear(bareAgain).png({ compressionLevel: 0 }).toBuffer()
  return sharp(bare)
    .composite([{ input: paper, blend }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A page of words whose panels speak, as the template takes it; null where none does. */
function spokenOn(
  text: string,
  panels: readonly Panel[] | undefined,
  inLines: (text: string) => string,
): Spoken | null {
  const spoken = panels ? spokenIn(text, panels) : null
  if (!spoken) return null
  const { before, balloons, after } = spoken
  return {
    before: inLines(before),
    balloons: balloons.map((balloon) => ({ ...balloon, said: inLines(balloon.said) })),
    after: inLines(after),
  }
}

interface SpotLayout {
  picture: string | null
  wideMm: number
  tallMm: number
  above: boolean
  atEnd: boolean
  /** The part of its size that it may shrink to before it is left out. */
  least: number
}

/** How wide a moment is where the words leave room for it and it is sharp, and the part of that it may shrink to. */
const momentMm = { wide: 132, pixelsPerMm: 9, least: 0.45 }
const spotLeast = 0.7

/** How large something small is and where on its page it stands. */
async function spotLayout(
  spot: Uint8Array,
  spread: number,
  moment: typeof momentMm | null,
): Promise<Omit<SpotLayout, 'picture'>> {
  const { width, height } = await sharp(spot).metadata()
  const place = spotPlace(spread)
  const wideMm = moment ? Math.min(moment.wide, width / moment.pixelsPerMm) : width / 10
  return {
    wideMm,
    tallMm: (wideMm * height) / width,
    above: place.startsWith('above'),
    atEnd: place.endsWith('End'),
    least: moment?.least ?? spotLeast,
  }
}

/** Whether a name that is kept with books is that of one of our own engines, which have no model in them. */
export function isOwnEngine(name: string): boolean {
  return name in allWords.english.engines
}

/** Who offers models, by the names of settings. A model at an address of one's own has no name that says anything to a family. */
const providerNames: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral AI',
  fal: 'fal',
  replicate: 'Replicate',
  'black-forest-labs': 'Black Forest Labs',
}
const exampleAuthors = 'Fabelaar’s example authors'

/** A name that is kept with a book, as a family reads it. */
function makerInWords(
  name: string,
  part: keyof BookToTypeset['madeBy'],
  words: z.infer<typeof wordsSchema>,
): string {
  if (name === exampleAuthors) return words.exampleAuthors
  const own = words.engines[name]
  if (own !== undefined) return own
  const [, provider = '', model = ''] = /^([a-z-]+):(.+)$/.exec(name) ?? []
  if (provider === '') return name
  const offered = providerNames[provider]
  if (offered === undefined) return words.models[part]
  return words.models.named
    .replace('{kind}', () => words.models[part])
    .replace('{name}', () => `${offered} ${model}`)
}

function fill(line: string, book: BookToTypeset): string {
  const words = allWords[book.language]
  const { storyteller, illustrator } = book.madeBy
  const values: Record<string, string> = {
    for: typographicName(book.childName),
    storyteller: makerInWords(storyteller, 'storyteller', words),
    illustrator: makerInWords(illustrator, 'illustrator', words),
    style: words.styles[book.style],
    date: dateInWords(book.madeOn, book.language),
  }
  return line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Of each line that is not said like the others, how it is said. */
function voicesByLine(texts: readonly string[]): Record<string, Voice> {
  const voiceOf = voicesOf(texts)
  const lines = texts.flatMap((text) => text.split('\n'))
  return Object.fromEntries(
    lines.flatMap((line) => {
      const voice = voiceOf(line)
      return voice === null ? [] : [[line, voice] as const]
    }),
  )
}

/** The lines that are lettered in the hand of the style, as shapes. */
function drawnLines(voices: Readonly<Record<string, Voice>>, style: Style): Record<string, LetteredWord> {
  return Object.fromEntries(
    Object.entries(voices).flatMap(([line, voice]) => {
      const word = isDrawn(line, voice, style) ? letterWord(line.trim(), style) : null
      return word ? [[line, word] as const] : []
    }),
  )
}

/** The lines of all pages in which something is whispered or sounds loud, in parts. */
function whispersByLine(
  spreads: readonly { text: string; spoken: Spoken | null }[],
): Record<string, SaidPart[]> {
  const texts = spreads.flatMap(({ text, spoken }) => [text, spoken?.before ?? '', spoken?.after ?? ''])
  const lines = texts.flatMap((text) => text.split('\n'))
  return Object.fromEntries(
    lines.map((line) => [line, partsBySound(line)] as const).filter(([, parts]) => parts.length > 1),
  )
}

/** Type sizes in points that a book's story may have. */
const storySizes = [30, 28, 26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11] as const

/** Of scripts whose letters are small for their size, how much larger they are set so as to be read as easily. */
const seenSmaller: Partial<Record<BookLanguage, number>> = { arabic: 1.2 }

/** Sizes to try, largest first, until the fullest page fits: a book of few words is not set as large as would go. */
function textSizes(book: BookToTypeset): number[] {
  // Words on a picture have a size of their own.
  const onPages = book.spreads.filter(({ words }) => words === undefined)
  const longest = Math.max(0, ...onPages.map(({ text }) => signsSeen(withoutRuby(text))))
  const largest = longest < 150 ? 30 : longest < 260 ? 24 : longest < 420 ? 20 : 17
  return storySizes.filter((size) => size <= largest * (seenSmaller[book.language] ?? 1))
}
