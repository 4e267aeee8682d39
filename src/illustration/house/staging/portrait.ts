import type { StagePlan } from '#book/stage-plan.ts'
import type { CastName, ScenePlan } from '#book/scene-plan.ts'
import type { Trait } from '#book/traits.ts'
import { traitsOf } from '#book/traits-of.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import { modellers } from './models/model-named.ts'
import { type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { portraitStages } from './stages-of.ts'
import { survey } from './survey.ts'

/** The part of the page's height that a head has, and the part of the page that somebody has who is seen whole. */
const fills = { head: 0.4, whole: 0.74 }
/** Where in the picture a head is, and the middle of somebody who is seen whole. */
const places = { head: [0.5, 0.42], whole: [0.5, 0.52] } as const
const focal = 3
/** Metres from which anybody is seen whole. */
const away = 21
/** Who has one of these is seen down to the feet. */
const belowWaist = ['wheelchair', 'walker', 'cane', 'prosthesis'] as const satisfies readonly Trait[]
/** These take both hands. */
const leansOn = ['walker', 'cane'] as const satisfies readonly Trait[]

/** The child, or the one companion of the scene, alone in a meadow: people to the waist, others whole. */
export function portraitOf(sheet: CharacterSheet, { cast }: ScenePlan, seed: string): StagedSpread {
  const stages = portraitStages()
  const [{ who, feeling: feels } = { who: 'hero' as CastName, feeling: 'happy' as const }] = cast
  const index = Number(who.replace('companion', '')) - 1
  const one = who === 'hero' ? sheet.hero : sheet.companions[index]
  if (!one) throw new Error(`nobody in the book is called ${who}`)
  const traits = traitsOf(one)
  const pose = leansOn.some((trait) => traits.has(trait)) ? { pose: 'stand' } : {}
  const withFeeling = (plan: StagePlan): StagePlan => ({
    ...plan,
    things: plan.things.map((thing) => ({ ...thing, feels, ...pose })),
    companions: plan.companions.map((slot) => ({ ...slot, feels, ...(slot.fits && pose) })),
  })
  const spread = who === 'hero' ? 'hero' : 'companion'
  const request: SpreadRequest = {
    stages: { ...stages, spreads: { [spread]: withFeeling(stages.spreads[spread] as StagePlan) } },
    spread,
    sheet,
    modellers,
    seed,
    ...(who !== 'hero' && { company: { first: index, share: 1 } }),
  }
  const near = (camera: Pick<StagePlan['camera'], 'aim' | 'put' | 'distance'>): StagedSpread =>
    stageSpread({ ...request, near: { ...camera, pitch: -3, focal } })
  const whole = near({ aim: [0, 0.5, 0], put: [0.5, 0.5], distance: away })
  const head = whole.stage.models.get(who)?.head
  const isPerson = !('species' in one)
  if (isPerson && head && !belowWaist.some((trait) => traits.has(trait))) {
    return near({ aim: who, put: [...places.head], distance: (focal * 2 * head.radius) / fills.head })
  }
  const box = survey(whole.drawing, whole.stage.lens.sheet).get(who)?.box
  if (!box) throw new Error(`${who} is not seen in a portrait`)
  const unit = away / (focal * whole.stage.lens.sheet.height)
  const middle: [number, number, number] = [
    ((box.x0 + box.x1) / 2 - 500) * unit,
    0.5 - ((box.y0 + box.y1) / 2 - 500) * unit,
    0,
  ]
  const extent = Math.max(box.x1 - box.x0, box.y1 - box.y0) * unit
  return near({ aim: middle, put: [...places.whole], distance: (focal * extent) / fills.whole })
}
