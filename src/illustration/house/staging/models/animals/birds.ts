import type { PartName } from '../../../part-name.ts'
import type { CreatureName } from '#book/scene-plan.ts'
import { drawDuckHead, duckHeadColour } from '../../../creatures/duck.ts'
import { darker } from '../../../pen/colour.ts'
import { newPen } from '../../../pen/pen.ts'
import type { Coat } from '../../../creatures/species.ts'
import type { Modeller, ModelRequest } from '../../model-request.ts'
import { ball, blob, limb, type Size } from '../../solids/build.ts'
import { sweep } from '../../solids/sweep.ts'
import type { Paint, Painted, Piece, Solid } from '../../solids/solid.ts'
import { type Frame, movedTo, pointIn, sized } from '../../space/frame.ts'
import { add, lengthOf, type Vector } from '../../space/vector.ts'
import { coatOn } from './beast.ts'
import { coatTold } from './coat-told.ts'
import { faceMark } from './face-mark.ts'
import { isToy } from './is-toy.ts'
import { inFrame } from './in-frame.ts'
import { type Turned, turnedTo } from './gaze.ts'
import { moodOf } from './mood.ts'
import type { Look } from '../../../creatures/look.ts'
import type { Bulge } from './skull.ts'
import { faceOnBall } from './worn-face.ts'

/** A bird that walks and swims, in its own heights: a duck, a gull, a hen. */
export interface Bird {
  /** To its crown, in metres. */
  tall: number
  neck: number
  head: number
  bill: { long: number; wide: number; flat: number; colour?: string }
  leg: number
  /** Of the coat where it is left out, as bill and head are. */
  legColour?: string
  wing?: string
  tail: number
  /** Has feathers on its crown. */
  tuft?: boolean
  /** Stands upright with its belly to the front, the wings down at its sides: a penguin. */
  upright?: boolean
}

interface Fowl {
  bird: Bird
  coat: Coat
  body: Frame
  turned: Turned
  look: Look
  /** From 0, folded, to 1. */
  spread: number
  lift: number
  /** Head under water, with legs and tail in the air; it is tilted until its tail is up. */
  dives: boolean
  toy: boolean
  /** Its left leg is lifted out of what may come (`oneLeg`). */
  oneLeg: boolean
}

const flying = new Set(['fly', 'leap', 'jump', 'cheer'])
const low = new Set(['sit', 'swim', 'lie', 'sleep', 'ride', 'cling'])

/** Builds a bird of a kind, coloured as an animal of today's code. */
export function birdModel(coats: CreatureName, bird: Bird): Modeller {
  return (request) => {
    const told = coatTold(coats, request)
    // Of all birds only a duck has a drake.
    const coat: Coat = bird.tuft ? told : { ...told, pattern: 'plain' }
    const fowl = fowlOf(request, bird, coat)
    return {
      id: request.id,
      kind: 'creature',
      frame: request.frame,
      pieces: piecesOf(fowl, request.id),
      anchors: {
        head: fowl.turned.frame,
        back: movedTo(fowl.body, [0, fowl.lift + 0.52, -0.05]),
      },
      head: {
        centre: fowl.turned.frame.origin,
        radius: bird.head * lengthOf(fowl.body.up),
        front: fowl.turned.frame.front,
        gaze: fowl.turned.gaze,
      },
      height: bird.tall * lengthOf(request.frame.up),
    }
  }
}

function fowlOf(request: ModelRequest, bird: Bird, coat: Coat): Fowl {
  const { frame, act } = request
  const body = sized(frame, bird.tall)
  const aloft = flying.has(act.pose)
  const tall = act.pose === 'oneLeg' ? bird.leg * 1.5 : bird.leg
  const lift = aloft ? bird.leg + 0.1 : low.has(act.pose) ? 0 : tall
  const look = moodOf(act.feels, act.pose)
  const ahead = bird.upright ? 0.04 : aloft ? 0.4 : 0.28
  const grown = bird.upright ? 0.62 + bird.neck : 0.42 + bird.neck
  const high = act.pose === 'sleep' ? 0.42 : aloft ? 0.5 : grown
  const centre = pointIn(body, [0, lift + high, ahead])
  const looks = act.pose === 'sleep' ? undefined : act.looks
  const turned = turnedTo(body, centre, looks, { aside: 85, above: 40 })
  const spread = aloft ? 1 : look.eye === 'wide' || look.mouth === 'open' ? 0.45 : 0
  const [dives, oneLeg] = [act.pose === 'dive', act.pose === 'oneLeg']
  return { bird, coat, body, turned, look, spread, lift, dives, oneLeg, toy: isToy(request) }
}

