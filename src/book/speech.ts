import { escapePattern } from './escape-pattern.ts'
import type { Panel } from './panel.ts'

/** Something that a text says who says it. */
export interface Speech {
  /** The words alone, as they stand in a balloon. */
  said: string
  /** What stands around them elsewhere: a quote, and a quote with who says it. */
  around: readonly [before: string, after: string]
  /** With its quotes and with who says it, as the text has it. */
  told: string
  speaker: string
}

/** Dutch and English words by which a text tells who says something. */
const saying = `
  zei zegt zeiden zeggen vroeg vraagt vroegen vragen riep roept riepen roepen fluisterde fluistert
  zuchtte zucht bromde bromt gaapte gaapt kreunde kreunt
  said says say asked asks ask called calls call cried cries shouted shouts whispered whispers
  sighed sighs growled growls yawned yawns groaned groans
`
  .trim()
  .split(/\s+/u)
  .join('|')

/**
 * Parts a text into what is told and what somebody says, as far as it tells so in a sentence of its own (“‘Kom je mee?’ roept Noor.”).
 * Any other quote is left in what is told: nobody may get the words of somebody else.
 * @param text as it is printed
 * @param speakers what the text calls those who may speak
 */
export function speechesOf(text: string, speakers: readonly string[]): (string | Speech)[] {
  if (speakers.length === 0) return [text]
  const names = speakers.toSorted((a, b) => b.length - a.length).map((name) => escapePattern(name))
  // Nothing else may stand in its sentence, and no other quote in its words.
  const speech = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:‘(?<single>(?:[^‘“”\\n](?<![,.!?…]’))+?)’|“(?<double>[^“”\\n]+?)”) (?:${saying}) (?<speaker>${names.join('|')})\\.(?=\\s|$)`,
    'gu',
  )
  const parts: (string | Speech)[] = []
  let at = 0
  for (const found of text.matchAll(speech)) {
    const { single, double, speaker = '' } = found.groups ?? {}
    const [told, words] = [found[0], single ?? double ?? '']
    const around = [told.slice(0, 1), told.slice(1 + words.length)] as const
    parts.push(text.slice(at, found.index), { said: asSaid(words), around, told, speaker })
    at = found.index + told.length
  }
  return [...parts, text.slice(at)]
}

/** A sentence that ended in a comma because its speaker followed ends in a full stop. */
function asSaid(words: string): string {
  return words.trim().replace(/,$/u, '.')
}

/** A page of words whose panels speak: what is told before them, what is said in each, and what is told after. */
export interface Spoken {
  before: string
  balloons: (Speech & { panel: Panel; room: Pick<Panel, 'across' | 'clear'> })[]
  after: string
}

/** A balloon by itself may be wider than its panel, above the heads of both. */
function overAll(panels: readonly Panel[]): Pick<Panel, 'across' | 'clear'> {
  const edges = panels.flatMap(({ across }) => across)
  return {
    across: [Math.min(...edges), Math.max(...edges)],
    clear: Math.min(...panels.map(({ clear }) => clear)),
  }
}

/**
 * Which words of a page stand in balloons over its panels: what those who are seen there say, each of them once, one after the other
 * and from left to right; null where nobody who is seen speaks. Nothing is lost: `before`, `told` of each, and `after` are the text.
 * @param text as it is printed
 */
export function spokenIn(text: string, panels: readonly Panel[]): Spoken | null {
  const parts = speechesOf(
    text,
    panels.flatMap(({ called }) => called ?? []),
  )
  const seen = (part: string | Speech | undefined): number =>
    typeof part === 'object' ? panels.findIndex(({ called }) => called === part.speaker) : -1
  const first = parts.findIndex((part) => seen(part) >= 0)
  const speech = parts[first]
  if (typeof speech !== 'object') return null
  const answer = parts[first + 2]
  const follows = parts[first + 1] === ' ' || parts[first + 1] === '\n'
  const both = typeof answer === 'object' && follows && seen(answer) > seen(speech)
  const balloons = (both ? [speech, answer] : [speech]).map((each) => {
    const panel = panels[seen(each)] as Panel
    return { ...each, panel, room: both ? panel : overAll(panels) }
  })
  const textOf = (those: readonly (string | Speech)[]): string =>
    those.map((part) => (typeof part === 'string' ? part : part.told)).join('')
  return {
    before: textOf(parts.slice(0, first)).trim(),
    balloons,
    after: textOf(parts.slice(first + (both ? 3 : 1))).trim(),
  }
}
