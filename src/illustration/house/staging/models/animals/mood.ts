import { type Feeling, feelings } from '#book/scene-plan.ts'
import { type Look, lookOf } from '../../../creatures/look.ts'

/** Words for feelings of staged plans that today's plans do not have. */
const words: Readonly<Record<string, Feeling>> = {
  glad: 'delighted',
  calm: 'happy',
  gasp: 'surprised',
  sleeping: 'asleep',
  angry: 'cross',
}

// biome-ignore format: a table is read in rows
/** What animals feel of what only staged plans tell; ears and tail say what their eyes cannot. */
const moods: Readonly<Record<string, Look>> = {
  afraid: { eye: 'wide', brow: 26, mouth: 'wavy', ears: -1, tail: -1, head: -0.3, tilt: 0, blush: 0.1 },
  determined: { eye: 'dot', brow: -14, mouth: 'flat', ears: 0.8, tail: 0.6, head: 0.3, tilt: 0, blush: 0.4 },
  giggle: { eye: 'arc', mouth: 'open', ears: 0.4, tail: 0.9, head: 0.2, tilt: -9, blush: 0.9 },
  laughing: { eye: 'arc', mouth: 'open', ears: 0.2, tail: 1, head: 0.9, tilt: -14, blush: 0.9, tear: true },
  crying: { eye: 'lidded', brow: 32, mouth: 'round', ears: -1, tail: -1, head: -0.5, tilt: -8, tear: true, blush: 0.7 },
  yawn: { eye: 'shut', brow: 14, mouth: 'yawn', ears: -0.3, tail: -0.4, head: 0.7, tilt: 6, blush: 0.4 },
  winking: { eye: 'wink', brow: 8, mouth: 'smile', ears: 0.9, tail: 0.8, head: 0.2, tilt: 12, blush: 0.6 },
  shouting: { eye: 'dot', brow: -14, mouth: 'yawn', ears: -0.2, tail: 0.9, head: 0.8, tilt: 0, blush: 0.7 },
  whispering: { eye: 'lidded', brow: 10, mouth: 'pursed', ears: 0.6, tail: 0, head: -0.3, tilt: 10, blush: 0.5 },
  blowing: { eye: 'dot', brow: 8, mouth: 'pursed', ears: 0.1, tail: 0.2, head: 0.1, tilt: 0, blush: 1 },
  chewing: { eye: 'dot', brow: 4, mouth: 'wavy', ears: 0.1, tail: 0.3, head: -0.1, tilt: -5, blush: 0.6 },
  concentrating: { eye: 'dot', brow: -8, mouth: 'smile', ears: 0.6, tail: 0, head: -0.5, tilt: 8, blush: 0.4 },
  disgusted: { eye: 'lidded', brow: -12, mouth: 'wavy', ears: -0.8, tail: -0.3, head: 0.4, tilt: -10, blush: 0.1 },
  suspicious: { eye: 'lidded', brow: -18, mouth: 'flat', ears: 0.9, tail: -0.2, head: -0.2, tilt: 8, blush: 0.2 },
  scheming: { eye: 'lidded', brow: -16, mouth: 'smile', ears: 0.5, tail: 0.4, head: -0.3, tilt: -8, blush: 0.4 },
  bored: { eye: 'lidded', brow: 2, mouth: 'flat', ears: -0.5, tail: -0.6, head: -0.5, tilt: 12, blush: 0.2 },
  stubborn: { eye: 'dot', brow: -22, mouth: 'frown', ears: -0.7, tail: -0.2, head: 0.6, tilt: -4, blush: 0.7 },
  jealous: { eye: 'lidded', brow: 18, mouth: 'frown', ears: -0.4, tail: -0.4, head: -0.2, tilt: -6, blush: 0.5 },
  guilty: { eye: 'dot', brow: 24, mouth: 'wavy', ears: -1, tail: -0.9, head: -0.8, tilt: 10, blush: 0.9 },
  shy: { eye: 'dot', brow: 14, mouth: 'smile', ears: -0.6, tail: -0.3, head: -0.6, tilt: 13, blush: 1 },
  pleading: { eye: 'wide', brow: 28, mouth: 'flat', ears: -0.5, tail: 0.4, head: 0.3, tilt: 10, blush: 0.6 },
  relieved: { eye: 'lidded', brow: 14, mouth: 'open', ears: -0.1, tail: 0.3, head: 0.3, tilt: 6, blush: 0.6 },
  dreamy: { eye: 'lidded', brow: 10, mouth: 'smile', ears: 0, tail: 0.2, head: 0.5, tilt: 14, blush: 0.9 },
  thinking: { eye: 'dot', brow: -6, mouth: 'wavy', ears: 0.8, tail: 0, head: 0.4, tilt: -12, blush: 0.3 },
}

/** How somebody who feels so looks; who sleeps has the eyes shut. */
export function moodOf(feels: string, pose: string): Look {
  const own = moods[feels === 'frightened' ? 'afraid' : feels]
  if (own && pose !== 'sleep') return own
  const feeling = feelings.find((one) => one === feels) ?? words[feels] ?? 'happy'
  return lookOf({ feeling, facing: 'front' }, pose === 'sleep' || feeling === 'asleep')
}
