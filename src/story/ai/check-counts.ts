import type { BookLanguage } from '#book/options.ts'
import { props, type ScenePlan } from '#book/scene-plan.ts'
import { isContentLanguage } from '../house/content-language.ts'
import { numberWords } from '../house/grammar/number-words.ts'
import { thingIndex } from '../twist/thing-index.ts'

/** More than a plan can count is a manner of speaking. */
const most = 12

/** Drawn as several at once: a bed of flowers, a bunch of grapes. */
const several: ReadonlySet<string> = new Set(
  'flowers cherries grapes fries pancakes blocks balletShoes waves spaghetti shoes dumplings'.split(' '),
)

/**
 * Where a text counts what its picture shows another number of: three apples, and five are drawn. Only in languages whose
 * nouns are known, which are those of the house stories.
 */
export function countFaults(text: string, scene: ScenePlan, language: BookLanguage): string[] {
  if (!isContentLanguage(language)) return []
  const { things } = thingIndex(language)
  const low = text.toLocaleLowerCase()
  const faults: string[] = []
  for (let count = 2; count <= most; count += 1) {
    const said = new RegExp(`(?<!\\p{L})${numberWords(count, language)} (?:(\\p{L}+) )?(\\p{L}+)`, 'gu')
    for (const [words, first, second] of low.matchAll(said)) {
      const name = [first, second].map((word) => things.get(word ?? '')?.motif).find(isProp)
      const drawn = scene.props.filter((prop) => prop.name === name)
      const shown = drawn.reduce((sum, prop) => sum + (prop.count ?? 1), 0)
      if (drawn.length > 0 && shown !== count) {
        faults.push(`the text says “${words}”, and the picture has ${shown} of ${name}`)
      }
    }
  }
  return faults
}

function isProp(motif: string | undefined): boolean {
  return props.some((name) => name === motif && !several.has(name))
}
