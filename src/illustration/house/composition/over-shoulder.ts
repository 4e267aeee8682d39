import type { PropName, ScenePlan } from '#book/scene-plan.ts'
import type { Frame } from './camera-frame.ts'
import type { Silhouette, View } from './piece.ts'
import type { Measured, Position } from './placed.ts'
import type { Role } from './scene-cast.ts'

/** Page units of half the hero's head in the foreground, and of the room over it. */
const headRadius = 118
const headRoom = 385
const edgeRoom = 56

/** What has a front, which somebody's back would hide or it would be on their back. */
const sheets: ReadonlySet<PropName> = new Set(['drawing', 'calendar', 'note', 'paperSlip', 'book'])

/** Whoever has the back to the reader. */
export const fromBehind: View = { facing: 'front', gaze: [0, 0], fromBehind: true }

/**
 * The scene, with a medium camera instead where the hero's back cannot be in the foreground: on a cover, with somebody
 * in the arms or in something, in a wheelchair, asleep, or with a sheet in hand that the reader is to see.
 */
export function withShoulder(scene: ScenePlan, roles: readonly Role[], cover: boolean): ScenePlan {
  if (scene.camera !== 'overShoulder') return scene
  const hero = roles.find((role) => role.id === 'hero')
  const free =
    hero?.actor.kind === 'person' &&
    !hero.actor.traits.has('wheelchair') &&
    hero.with === undefined &&
    !roles.some((role) => role.with === 'hero') &&
    !scene.props.some(({ name, near = 'hero', held }) => held && near === 'hero' && sheets.has(name)) &&
    !['sleep', 'lie', 'hug', 'holdHands', 'read'].includes(hero.pose)
  return free && !cover ? scene : { ...scene, camera: 'medium' }
}

/** Page units per centimetre of somebody in the foreground. */
export function shoulderScale({ faces }: Silhouette): number {
  return headRadius / (faces[0]?.radius ?? 18)
}

/** In the corner away from what must stay calm, cut by the foot of the page. */
export function shoulderPlace({ silhouette, fixedScale = 1 }: Measured, frame: Frame): Position {
  const { box } = silhouette
  const { quiet } = frame
  const calmBeside = quiet !== undefined && quiet.x1 - quiet.x0 < 900
  const left = calmBeside ? quiet.x0 > 0 : frame.shoulder === 'left'
  const x = left ? edgeRoom - box.x0 * fixedScale : 1000 - edgeRoom - box.x1 * fixedScale
  const y = headRoom - box.y0 * fixedScale
  return { x, depth: (y - frame.horizon) / (1000 - frame.horizon) }
}
