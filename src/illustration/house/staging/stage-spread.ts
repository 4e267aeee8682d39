import type { StagePlan, StoryStages } from '#book/stage-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Drawing, Sheet } from '../drawing.ts'
import { checkStage, type Proof } from './check-stage.ts'
import { drawStage } from './draw-stage.ts'
import type { Modeller } from './model-request.ts'
import { setStage } from './set-stage.ts'

/** A picture as it is staged, ready for any style. */
export interface StagedSpread {
  drawing: Drawing
  /** In page units: one page, or both of an opening. */
  size: Sheet
  /** What it has to show, each with whether it does. */
  proofs: readonly Proof[]
}

/** Sizes of the pictures of each layout, in page units. */
const sizes: Readonly<Record<StagePlan['layout'], Sheet>> = {
  page: { width: 1000, height: 1000 },
  double: { width: 2000, height: 1000 },
}

/**
 * Sets the stage of a spread, draws it and proves what must be seen. Same request, same drawing. Throws an `Error` that
 * names the spread that the story does not stage, or what its plan asks for and nobody knows.
 */
export function stageSpread({
  stages,
  spread,
  sheet,
  modellers,
  seed,
  words = {},
  onOnePage = false,
}: {
  stages: StoryStages
  /** Its id in the story. */
  spread: string
  sheet: CharacterSheet
  modellers: Readonly<Record<string, Modeller>>
  seed: string
  /** What the story picked for this book, by the names of its picks, in the book's language. */
  words?: Readonly<Record<string, string>>
  /** Shows a double page on one, with the camera that its plan has for that. */
  onOnePage?: boolean
}): StagedSpread {
  const whole = Object.hasOwn(stages.spreads, spread) ? stages.spreads[spread] : undefined
  if (!whole) throw new Error(`${stages.story} has no staged spread ${JSON.stringify(spread)}`)
  const plan = onOnePage ? asOnePage(whole) : whole
  const size = sizes[plan.layout]
  const stage = setStage({ stages, plan, sheet, modellers, size, words: { ...lovedWords(sheet), ...words } })
  const drawing = drawStage(stage, `${seed}/${spread}`)
  return { drawing, size, proofs: checkStage(stage, drawing) }
}

/** What the child loves, by the names that stories have for it. */
function lovedWords({ loved }: CharacterSheet): Record<string, string> {
  return Object.fromEntries(loved.map((thing, index) => [`l${index + 1}`, thing]))
}

function asOnePage(plan: StagePlan): StagePlan {
  return { ...plan, layout: 'page', camera: plan.onOnePage ?? plan.camera }
}
