import { low } from './low.ts'
import { moving } from './moving.ts'
import { atEase, type Stance } from './stance.ts'
import { standing } from './standing.ts'

const stances: Readonly<Record<string, Stance>> = { ...standing, ...moving, ...low }

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
