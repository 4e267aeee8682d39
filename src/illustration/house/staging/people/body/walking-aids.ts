import { ball, limb } from '../../solids/build.ts'
import type { Paint, Painted, Piece } from '../../solids/solid.ts'
import { add, type Vector } from '../../space/vector.ts'
import type { Stance } from '../pose/stance.ts'
import { palmOf } from './hands.ts'
import type { Figure } from './paints.ts'

/** The hand that has the cane: the own left, since poses point and wave with the right one. */
const withCane = 0

/** Who stands or goes upright: the pelvis over the soles, and the back no further forward than so many degrees. */
function isUpright({ rests, pelvis, lean }: Stance): boolean {
  return rests === 'ground' && pelvis[1] > 0.85 && pelvis[1] < 1.1 && Math.abs(lean) < 20
}

/** What a hand does that can as well lean on something: it hangs, or rests on a hip. */
const free: ReadonlySet<string> = new Set(['rest', 'grip'])

/** Poses that somebody with a walking aid takes as a walk, for which others need both legs at once. */
const brisk: ReadonlySet<string> = new Set(['run', 'jump', 'dance', 'climb', 'tiptoe'])

/** The pose in which somebody goes who needs something to lean on. */
export function steadied(pose: string, traits: ReadonlySet<string>): string {
  return brisk.has(pose) && (traits.has('cane') || traits.has('walker')) ? 'walk' : pose
}

/** A stance with free hands, that go nowhere else, on cane or walker, as far as it is taken upright. */
export function leaningOn(
  stance: Stance,
  traits: Figure['traits'],
  hands: { left?: Vector; right?: Vector } = {},
): Stance {
  if (!isUpright(stance)) return stance
  const hold = traits.has('walker') ? atHandles : traits.has('cane') ? atCane : undefined
  if (!hold) return stance
  const isFree = (side: 'left' | 'right'): boolean =>
    hands[side] === undefined &&
    stance.atFace?.[side] === undefined &&
    free.has(stance.forms[side === 'left' ? 0 : 1])
  if (!traits.has('walker') && !isFree('left')) return stance
  const pair = <Value>([left, right]: readonly [Value, Value], held: Value): readonly [Value, Value] => [
    isFree('left') ? held : left,
    traits.has('walker') && isFree('right') ? held : right,
  ]
  return {
    ...stance,
    hands: pair(stance.hands, hold.hand),
    elbows: pair(stance.elbows, hold.elbow),
    forms: pair(stance.forms, 'grip'),
  }
}

const atCane = { hand: [0.3, -0.72, 0.4], elbow: [0.5, -0.3, -0.8] } as const
const atHandles = { hand: [0.12, -0.74, 0.44], elbow: [0.7, -0.2, -0.8] } as const

const wood: Paint = { part: 'cane', material: 'wood', colour: '#8a5a35', group: 'cane' }
const metal: Paint = { part: 'walker', material: 'metal', colour: '#7d8894', group: 'walker' }
const rubber: Paint = { part: 'wheel', material: 'ink', colour: '#3b3a40', group: 'walker' }

/** Cane or walking frame of somebody upright; nothing for who has none, and for who sits or lies. */
export function walkingAidsOf(figure: Figure): Piece[] {
  const { traits, stance } = figure
  if (!isUpright(stance)) return []
  if (traits.has('walker')) return walkerOf(figure)
  return traits.has('cane') && stance.hands[withCane] === atCane.hand ? [caneOf(figure)] : []
}

function caneOf(figure: Figure): Piece {
  const { frame, body } = figure
  const [x, y, z] = palmOf(figure, withCane)
  const thick = body.hand * 0.2
  const top: Vector = [x, y + body.hand * 0.25, z]
  const long = body.hand * 0.75
  const stick = limb(
    frame,
    [top, [x - body.hand * 0.3, thick, z + body.hand * 0.5]],
    [thick, thick * 0.8],
    wood,
  )
  const handle = limb(frame, [add(top, [0, 0, -long]), top, add(top, [0, 0, long * 0.6])], thick * 1.15, wood)
  return { name: 'cane', solids: [stick, handle], nearer: -body.hand * 0.5 }
}

function walkerOf(figure: Figure): Piece[] {
  const { frame, body } = figure
  const tube = body.height * 0.013
  const aside = body.hip * 1.45
  const high = handleHeight(figure)
  const ahead = body.arm * 0.72
  const side = (out: number): Piece => {
    const x = out * aside
    const [behind, before]: readonly [Vector, Vector] = [
      [x, tube, ahead * 0.05],
      [x, body.height * 0.04, ahead * 1.25],
    ]
    const bar = (points: readonly Vector[], paint = metal, thick = tube): Painted =>
      limb(frame, points, thick, paint)
    return {
      name: `walker${out}`,
      solids: [
        bar([behind, [x, high, ahead * 0.35], [x, high, ahead * 0.8], [x, high * 0.92, ahead], before]),
        bar([
          [x, high * 0.5, ahead * 0.2],
          [x, high * 0.5, ahead * 1.12],
        ]),
        bar(
          [
            [x, high, ahead * 0.32],
            [x, high, ahead * 0.72],
          ],
          { ...rubber, part: 'handle' },
          tube * 1.6,
        ),
        ball(frame, before, [tube * 1.3, body.height * 0.04, body.height * 0.04], rubber),
        ball(frame, behind, tube * 1.5, { ...rubber, part: 'tip' }),
      ],
      nearer: 0.01,
    }
  }
  const across = ([up, front]: readonly [number, number]): Painted =>
    limb(
      frame,
      [
        [-aside, up, front],
        [aside, up, front],
      ],
      tube,
      metal,
    )
  return [
    side(-1),
    side(1),
    {
      name: 'walkerFront',
      solids: [across([high * 0.86, ahead * 1.03]), across([high * 0.5, ahead * 1.12])],
    },
  ]
}

/** As high as the wrists of arms that hang, bent a little. */
function handleHeight({ body, bones }: Figure): number {
  return bones.arms[0][0][1] - body.arm * 0.74
}
