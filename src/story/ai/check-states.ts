import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { loadTelling } from './load-telling.ts'
import { castOf, namePattern } from './names-in-text.ts'
import { sentencesOfNow } from './narration.ts'
import { kindsOf, phrasesOf, toldOf } from './told-phrases.ts'

/** Drawn shut: a plan has no word for one that stands open. */
const shut = ['door', 'window', 'box', 'suitcase'] as const
const open = ['openBox', 'openSuitcase'] as const
/** Drawn alight from dusk on, and never by day. */
const lamps = ['lantern', 'torch', 'lamp', 'streetLamp', 'campfire'] as const

/**
 * Where a text says that what is drawn is otherwise than it is drawn: a lamp that is out at night, a door that stands open, a
 * box that is shut, somebody who sleeps on their feet. What happens (opened, went out and was lit again) is left to the
 * second editor, and so are all other states: wet, empty, broken, torn.
 */
export function stateFaults(text: string, scene: ScenePlan, brief: Brief): string[] {
  const { states } = loadTelling(brief.language)
  const sentences = sentencesOfNow(text, brief.language)
  const dark = scene.time === 'night' || scene.time === 'dusk'
  const otherwise = (phrases: readonly string[], drawn: readonly string[], how: string): string[] =>
    sentences
      .flatMap((sentence) => toldOf(sentence, phrases, brief.language))
      .filter(({ things }) => isDrawn(kindsOf(things), drawn, scene))
      .map(({ words }) => `the text says “${words}”, and it is drawn ${how}`)
  return [
    ...otherwise(states.open, shut, 'shut'),
    ...otherwise(states.closed, open, 'open'),
    ...(dark
      ? otherwise(states.unlit, lamps, 'alight')
      : otherwise(states.lit, lamps, 'as by day, without light')),
    ...sleepers(sentences, scene, brief),
  ]
}

function isDrawn(kinds: ReadonlySet<string>, drawn: readonly string[], { props }: ScenePlan): boolean {
  const own = props.filter(({ name }) => kinds.has(name))
  return own.length > 0 && own.every(({ name }) => drawn.includes(name))
}

/** Who sleeps in the text and is awake in the picture. */
function sleepers(sentences: readonly string[], { cast }: ScenePlan, brief: Brief): string[] {
  const { states } = loadTelling(brief.language)
  return castOf(brief).flatMap(({ who, name }) => {
    const member = cast.find((one) => one.who === who)
    if (member === undefined || member.pose === 'sleep' || member.feeling === 'asleep') return []
    const [words] = phrasesOf(states.asleep, namePattern(name, brief), brief.language).flatMap((pattern) =>
      sentences.flatMap((sentence) => pattern.exec(sentence)?.[0] ?? []),
    )
    return words === undefined ? [] : [`the text says “${words}”, and ${who} is awake in the plan`]
  })
}
