import { limb } from '../../solids/build.ts'
import { pointIn } from '../../space/frame.ts'
import type { Painted, Piece } from '../../solids/solid.ts'
import { add, between, cross, minus, radians, times, unit, type Vector } from '../../space/vector.ts'
import { shadeOf } from '../../../figures/colours.ts'
import { inOrder } from '../in-order.ts'
import { mix } from '../numbers.ts'
import { cloth, type Figure, skinOf } from './paints.ts'
import { isArtificial, prosthesisOf } from './prosthesis.ts'
import { sides } from './skeleton.ts'
import { hasSkirt, skirtLength } from './skirt.ts'

/** How much wider than the leg trousers are, from the hip to the ankle. */
const trousers = [1.06, 1.12, 1.2] as const
/** How far shorts and skirts let legs be seen, from hip (0) to ankle (2). */
const knees = 0.85

/** Both legs with what they wear, and shoes: shoes lie over the ends of trousers. */
export function legsOf(figure: Figure): Piece[] {
  const legs = ([0, 1] as const).map((index) => {
    const name = index === 0 ? 'L' : 'R'
    const [hip, knee, ankle] = figure.bones.legs[index]
    const seen = hasSkirt(figure.outfit) ? [knee, ankle] : [hip, knee, ankle]
    const hangs = hangsDown(figure, index)
    const middle = hangs ? hip : times(seen.reduce(add), 1 / seen.length)
    const worn = legOf(figure, index, name)
    return {
      name: `leg${name}`,
      solids: [inOrder(pointIn(figure.frame, middle), worn)],
      nearer: hangs ? -figure.body.hip * underHem : 0,
    }
  })
  const feet = ([0, 1] as const).map((index) => ({
    name: `foot${index === 0 ? 'L' : 'R'}`,
    solids: shoeOf(figure, index, index === 0 ? 'L' : 'R'),
    nearer: figure.body.foot * 0.5,
  }))
  return [...legs, ...feet]
}

/** Half widths of the hip that a leg which hangs counts farther, so that the hem of a top lies over it from all sides. */
const underHem = 0.25
/** From this cosine with straight down on a thigh hangs, and with straight up a back is upright. */
const upright = 0.7

/** Whether a leg comes out from under the top, as of who stands or walks; a lap lies over it. */
function hangsDown({ bones }: Figure, index: 0 | 1): boolean {
  const [hip, knee] = bones.legs[index]
  return unit(minus(hip, knee))[1] > upright && bones.chest.up[1] > upright
}

function legOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [hip, knee, ankle] = bones.legs[index]
  const [root, bend, end] = body.legs
  const radii = [root * trousers[0], bend * trousers[1], end * trousers[2]]
  const group = `leg${name}`
  const whole = (paint: Painted['paint']): Painted => limb(frame, [hip, knee, ankle], radii, paint)
  if (isArtificial(figure, index))
    return [...prosthesisOf(figure, index, group), ...aboveKnee(figure, index, group)]
  if (hasSkirt(outfit) || outfit.bottom === 'tights')
    return [...belowSkirt(figure, index, name), ...sockOf(figure, index, name)]
  if (outfit.bottom === 'trousers' || outfit.bottom === 'dungarees') {
    return [whole(cloth('trouser', outfit.bottomColour, group))]
  }
  const cut = between(hip, knee, knees)
  const bare = limb(
    frame,
    [between(hip, knee, 0.5), knee, ankle],
    [mix(root, bend, 0.6), bend * 0.94, end * 0.96],
    skinOf('shin', skin, `${group}Skin`),
  )
  const short = limb(
    frame,
    [hip, between(hip, cut, 0.5), cut],
    [root * 1.06, mix(root, bend, 0.5) * 1.14, bend * 1.22],
    cloth('trouser', outfit.bottomColour, group),
  )
  return [bare, ...sockOf(figure, index, name), short]
}

/** A leg down to the knee, as it is dressed: trousers are rolled up over it, so that the lower leg moves freely. */
function aboveKnee(figure: Figure, index: 0 | 1, group: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [hip, knee] = bones.legs[index]
  const [root, bend] = body.legs
  if (hasSkirt(outfit)) {
    const from = Math.min(0.9, skirtLength(figure))
    const paint =
      outfit.bottom === 'tights'
        ? cloth('trouser', outfit.bottomColour, group)
        : skinOf('shin', skin, `${group}Skin`)
    return [limb(frame, [between(hip, knee, from), knee], [mix(root, bend, from), bend * 0.9], paint)]
  }
  const end = between(hip, knee, 0.82)
  return [
    limb(
      frame,
      [hip, end],
      [root * trousers[0], bend * trousers[1]],
      cloth('trouser', outfit.bottomColour, group),
    ),
  ]
}

