import type { WordsPlace } from '#book/words-place.ts'
import type { Placement, StagePlan, StoryStages } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Drawing, Sheet } from '../drawing.ts'
import type { Stage as PaintedSet } from '../settings/stage.ts'
import { bothPages, onePage } from '../raster/page-size.ts'
import { checkStage } from './check-stage.ts'
import { drawStage } from './draw-stage.ts'
import type { Modeller } from './model-request.ts'
import type { Proof } from './proof.ts'
import { type CompanyOnStage, type Stage, setStage } from './set-stage.ts'
import { type StageMemory, stageMemory } from './stage-memory.ts'
import { swayed } from './sway-camera.ts'

/** A picture as it is staged, ready for any style. */
export interface StagedSpread {
  stage: Stage
  drawing: Drawing
  /** In page units: one page, or both of an opening. */
  size: Sheet
  /** Where its words stand, on a double page. */
  words: WordsPlace | undefined
  /** What it has to show, each with whether it does. */
  proofs: readonly Proof[]
  /** How a cover leads its title. */
  titleBend: number | undefined
}

export interface SpreadRequest {
  stages: StoryStages
  /** Its id in the story. */
  spread: string
  sheet: CharacterSheet
  modellers: Readonly<Record<string, Modeller>>
  seed: string
  /** Shows a double page on one, with the camera that its plan has for that. */
  onOnePage?: boolean
  /** What the story picked for this book, by the names of its picks, in the book's language. */
  words?: Readonly<Record<string, string>>
  /** The companion whose moment it is; the first with hands unless told. */
  actor?: string | undefined
  /** How far the seed moves the camera, from 0, which it is unless told, to 1. */
  sway?: number
  company?: CompanyOnStage | undefined
  /** A small one to find, beside what the plan stages. */
  follower?: Placement
  /** People of the world, with what they have with them, beside what the plan stages. */
  passersBy?: readonly Placement[]
  /** A painted place instead of ground, country and sky of its own. */
  set?: PaintedSet
  /** Of earlier stagings of the same picture; its own unless told. */
  memory?: StageMemory
  /** Sees it from here on one page instead, as a moment of it that proves nothing. */
  near?: StagePlan['camera']
}

/** Sizes of the pictures of each layout, in page units. */
const sizes: Readonly<Record<StagePlan['layout'], Sheet>> = {
  page: onePage,
  double: bothPages,
}

/**
 * Sets the stage of a spread, draws it and proves what must be seen. Same request, same drawing. Throws an `Error` that
 * names the spread that the story does not stage, or what its plan asks for and nobody knows.
 */
export function stageSpread(request: SpreadRequest): StagedSpread {
  const {
    stages,
    spread,
    sheet,
    modellers,
    seed,
    actor,
    words = {},
    onOnePage = false,
    sway = 0,
    company,
    follower,
    passersBy = [],
    near,
    set,
    memory = stageMemory(),
  } = request
  const whole = Object.hasOwn(stages.spreads, spread) ? stages.spreads[spread] : undefined
  if (!whole) throw new Error(`${stages.story} has no staged spread ${JSON.stringify(spread)}`)
  const laidOut = near ? fromNear(whole, near) : onOnePage ? asOnePage(whole) : whole
  const lived = { ...laidOut, things: [...laidOut.things, ...passersBy] }
  const found = follower ? withOneToFind(lived, follower) : lived
  const plan = { ...found, camera: swayed(found.camera, sway, seed) }
  const size = sizes[plan.layout]
  const told = { ...lovedWords(sheet), ...words }
  const stage = setStage({ stages, plan, sheet, modellers, words: told, size, actor, company, memory })
  const drawing = drawStage(stage, { seed: `${seed}/${spread}`, memory, set })
  const proofs = checkStage(stage, drawing)
  return { stage, drawing, size, words: plan.words, proofs, titleBend: plan.title?.bend }
}

/** What the child loves, by the names that stories have for it. */
function lovedWords({ loved }: CharacterSheet): Record<string, string> {
  return Object.fromEntries(loved.map((thing, index) => [`l${index + 1}`, thing]))
}

function withOneToFind(plan: StagePlan, follower: Placement): StagePlan {
  return {
    ...plan,
    things: [...plan.things, follower],
    mustSee: [...plan.mustSee, { find: follower.name }],
  }
}

function asOnePage(plan: StagePlan): StagePlan {
  const { words: _words, ...page } = plan
  return { ...page, layout: 'page', camera: plan.onOnePage ?? plan.camera }
}

/** What is cropped before the camera of the picture stays out. */
function fromNear(plan: StagePlan, camera: StagePlan['camera']): StagePlan {
  const things = plan.things.filter(({ where }) => !('inFrame' in where))
  return { ...asOnePage(plan), camera, things, mustSee: [] }
}

/** How many of its facts a picture does not show. */
export function countFailing({ proofs }: Pick<StagedSpread, 'proofs'>): number {
  return proofs.filter(({ holds }) => !holds).length
}
