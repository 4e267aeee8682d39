import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod'
import { sizeTable } from '#book/size.ts'
import { contentPath } from '#models/content-path.ts'
import { type ReadingLevel, readingLevels } from '../../reading-level.ts'
import { type ContentLanguage, contentLanguages } from '../content-language.ts'
import { spreadsOfSize } from '../spreads-of-size.ts'
import { type ArcSource, arcSchema, arcTextSchema } from './arc-schema.ts'
import { type ArcNames, checkPage, checkTelling, checkWhen, namesOf } from './check-page.ts'
import { type PageSource, parseBranch, parseLines, type When } from './parse-lines.ts'
import { sizesTold } from './sizes-told.ts'

/** An arc with its texts, read and checked. */
export interface Arc extends ArcSource {
  texts: Readonly<Record<ContentLanguage, ArcText>>
}

/** A story as a native writer wrote it. */
export interface ArcText {
  /** The native editor who has read it; empty while nobody has. */
  editor: string
  barred: string[]
  titles: { when: When; text: string }[]
  dedications: string[]
  endings: string[]
  about: string
  blurb: string
  cover: string
  /** By beat, then by level: every level of the arc is there, and what its picture shows. */
  beats: Readonly<Record<string, Partial<Record<ReadingLevel | 'picture', PageSource>>>>
}

/** Reads and checks every arc of a folder. Throws an `Error` with a line a fault that names file, beat and level. */
export function loadArcs(folder: string = contentPath('arcs')): Arc[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((id) =>
      parseArc(id, {
        arc: readFileSync(join(folder, id, 'arc.yaml'), 'utf8'),
        dutch: readFileSync(join(folder, id, 'text/dutch.yaml'), 'utf8'),
        english: readFileSync(join(folder, id, 'text/english.yaml'), 'utf8'),
      }),
    )
}

let own: Arc[] | undefined

/** The arcs of `content/arcs`, read once. */
export function ownArcs(): readonly Arc[] {
  own ??= loadArcs()
  return own
}

/** Checks the files of one arc; `id` is its folder. */
export function parseArc(id: string, yaml: Readonly<Record<'arc' | ContentLanguage, string>>): Arc {
  const source = parseFile(arcSchema, yaml.arc, `${id}/arc.yaml`)
  const faults =
    source.id === id ? [] : [`${id}/arc.yaml: id: is "${source.id}" and not the name of the folder`]
  for (const size of sizesTold(source)) {
    const count = spreadsOfSize({ spreads: source.beats }, size).length
    if (count !== sizeTable[size].spreads)
      faults.push(`${id}/arc.yaml: size ${size} has ${count} beats, not ${sizeTable[size].spreads}`)
  }
  const names = namesOf(source)
  for (const { id: beat, scene } of source.beats)
    for (const { name, when = '' } of scene.props)
      faults.push(...checkWhen(when, names).map((fault) => `${id}/arc.yaml, beat ${beat}: ${name}: ${fault}`))
  const texts = Object.fromEntries(
    contentLanguages.map((language) => {
      const file = `${id}/text/${language}.yaml`
      const read = readText(parseFile(arcTextSchema, yaml[language], file), source, names, language)
      faults.push(...read.faults.map((fault) => `${file}, ${fault}`))
      return [language, read.text]
    }),
  ) as Record<ContentLanguage, ArcText>
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { ...source, texts }
}

function readText(
  written: z.infer<typeof arcTextSchema>,
  { beats, levels }: ArcSource,
  names: ArcNames,
  language: ContentLanguage,
): { text: ArcText; faults: string[] } {
  const faults: string[] = []
  const attempt = <Result>(place: string, read: () => Result): Result | undefined => {
    try {
      return read()
    } catch (error) {
      faults.push(`${place}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const ids = beats.map(({ id }) => id)
  for (const id of Object.keys(written.beats))
    if (!ids.includes(id)) faults.push(`beat ${id}: is not in arc.yaml`)
  const pages = ids.map((id) => {
    const ofLevels = [...levels, 'picture' as const].map((level) => {
      const place = `beat ${id}, ${level}`
      const source = written.beats[id]?.[level]
      if (source === undefined) faults.push(`${place}: is not written`)
      const page = attempt(place, () => parseLines(source ?? ''))
      if (page) faults.push(...checkPage(page, names, language).map((fault) => `${place}: ${fault}`))
      if (page?.borrows && (level === 'picture' || !isYounger(page.borrows, level)))
        faults.push(`${place}: %${page.borrows} is not younger`)
      return [level, page]
    })
    return [id, Object.fromEntries(ofLevels)]
  })
  const titles = written.titles.flatMap((title) => {
    const read = attempt(`title "${title}"`, () =>
      title.includes('::') ? parseBranch(title) : { when: [[]], tellings: [{ text: title }] },
    )
    return (read?.tellings ?? []).map(({ text }) => ({ when: read?.when ?? [], text }))
  })
  const printed = [
    ...titles,
    ...[...written.dedications, ...written.endings, written.about, written.blurb, written.cover].map(
      (text) => ({
        when: [[]],
        text,
      }),
    ),
  ]
  for (const { when, text } of printed)
    faults.push(...checkTelling(text, when, names, language).map((fault) => `"${text}": ${fault}`))
  return { text: { ...written, titles, beats: Object.fromEntries(pages) }, faults }
}

function isYounger(one: ReadingLevel, other: ReadingLevel): boolean {
  return readingLevels.indexOf(one) < readingLevels.indexOf(other)
}

/** Reads a file by its schema; a fault in a beat names it by its id. */
function parseFile<Schema extends z.ZodType>(schema: Schema, yaml: string, file: string): z.output<Schema> {
  let source: unknown
  try {
    source = parse(yaml)
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const beats = (source as { beats?: { id?: string }[] } | null)?.beats
  const faults = result.error.issues.map(({ path: [section, key, ...rest], message }) => {
    if (section !== 'beats')
      return `${file}: ${[section, key, ...rest].filter((part) => part !== undefined).join('.')}: ${message}`
    const id = typeof key === 'number' ? (beats?.[key]?.id ?? key) : String(key)
    return `${file}, beat ${id}: ${rest.join('.') || 'whole'}: ${message}`
  })
  throw new Error(faults.join('\n'))
}