function piecesOf(fowl: Fowl, who: string): Piece[] {
  const { bird, body, turned } = fowl
  return [
    ...[-1, 1].map((side) => ({ name: `leg${side}`, solids: legOf(fowl, side) })),
    ...(fowl.dives ? [{ name: 'tail', solids: tailOf(fowl) }] : []),
    { name: 'trunk', solids: trunkOf(fowl) },
    // Folded wings of one who dives lie under water.
    ...(fowl.dives ? [] : [-1, 1]).map((side) => ({ name: `wing${side}`, solids: wingOf(fowl, side) })),
    {
      name: 'head',
      solids: [...headOf(fowl), faceMark(turned.frame, bird.head, who)],
      nearer: bird.head * 0.5 * lengthOf(body.up),
    },
  ].filter(({ solids }) => solids.length > 0)
}

function trunkOf(fowl: Fowl): Painted[] {
  const { bird, coat, body, turned, lift } = fowl
  if (bird.upright) return uprightTrunk(fowl)
  const breast: Vector = [0, lift + 0.27, 0.14]
  const crown = inFrame(body, turned.frame.origin)
  const balls: (readonly [Vector, Size])[] = [
    ...sweep(
      [breast, [0, lift + 0.3, -0.2], [0, lift + 0.36, -0.4], [0, lift + 0.42 + bird.tail, -0.52]],
      [0.25, 0.21, 0.1, 0.03],
    ),
    ...sweep(
      [add(breast, [0, 0.08, 0.03]), add(crown, [0, -bird.neck * 0.45, -0.02]), crown],
      [0.2, bird.head * 0.66, bird.head * 0.7],
    ),
  ]
  return [blob(body, balls, coatOn('torso', coat.base))]
}

/** A pear that stands on its broad end, pale before. */
function uprightTrunk({ bird, coat, body, turned, lift }: Fowl): Painted[] {
  const crown = inFrame(body, turned.frame.origin)
  const back = sweep(
    [[0, lift + 0.14, -0.2], [0, lift + 0.22, 0], [0, lift + 0.46, 0], crown],
    [0.05, 0.25, 0.2, bird.head * 0.8],
  )
  const belly = sweep(
    [
      [0, lift + 0.2, 0.1],
      [0, lift + 0.44, 0.09],
      [0, lift + 0.56, 0.07],
    ],
    [0.19, 0.15, 0.09],
  )
  return [
    blob(body, back, coatOn('torso', coat.base)),
    { ...blob(body, belly, coatOn('belly', coat.second)), nearer: 0.02 },
  ]
}

function wingOf({ bird, coat, body, spread, lift }: Fowl, side: number): Painted[] {
  const shoulder: Vector = bird.upright ? [side * 0.21, lift + 0.52, 0] : [side * 0.2, lift + 0.4, 0.14]
  const folded: Vector[] = bird.upright
    ? [shoulder, [side * 0.28, lift + 0.36, 0], [side * 0.33, lift + 0.2, -0.02]]
    : [shoulder, [side * 0.25, lift + 0.34, -0.1], [side * 0.15, lift + 0.36, -0.42]]
  const open: Vector[] = [shoulder, [side * 0.62, lift + 0.6, 0.08], [side * 1.12, lift + 0.52, -0.12]]
  const points = folded.map((point, index) => mixed(point, open[index] as Vector, spread))
  const flat = 0.05
  const feather = sweep(points, [0.12, 0.15, 0.04]).map(([at, radius]): readonly [Vector, Size] => {
    const wide = radius as number
    return [at, spread > 0.3 ? [wide * 0.7, flat, wide * 1.25] : [flat, wide, wide]]
  })
  const colour = bird.wing ?? coat.second
  return [blob(body, feather, coatOn('wing', colour, `wing${side}`))]
}

