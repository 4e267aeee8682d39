import { randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { Box } from '../drawing.ts'
import type { Hour } from '../settings/hour.ts'
import { overhang, overhangReach } from '../settings/parts/overhang.ts'
import type { Stage } from '../settings/stage.ts'
import type { Frame } from './camera-frame.ts'
import { discOf } from './hang-disc.ts'
import type { Placed } from './placed.ts'

/** Share of the pictures among trees that one looks into from under a bough. */
const share = 0.3

/** Places where a tree may stand beside whoever looks. */
const wooded: ReadonlySet<ScenePlan['setting']> = new Set([
  'meadow',
  'garden',
  'village',
  'river',
  'hilltop',
  'playground',
  'barnyard',
  'castle',
])

/** Lets a bough reach in at an upper corner that is free, in some of the pictures out of doors. */
export function frameWithLeaves(
  stage: Stage,
  placed: readonly Placed[],
  { scene, frame, hour, seed }: { scene: ScenePlan; frame: Frame; hour: Hour; seed: string },
): Stage {
  const random = randomFrom(`${seed}:leaves`)
  const bare = scene.weather === 'snow' || scene.quiet !== undefined || frame.cover || frame.giant
  if (random() > share || bare || !wooded.has(scene.setting)) return stage
  const disc = discOf(stage.behind)
  const taken = [...placed.flatMap(({ bands }) => bands), ...(disc ? [disc] : [])]
  const sides = random() < 0.5 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const side = sides.find((one) => !taken.some((box) => meets(box, one)))
  if (side === undefined) return stage
  return {
    ...stage,
    // A cloud in the corner would look out between the leaves.
    behind: stage.behind.filter(({ id, box }) => !/^cloud\d/.test(id) || !meets(box, side)),
    before: [...stage.before, overhang(side, hour, random)],
  }
}

function meets(box: Box, side: 'left' | 'right'): boolean {
  const { across, down } = overhangReach
  const reaches = side === 'left' ? box.x0 < across : box.x1 > 1000 - across
  return reaches && box.y0 < down
}
