import type { StorySpread } from '../storyteller.ts'
import { wordsSize } from '#book/words-place.ts'

/** Letters and lines of what is still read on one page without making the type of the whole book smaller. */
const most = { letters: 260, lines: 11 }
/** A book that has no more pictures over both pages than these gives none of them up for it. */
const fewestDoubles = 5

/**
 * Lets the climax of a story stand without words: they are read at the end of the opening before it, and then the page is turned.
 * The opening before has a page for its words where both do not fit their place on its picture. The spreads are as they were where the
 * climax is no picture over both pages, where one page has no room for both, as in the longer telling, and where too few pictures
 * over both pages would be left.
 * @param climax place of it among the spreads, from 0
 */
export function fallSilent(spreads: readonly StorySpread[], climax: number): StorySpread[] {
  const [before, silent] = [spreads[climax - 1], spreads[climax]]
  const double = silent?.scene.double
  if (!before || !silent || !double) return [...spreads]
  const text = `${before.text}\n\n${silent.text}`
  if (text.length > most.letters || text.split('\n').length > most.lines) return [...spreads]
  const { double: own, ...scene } = before.scene
  const isDouble = own !== undefined && wordsSize(text, own.words) !== null
  const left =
    spreads.filter(({ scene: { double: each } }) => each !== undefined).length - (own && !isDouble ? 1 : 0)
  if (own && !isDouble && left < fewestDoubles) return [...spreads]
  const leading = { ...before, text, scene: isDouble ? before.scene : scene }
  const wordless = {
    ...silent,
    text: '',
    scene: { ...silent.scene, double: { ...double, silent: silent.text } },
  }
  return spreads.map((spread) => (spread === before ? leading : spread === silent ? wordless : spread))
}

/** The spreads with the words of a silent picture on itself again, for whoever reads them one by one. */
export function withOwnWords(spreads: readonly StorySpread[]): StorySpread[] {
  return spreads.map((spread, index) => {
    const next = spreads[index + 1]?.scene.double?.silent
    const text = next === undefined ? spread.text : spread.text.slice(0, -`\n\n${next}`.length)
    const { double, ...scene } = spread.scene
    if (double?.silent === undefined) return { ...spread, text }
    return { ...spread, text: double.silent, scene: { ...scene, double: { words: double.words } } }
  })
}
