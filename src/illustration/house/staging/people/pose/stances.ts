import { carried } from './carried.ts'
import { gestures } from './gestures.ts'
import { low } from './low.ts'
import { moving } from './moving.ts'
import { playing } from './playing.ts'
import { resting } from './resting.ts'
import { atEase, type Stance } from './stance.ts'
import { standing } from './standing.ts'

const stances: Readonly<Record<string, Stance>> = {
  ...standing,
  ...gestures,
  ...moving,
  ...playing,
  ...low,
  ...resting,
  ...carried,
}

/** What a feeling adds to any pose: degrees that the back bends forward, and shoulders that are drawn up. */
const postures: Readonly<Record<string, { bend: number; shrug: number }>> = {
  sad: { bend: 12, shrug: 0 },
  sleepy: { bend: 8, shrug: 0 },
  worried: { bend: 6, shrug: 0.03 },
  afraid: { bend: 5, shrug: 0.06 },
  cross: { bend: 4, shrug: 0.03 },
  proud: { bend: -8, shrug: 0 },
  delighted: { bend: -4, shrug: 0.02 },
  surprised: { bend: -4, shrug: 0.04 },
  crying: { bend: 10, shrug: 0.04 },
  laughing: { bend: -7, shrug: 0.04 },
  shouting: { bend: -5, shrug: 0.02 },
  whispering: { bend: 7, shrug: 0.03 },
  blowing: { bend: -3, shrug: 0.04 },
  concentrating: { bend: 9, shrug: 0.02 },
  disgusted: { bend: -6, shrug: 0.05 },
  suspicious: { bend: 3, shrug: 0.02 },
  scheming: { bend: 8, shrug: 0.05 },
  bored: { bend: 11, shrug: 0 },
  stubborn: { bend: -5, shrug: 0.05 },
  jealous: { bend: 6, shrug: 0.04 },
  guilty: { bend: 12, shrug: 0.05 },
  shy: { bend: 9, shrug: 0.06 },
  pleading: { bend: 6, shrug: 0.05 },
  relieved: { bend: 6, shrug: 0 },
  dreamy: { bend: -3, shrug: 0 },
}

/** How a pose is held by somebody who feels so; a pose that is not known is standing. */
export function stanceOf(pose: string, feels: string): Stance {
  const held = stances[pose] ?? atEase
  const posture = postures[feels]
  if (!posture) return held
  return { ...held, bend: held.bend + posture.bend, shrug: held.shrug + posture.shrug }
}

/** All poses of people. */
export const personPoses: readonly string[] = Object.keys(stances)
