import { type Feeling, feelings } from '#book/scene-plan.ts'
import { type Look, lookOf } from '../../../creatures/look.ts'

/** Words for feelings of staged plans that today's plans do not have. */
const words: Readonly<Record<string, Feeling>> = {
  glad: 'delighted',
  calm: 'happy',
  gasp: 'surprised',
  sleeping: 'asleep',
  angry: 'cross',
  yawn: 'sleepy',
}

const afraid: Look = {
  eye: 'wide',
  brow: 26,
  mouth: 'wavy',
  ears: -1,
  tail: -1,
  head: -0.3,
  tilt: 0,
  blush: 0.1,
}

/** How somebody who feels so looks; who sleeps has the eyes shut. */
export function moodOf(feels: string, pose: string): Look {
  if (feels === 'afraid' || feels === 'frightened') return afraid
  const feeling = feelings.find((one) => one === feels) ?? words[feels] ?? 'happy'
  return lookOf({ feeling, facing: 'front' }, pose === 'sleep' || feeling === 'asleep')
}
