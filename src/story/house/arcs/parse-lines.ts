import { type ReadingLevel, readingLevels } from '../../reading-level.ts'

/** How a line is set, when it is more than text: on its own, for the design of a page. */
export const tags = ['refrain', 'alone', 'whisper', 'shout', 'sound'] as const
export type Tag = (typeof tags)[number]

/** Alternatives of which one must hold; in each of them every flag is there, or is not. */
export type When = readonly (readonly { flag: string; holds: boolean }[])[]

export interface Telling {
  /** With `{hero}` and `[one|many]` in it; empty: nothing is told. */
  text: string
  tag?: Tag
}

/** Tells the first branch that holds, if any, in one of its ways; or begins a paragraph. */
export type Line = 'paragraph' | { when: When; tellings: Telling[] }[]

/** One beat as it is written for one level. */
export interface PageSource {
  /** The level whose page is told first. */
  borrows?: ReadingLevel
  lines: Line[]
}

/**
 * Reads what is written for one beat and level, a line each: `text`; `? when :: text` and then `| when :: text`, of which the
 * first that holds is told; `~ text`, another way to tell what stands above it; `%child` as the first line, to tell that
 * level's page and add to it; an empty one for a paragraph. `@refrain` before a text tags it. Throws an `Error` that says
 * which line is wrong.
 */
export function parseLines(source: string): PageSource {
  const page: PageSource = { lines: [] }
  for (const [index, written] of source.trim().split('\n').entries()) {
    const text = written.trim()
    const last = page.lines.at(-1)
    if (text === '') page.lines.push('paragraph')
    else if (text.startsWith('%')) {
      if (index > 0) throw new Error(`${text} may only be the first line`)
      page.borrows = levelOf(text.slice(1))
    } else if (text.startsWith('~')) {
      if (!Array.isArray(last)) throw new Error(`nothing stands above "${text}"`)
      last.at(-1)?.tellings.push(parseTelling(text.slice(1)))
    } else if (text.startsWith('|')) {
      if (!Array.isArray(last)) throw new Error(`no ? stands above "${text}"`)
      last.push(parseBranch(text.slice(1)))
    } else if (text.startsWith('?')) page.lines.push([parseBranch(text.slice(1))])
    else page.lines.push([{ when: always, tellings: [parseTelling(text)] }])
  }
  return page
}

/** A text that may have a condition before it, as titles have: `cat/dog :: Five Past Six`. */
export function parseBranch(source: string): { when: When; tellings: Telling[] } {
  const [, when, text] = /^\s*([^:]*?)\s*::(.*)$/su.exec(source) ?? []
  if (when === undefined || text === undefined) throw new Error(`no :: in "${source.trim()}"`)
  return { when: parseWhen(when), tellings: [parseTelling(text)] }
}

const always: When = [[]]

/** Flags with `,` (and), `/` (or, which binds less) and `!` (not). Throws an `Error` that says what is no condition. */
export function parseWhen(source: string): When {
  if (source === '') return always
  return source.split('/').map((all) =>
    all.split(',').map((written) => {
      const [, not, flag] = /^\s*(!?)([a-z][A-Za-z0-9]*)\s*$/.exec(written) ?? []
      if (flag === undefined) throw new Error(`"${written}" is no condition`)
      return { flag, holds: not === '' }
    }),
  )
}

export function isTold(when: When, flags: ReadonlySet<string>): boolean {
  return when === always || when.some((all) => all.every(({ flag, holds }) => flags.has(flag) === holds))
}

function parseTelling(source: string): Telling {
  const text = source.trim()
  const [, written, rest] = /^@(\w+)\s+(.*)$/su.exec(text) ?? []
  if (written === undefined || rest === undefined) return { text }
  const tag = tags.find((known) => known === written)
  if (tag === undefined) throw new Error(`@${written} is no tag`)
  return { text: rest, tag }
}

function levelOf(written: string): ReadingLevel {
  const level = readingLevels.find((known) => known === written.trim())
  if (level === undefined) throw new Error(`%${written} is no level`)
  return level
}
