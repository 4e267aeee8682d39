import type { Feeling, Pose } from '#book/scene-plan.ts'
import type { View } from '../composition/piece.ts'
import { drawCreature } from '../creatures/draw-creature.ts'
import type { Sprite } from '../drawing.ts'
import { drawFigure, drawParkedWheelchair, type FigureOptions } from '../figures/draw-figure.ts'
import type { Occasion } from '../figures/outfit.ts'
import type { Actor } from './actor.ts'

export interface Acting {
  pose: Pose
  feeling: Feeling
  view: View
  occasion: Occasion
  /** Lies awake on the back, not on the belly. */
  onBack?: boolean
  hands?: FigureOptions['hands']
  holds?: FigureOptions['holds']
  /** Degrees that an animal slants. */
  lean?: number
  /** Everybody is under water. */
  submerged?: boolean
  /** Out of the wheelchair, which stands beside. */
  parked?: boolean
  /** A washing line round a hill's top. */
  washingLine?: boolean
}

/** Draws somebody acting, in centimetres, feet at the origin. */
export function drawActor(actor: Actor, acting: Acting): Sprite {
  if (actor.kind === 'person') return drawFigure(figureOptions(actor, acting))
  return drawCreature(actor.name, {
    pose: acting.pose,
    feeling: acting.feeling,
    facing: acting.view.facing,
    ...(acting.view.body && { body: acting.view.body }),
    gaze: acting.view.gaze,
    seed: actor.seed,
    who: actor.who,
    toy: actor.toy,
    plain: actor.plain,
    ...(actor.coat !== undefined && { coat: actor.coat }),
    ...(acting.lean !== undefined && { lean: acting.lean }),
    ...(acting.submerged && { submerged: true }),
    ...(acting.washingLine && { washingLine: true }),
  })
}

/** The wheelchair of somebody who is out of it, in centimetres. */
export function drawWheelchairOf(actor: Extract<Actor, { kind: 'person' }>, acting: Acting): Sprite {
  return drawParkedWheelchair(figureOptions(actor, { ...acting, pose: 'chair' }))
}

/**
 * What a person is drawn from while acting: a wheelchair is sat in unless it is parked, glasses come off for
 * sleep, and who is seen from behind only keeps poses that read from there.
 */
export function figureOptions(actor: Extract<Actor, { kind: 'person' }>, acting: Acting): FigureOptions {
  const seated = actor.traits.has('wheelchair') && acting.parked !== true
  const fromBehind = acting.view.fromBehind === true && !seated
  return {
    who: actor.who,
    ageYears: actor.ageYears,
    appearance: acting.pose === 'sleep' ? { ...actor.appearance, glasses: false } : actor.appearance,
    gender: actor.gender,
    pose: fromBehind && !seenFromBehind.has(acting.pose) ? 'stand' : acting.pose,
    feeling: acting.feeling,
    facing: acting.view.facing,
    gaze: acting.view.gaze,
    ...(fromBehind && { fromBehind }),
    outfit: actor.outfits[acting.occasion],
    seed: actor.seed,
    plain: actor.plain,
    ...(acting.onBack && { onBack: true }),
    ...(acting.view.seatHeight !== undefined && { seatHeight: acting.view.seatHeight }),
    ...(acting.hands && { hands: acting.hands }),
    ...(acting.holds && { holds: acting.holds }),
    traits: actor.traits,
    ...(seated && { wheelchair: true }),
  }
}

/** Poses that read from the back; whoever does something else there just stands. */
const seenFromBehind: ReadonlySet<Pose> = new Set(['stand', 'point', 'reach', 'wave', 'hips', 'holdHands'])