function mixed(a: Vector, b: Vector, part: number): Vector {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

function legOf(fowl: Fowl, side: number): Painted[] {
  const { bird, body, coat, lift } = fowl
  if (lift === 0) return []
  const paint = coatOn('leg', bird.legColour ?? coat.dark, `leg${side}`)
  if (fowl.dives) return kickingLeg(fowl, side, paint)
  if (fowl.oneLeg && side > 0) return liftedLeg(fowl, paint)
  const foot = fowl.oneLeg ? 0 : lift - bird.leg
  const toes: (readonly [Vector, Size])[] = [-1, 0, 1].flatMap((toe) =>
    sweep(
      [
        [side * 0.1, foot + 0.025, 0.02],
        [side * 0.1 + toe * 0.07, foot + 0.018, 0.16],
      ],
      [0.03, 0.022],
    ),
  )
  return [
    limb(
      body,
      [
        [side * 0.11, lift + 0.1, 0.02],
        [side * 0.1, foot + 0.03, 0.02],
      ],
      0.026,
      paint,
    ),
    blob(body, toes, { ...paint, part: 'foot' }),
  ]
}

/** A leg that is drawn up under the breast, its toes hanging. */
function liftedLeg({ body, lift }: Fowl, paint: Paint): Painted[] {
  const knee: Vector = [0.16, lift - 0.06, 0.34]
  const heel: Vector = [0.14, lift - 0.12, 0.12]
  const toes: (readonly [Vector, Size])[] = [-1, 0, 1].flatMap((toe) =>
    sweep([heel, [heel[0] + toe * 0.07, heel[1] - 0.12, heel[2] - 0.06]], [0.03, 0.022]),
  )
  return [
    limb(body, [[0.12, lift + 0.1, 0.06], knee, heel], 0.028, paint),
    blob(body, toes, { ...paint, part: 'foot' }),
  ]
}

/** A leg that kicks in the air beside the tail, its web spread. */
function kickingLeg({ body, lift }: Fowl, side: number, paint: Paint): Painted[] {
  const heel: Vector = [side * 0.2, lift + 0.02 - side * 0.04, -0.44 - side * 0.06]
  const tips = [-1, 0, 1].map(
    (toe): Vector => [
      heel[0] + side * 0.03 + toe * 0.11,
      heel[1] - 0.1,
      heel[2] - 0.17 + Math.abs(toe) * 0.03,
    ],
  )
  return [
    limb(body, [[side * 0.13, lift + 0.1, -0.22], heel], 0.034, paint),
    blob(
      body,
      [[heel, 0.036], ...tips.map((tip): readonly [Vector, Size] => [tip, 0.024])],
      { ...paint, part: 'foot' },
      [heel, ...tips],
    ),
  ]
}

/** Feathers of the tail, which is all that is seen of one who dives. */
function tailOf({ body, bird, coat, lift }: Fowl): Painted[] {
  const root: Vector = [0, lift + 0.36, -0.4]
  return [-1, 0, 1].map((aside) =>
    limb(
      body,
      [root, [aside * 0.07, lift + 0.44 + bird.tail, -0.66 + Math.abs(aside) * 0.03]],
      [0.09, 0.03],
      {
        ...coatOn('tail', coat.second),
        group: `tail${aside}`,
      },
    ),
  )
}

function headOf({ bird, coat, turned, look, toy }: Fowl): Solid[] {
  const { head, bill } = bird
  const beak = bill.colour ?? coat.dark
  const open = look.mouth === 'open' || look.mouth === 'round' || look.mouth === 'yawn' ? 0.24 : 0
  const jaw = (rise: number, colour: string, part: PartName): Painted =>
    blob(
      turned.frame,
      [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1].map((along): readonly [Vector, Size] => [
        [0, -head * 0.24 + rise * bill.long * along, head * 0.72 + bill.long * along],
        [bill.wide * (1 - along * (1 - bill.flat)), bill.wide * 0.42 * (1 - along * 0.4), bill.long * 0.2],
      ]),
      coatOn(part, colour, 'bill'),
    )
  const flat = newPen('head', 'fur')
  const gaze = [-turned.aside / 32, -turned.above / 26] as const
  drawDuckHead(flat, { ...look, gaze }, coat, 0, toy)
  const globe: Bulge = { centre: [0, 0, 0], size: [head, head * 0.98, head] }
  return [
    ...(bird.tuft ? [tuftOf(turned.frame, head, duckHeadColour(coat))] : []),
    ball(turned.frame, [0, 0, 0], globe.size, coatOn('head', duckHeadColour(coat), 'head')),
    ...faceOnBall(
      { frame: turned.frame, unit: head / 9.8, globe },
      flat.shapes.filter(({ part }) => !ofSolids.has(part)),
    ),
    jaw(-open - 0.12, darker(beak, 0.14), 'billLow'),
    jaw(open * 0.5 + 0.02, beak, 'bill'),
  ]
}

/** Bodies of their own here. */
const ofSolids: ReadonlySet<string> = new Set([
  'tuft',
  'head',
  'beak',
  'beakLow',
  'beakEdge',
  'mouth',
  'nostril',
])

/** Three feathers on the crown. */
function tuftOf(frame: Frame, head: number, colour: string): Painted {
  const feathers = [-0.3, 0, 0.24].flatMap((aside, index) =>
    sweep(
      [
        [aside * head * 0.4, head * 0.86, -head * 0.1],
        [aside * head, head * (index === 1 ? 1.42 : 1.28), -head * 0.2],
      ],
      [head * 0.2, head * 0.05],
    ),
  )
  return blob(frame, feathers, coatOn('tuft', colour, 'head'))
}
