import type { BookLanguage } from '#book/options.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { sentencesOfNow } from './narration.ts'
import { countedIn, kindsOf } from './told-phrases.ts'

/** Drawn as several at once: a bed of flowers, a bunch of grapes. */
const several: ReadonlySet<string> = new Set(
  'flowers cherries grapes fries pancakes blocks balletShoes waves spaghetti shoes dumplings'.split(' '),
)

/**
 * Where a text counts what its picture shows another number of: three apples, and five are drawn. What a picture has none of
 * is not counted, nor more than twelve, which is a manner of speaking.
 */
export function countFaults(text: string, { cast, props }: ScenePlan, language: BookLanguage): string[] {
  return countedIn(sentencesOfNow(text, language).join('\n'), language).flatMap(
    ({ words, things, count }) => {
      const kinds = kindsOf(things)
      const drawn = [
        ...props.filter(({ name }) => kinds.has(name) && !several.has(name)),
        ...cast.filter(({ who }) => kinds.has(who)).map(({ who }) => ({ name: who, count: 1 })),
      ]
      const shown = drawn.reduce((sum, one) => sum + (one.count ?? 1), 0)
      const [first] = drawn
      return first === undefined || shown === count
        ? []
        : [`the text says “${words}”, and the picture has ${shown} of ${first.name}`]
    },
  )
}