/** What a skirt lets be seen of a leg: only that is there, so that no thigh comes through the cloth. */
function belowSkirt(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [hip, knee, ankle] = bones.legs[index]
  const long = skirtLength(figure)
  const tights = outfit.bottom === 'tights'
  const paint = tights
    ? cloth('trouser', outfit.bottomColour, `leg${name}`)
    : skinOf('shin', skin, `leg${name}Skin`)
  const [root, bend, end] = body.legs
  const radii = (list: readonly number[]): number[] => list.map((one) => one * (tights ? 1 : 0.95))
  if (long > 0.9)
    return [
      limb(frame, [between(knee, ankle, Math.max(0.06, long - 1)), ankle], radii([bend * 0.96, end]), paint),
    ]
  return [
    limb(frame, [between(hip, knee, long), knee, ankle], radii([mix(root, bend, long), bend, end]), paint),
  ]
}

function sockOf({ frame, body, bones, outfit }: Figure, index: 0 | 1, name: string): Painted[] {
  if (!outfit.sockColour || outfit.bottom === 'tights' || outfit.shoes === 'barefoot') return []
  const [, knee, ankle] = bones.legs[index]
  return [
    limb(
      frame,
      [between(knee, ankle, 0.72), ankle],
      body.legs[2] * 1.02,
      cloth('sock', outfit.sockColour, `sock${name}`),
    ),
  ]
}

/** Which way a foot points and where its sole is up, in the person's own axes. */
export function footAxes({ bones, stance }: Figure, index: 0 | 1): { toes: Vector; above: Vector } {
  const [, knee, ankle] = bones.legs[index]
  const side = sides[index] as number
  const shin = unit(minus(ankle, knee))
  const flat: Vector = [side * 0.16, 0, 1]
  // A shin that lies or hangs carries its foot along.
  const level = Math.max(0, -shin[1])
  const across = unit(cross(flat, shin))
  const carried = unit(cross(shin, across))
  const ahead = unit(add(times(flat, level), times(carried, (1 - level) * (carried[1] < 0 ? -1 : 1))))
  const heel = radians(stance.heels[index])
  const right = unit(cross([0, 1, 0.001], ahead))
  const top = cross(ahead, right)
  return {
    toes: unit(add(times(ahead, Math.cos(heel)), times(top, -Math.sin(heel)))),
    above: unit(add(times(top, Math.cos(heel)), times(ahead, Math.sin(heel)))),
  }
}

function shoeOf(figure: Figure, index: 0 | 1, name: string): Painted[] {
  const { frame, body, bones, outfit, skin } = figure
  const [, knee, ankle] = bones.legs[index]
  const { toes, above } = footAxes(figure, index)
  const long = body.foot
  const at = (ahead: number, up: number): Vector =>
    add(add(ankle, times(toes, ahead * long)), times(above, up * long - body.ankle + 0.2 * long))
  const barefoot = outfit.shoes === 'barefoot'
  const colour = barefoot ? skin : outfit.shoeColour
  const paint = barefoot ? skinOf('foot', colour, `foot${name}`) : cloth('foot', colour, `foot${name}`)
  const shoe = limb(
    frame,
    [at(-0.12, 0.02), at(0.3, 0.04), at(0.62, 0)],
    [0.23, 0.22, 0.19].map((part) => part * long * (barefoot ? 0.86 : 1)),
    paint,
  )
  const shaft =
    outfit.shoes === 'boots' && !isArtificial(figure, index) ? between(knee, ankle, 0.55) : at(-0.06, 0.3)
  const upper = limb(
    frame,
    [shaft, at(-0.05, 0.05)],
    [body.legs[2] * (barefoot ? 0.92 : 1.22), 0.22 * long],
    paint,
  )
  const sole = barefoot
    ? []
    : [
        limb(
          frame,
          [at(-0.2, -0.16), at(0.68, -0.15)],
          long * 0.055,
          cloth('sole', shadeOf('#f6ead2', 0.05), `foot${name}`),
        ),
      ]
  return [upper, shoe, ...sole]
}
