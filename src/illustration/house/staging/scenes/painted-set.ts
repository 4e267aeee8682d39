import { bookLanguages } from '#book/options.ts'
import { hashText, randomFrom } from '#book/random.ts'
import type { PropName, ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../../illustrator.ts'
import { clearClouds } from '../../settings/clear-clouds.ts'
import { clearTitle, titleBox } from '../../settings/clear-title.ts'
import { hangDisc } from '../../settings/hang-disc.ts'
import type { Hour } from '../../settings/hour.ts'
import { layPath } from '../../settings/lay-path.ts'
import { settingNamed } from '../../settings/setting-named.ts'
import type { Stage as PaintedSet } from '../../settings/stage.ts'

/** Parts of a place that one roams through. */
const spots = 6

/**
 * The painted set of a scene's place, as a theatre has one: flat, behind and before those who play. The same place looks the same
 * through the book.
 */
export function paintedSet(
  { setting, camera, quiet }: ScenePlan,
  { choices }: CharacterSheet,
  {
    hour,
    horizon,
    pictured,
    seed,
    cover,
  }: { hour: Hour; horizon: number; pictured: ReadonlySet<PropName>; seed: string; cover: boolean },
): PaintedSet {
  const { ground, draw } = settingNamed[setting]
  const world = choices['seed'] ?? ''
  const spot = ground.roams ? hashText(seed) % spots : 0
  const language = bookLanguages.find((one) => one === choices['language'])
  const set = draw({
    camera,
    hour,
    random: randomFrom(`${world}:${setting}${spot || ''}`),
    horizon,
    spot: (hashText(world) + spot) % 60,
    pictured,
    ...(quiet && { quiet }),
    ...(language && { language }),
  })
  const pathed = layPath(set)
  if (!cover) return clearClouds(hangDisc(pathed, { calm: quiet !== undefined }))
  return clearClouds(clearTitle(hangDisc(pathed, { title: titleBox })), { title: titleBox })
}
