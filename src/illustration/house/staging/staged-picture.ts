import type { CharacterSheet, PictureRequest } from '../../illustrator.ts'
import { followed } from './follow.ts'
import { hiddenFaces } from './hidden-faces.ts'
import { modellers } from './models/model-named.ts'
import { passedBy } from './pass-by.ts'
import type { CompanyOnStage } from './set-stage.ts'
import { type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { stageMemory } from './stage-memory.ts'
import { stagesOf } from './stages-of.ts'

interface Try {
  sway: number
  company?: CompanyOnStage
}

/** How far the camera may sway, one try after the other, until all that must be seen is; the plan's own comes last. */
const sways: readonly Try[] = [1, 0.5, 0.25, 0].map((sway) => ({ sway }))
/** In a picture animals are smaller than in the rest of the book only where nothing else helps. */
const shares = [1, 0.8, 0.62, 0.48] as const

/** After those, who comes along changes places, and then animals are made smaller. */
function triesFor({ companions }: CharacterSheet): Try[] {
  const hasAnimals = companions.some(({ kind }) => kind === 'animal')
  const placed = shares
    .filter((share) => share === 1 || hasAnimals)
    .flatMap((share) => companions.map((_, first) => ({ sway: 0, company: { first, share } })))
  // The first is the plan's own again.
  return [...sways, ...placed.slice(1)]
}

/** Metres to the side and into the picture at which somebody is tried whose face is hidden, the nearest first. */
const steps = [
  [-0.3, 0],
  [0.3, 0],
  [0, -0.35],
  [-0.6, 0],
  [0.6, 0],
  [-0.35, -0.35],
  [0.35, -0.35],
  [-0.9, 0.1],
  [0.9, 0.1],
] as const

/** A picture that was staged, and how. */
interface Attempt {
  request: SpreadRequest
  staged: StagedSpread
  breaches: string[]
}

/**
 * The same picture with the faces of those who come along in sight, as far as that goes without anything else getting lost: they change
 * places, and who is still hidden goes a step aside.
 */
function withFaces(attempt: Attempt): Attempt {
  let best = { ...attempt, hidden: hiddenFaces(attempt.staged) }
  const improve = (company: CompanyOnStage): void => {
    const request = { ...best.request, company }
    const staged = stageSpread(request)
    const breaches = breachesOf(staged)
    if (breaches.length > best.breaches.length) return
    const hidden = hiddenFaces(staged)
    if (hidden.length < best.hidden.length) best = { request, staged, breaches, hidden }
  }
  const ofPlan = attempt.request.company ?? { first: 0, share: 1 }
  for (const index of attempt.request.sheet.companions.keys()) {
    if (best.hidden.length === 0) break
    if (index !== ofPlan.first) improve({ ...ofPlan, first: index })
  }
  for (const name of best.hidden)
    for (const step of steps) {
      if (!best.hidden.includes(name)) break
      const company = best.request.company ?? ofPlan
      improve({ ...company, moved: { ...company.moved, [name]: step } })
    }
  return best
}

interface StagedPicture {
  /** Null when nothing of it can be staged: the scene has to be composed. */
  staged: StagedSpread | null
  breaches: string[]
  warnings: string[]
}

/** The staged picture that a scene is cued to. Same request, same picture; nothing in a stage stops a book. */
export function stagedPicture({ sheet, scene, seed }: PictureRequest): StagedPicture {
  const { stage: cue } = scene
  if (!cue) return { staged: null, breaches: [], warnings: [] }
  try {
    const spread = spreadOf(cue, sheet, seed)
    let best: Attempt | null = null
    for (const { sway, company } of triesFor(sheet)) {
      const request: SpreadRequest = {
        ...spread,
        sway,
        company,
        onOnePage: scene.double === undefined,
      }
      const staged = stageSpread(request)
      const breaches = breachesOf(staged)
      // A camera that sways less is as good; smaller animals are worth it only where more is seen for it.
      const isBetter =
        best === null ||
        breaches.length < best.breaches.length ||
        (breaches.length === best.breaches.length && !company)
      if (isBetter) best = { request, staged, breaches }
      if (breaches.length === 0) break
    }
    if (best) best = withFaces(best)
    return {
      staged: best && withWorld(best.request, best.staged),
      breaches: best?.breaches ?? [],
      warnings: [],
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { staged: null, breaches: [], warnings: [`${cue.story}/${cue.spread} was not staged: ${why}`] }
  }
}

/** A picture with the people of its place, and with the silent one of its story. */
export function withWorld(request: SpreadRequest, staged: StagedSpread): StagedSpread {
  const lived = passedBy(request, staged)
  return followed(lived.request, lived.staged)
}

/** The spread that a scene is cued to, for the characters of this book. */
export function spreadOf(
  { story, spread, actor, words = {} }: NonNullable<PictureRequest['scene']['stage']>,
  sheet: CharacterSheet,
  seed: string,
): SpreadRequest {
  const memory = stageMemory()
  return { stages: stagesOf(story), spread, sheet, modellers, seed, actor, words, memory }
}

/** What a picture has to show and does not, for the log. */
export function breachesOf({ proofs }: StagedSpread): string[] {
  return proofs
    .filter(({ holds }) => !holds)
    .map(({ fact, asked, found }) => `${fact}: ${asked}; found ${found}`)
}
