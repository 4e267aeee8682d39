import { faceOn } from './face-on.ts'
import { isCompanion } from './stage-cast.ts'
import type { StagedSpread } from './stage-spread.ts'
import { seenIn } from './survey.ts'

/** The part of a face that must be in sight at least. */
const leastSeen = 0.5
/** Degrees off the lens from which on a head is one that looks away, and shows no face anyhow. */
const awayFrom = 100

/** Whoever comes along and would show a face, were it not for what stands before it or for the edge of the picture; by their names. */
export function hiddenFaces({ stage: { lens, models }, drawing }: StagedSpread): string[] {
  const seen = seenIn(drawing, lens.sheet)
  return [...models.values()].flatMap(({ id, head }) => {
    if (!head || !isCompanion(id)) return []
    const { turned, ...disc } = faceOn(lens, head)
    return turned <= awayFrom && seen(id, disc) < leastSeen ? [id] : []
  })
}
