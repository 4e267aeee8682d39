import { standing } from './standing.ts'
import { atEase, type Stance } from './stance.ts'

const stances: Readonly<Record<string, Stance>> = { ...standing }

/** How a pose is held; one that is not known is standing. */
export function stanceOf(pose: string): Stance {
  return stances[pose] ?? atEase
}

/** All poses of people. */
export const personPoses: readonly string[] = Object.keys(stances)
