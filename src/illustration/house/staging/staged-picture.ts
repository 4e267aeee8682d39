import type { StoryStages } from '#book/stage-plan.ts'
import type { PictureRequest } from '../../illustrator.ts'
import { loadStages } from './load-stages.ts'
import { modellers } from './models/model-named.ts'
import { type StagedSpread, stageSpread } from './stage-spread.ts'

const folder = new URL('../../../../content/stages/', import.meta.url)

/** How far the camera may sway, one try after the other, until all that must be seen is; the plan's own comes last. */
const sways = [1, 0.5, 0.25, 0] as const

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
    const stages = stagesOf(cue.story)
    let best: StagedSpread | null = null
    for (const sway of sways) {
      best = stageSpread({
        stages,
        spread: cue.spread,
        sheet,
        modellers,
        seed,
        sway,
        actor: cue.actor,
        words: cue.words ?? {},
        onOnePage: scene.double === undefined,
      })
      if (best.proofs.every(({ holds }) => holds)) break
    }
    return { staged: best, breaches: best ? breachesOf(best) : [], warnings: [] }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { staged: null, breaches: [], warnings: [`${cue.story}/${cue.spread} was not staged: ${why}`] }
  }
}

function breachesOf({ proofs }: StagedSpread): string[] {
  return proofs
    .filter(({ holds }) => !holds)
    .map(({ fact, asked, found }) => `${fact}: ${asked}; found ${found}`)
}

const read = new Map<string, StoryStages>()

/** Read once a thread. Throws an `Error` when the story has no stages. */
function stagesOf(story: string): StoryStages {
  const stages = read.get(story) ?? loadStages(story, folder)
  if (!stages) throw new Error(`content/stages has no folder ${story}`)
  read.set(story, stages)
  return stages
}
