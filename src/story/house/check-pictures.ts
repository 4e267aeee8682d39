import type { ScenePlan } from '#book/scene-plan.ts'
import type { Story } from '../storyteller.ts'
import type { BookFault } from './check-book.ts'
import type { SceneSource, SpreadSource } from './story-schema.ts'

/** What is wrong with the pictures of a told story, each alone and as a row. */
export function checkPictures(sources: readonly SpreadSource[], told: Story): BookFault[] {
  const faults = checkScene('cover', undefined, told.cover)
  for (const [index, { scene }] of told.spreads.entries()) {
    const source = sources[index]
    faults.push(...checkScene(source?.id ?? '', source?.scene, scene))
    const before = told.spreads[index - 1]?.scene
    if (before) faults.push(...checkNeighbours(`${sources[index - 1]?.id}-${source?.id}`, before, scene))
  }
  return faults
}

function checkScene(place: string, source: SceneSource | undefined, scene: ScenePlan): BookFault[] {
  const faults: BookFault[] = []
  const say = (what: string, example: unknown): void => {
    faults.push({ key: `${place} picture ${what}`, example: JSON.stringify(example) })
  }
  const { caption, cast } = scene
  if (caption.length < 25 || caption.length > 240) say(`caption of ${caption.length} characters`, caption)
  if (/[{}[\]|'"]|undefined|\s[.,;]/.test(caption) || !/[.!?]$/.test(caption)) say('caption', caption)
  const blind = cast.filter((member) => !member.looksAt)
  if (blind.length > 0) say('has somebody who looks at nothing', blind)
  const tied = (members: readonly { with?: unknown }[]): number =>
    members.filter((member) => member.with).length
  if (source && source.cast.length === cast.length && tied(source.cast) !== tied(cast)) {
    say('ties somebody to nothing', cast)
  }
  if (new Set(cast.map(({ who }) => who)).size < cast.length) say('has somebody twice', cast)
  return faults
}

/** Pictures beside each other must differ, and the hero may not be away from two in a row. */
function checkNeighbours(place: string, before: ScenePlan, scene: ScenePlan): BookFault[] {
  const faults: BookFault[] = []
  if (before.camera === scene.camera && before.setting === scene.setting) {
    faults.push({ key: `${place} are the same picture`, example: `${scene.setting}, ${scene.camera}` })
  }
  if ([before, scene].every(({ cast }) => !cast.some(({ who }) => who === 'hero'))) {
    faults.push({ key: `${place} miss the hero`, example: '' })
  }
  return faults
}
