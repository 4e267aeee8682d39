import { ball, limb } from '../../solids/build.ts'
import type { Paint, Painted } from '../../solids/solid.ts'
import type { Frame } from '../../space/frame.ts'
import { add, dot, minus, times, unit, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn } from './beast.ts'
import { sleeperTurn } from './resting.ts'

type Curve = readonly Vector[]

/** From the root, in tail lengths; raised by mood. */
const curves: Readonly<Record<Beast['build']['tail']['form'], Curve>> = {
  up: [
    [0, 0, 0],
    [0, 0.14, -0.26],
    [0.02, 0.46, -0.34],
    [0.04, 0.74, -0.24],
    [0.05, 0.82, -0.06],
  ],
  bush: [
    [0, 0, 0],
    [0.1, 0.04, -0.26],
    [0.24, 0.3, -0.36],
    [0.32, 0.66, -0.26],
    [0.36, 0.94, -0.2],
    [0.46, 1.06, -0.36],
    [0.54, 0.94, -0.5],
  ],
  hang: [
    [0, 0, 0],
    [0, 0.02, -0.16],
    [0.03, -0.38, -0.24],
    [0.04, -0.88, -0.2],
  ],
  brush: [
    [0, 0, 0],
    [0, -0.12, -0.3],
    [0.05, -0.14, -0.65],
    [0.08, 0.06, -0.95],
  ],
  bob: [
    [0, 0, 0],
    [0, 0.2, -0.5],
  ],
  bare: [
    [0, 0, 0],
    [0.1, -0.12, -0.3],
    [-0.08, -0.2, -0.6],
    [0.08, -0.14, -0.85],
    [0.14, 0, -0.98],
  ],
  curl: [
    [0, 0, 0],
    [0, 0.3, -0.4],
    [0.3, 0.5, -0.3],
    [0.1, 0.75, -0.2],
    [-0.2, 0.6, -0.45],
    [0.1, 0.4, -0.7],
  ],
  heavy: [
    [0, 0, 0],
    [0.04, -0.16, -0.3],
    [0.14, -0.24, -0.6],
    [0.26, -0.16, -0.85],
    [0.34, -0.02, -1],
  ],
}

/** From the root of a tail to its end, in the body's frame. */
export function tailPath(beast: Beast): Vector[] {
  const { build, stance, mood } = beast
  const { form, length } = build.tail
  if (stance.curled) return roundSleeper(beast, stance.curled)
  const root = tailRoot(beast)
  const lift = form === 'hang' ? 0.1 : 0.22
  const blown = wind(beast)
  return curves[form].map((point, index): Vector => {
    const part = index / (curves[form].length - 1)
    const own = add(times(point, length), [0, mood.tail * lift * part * length, 0])
    const [x, y, z] = add(root, add(own, times(blown, part * part * length)))
    return [x, Math.max(y, thicknessOf(build)), z]
  })
}

function tailRoot({ build, stance }: Beast): Vector {
  return add(stance.spine[0] ?? [0, 0, 0], [0, build.rump * 0.4, -build.rump * 0.8])
}

function thicknessOf({ tail: { form, radius, tip }, traits }: Beast['build']): number {
  return Math.max(radius, form === 'hang' && !traits.includes('mane') ? tip * 2 : tip)
}

export function tailPiece(beast: Beast): Painted[] {
  const { build, body, coat, colours } = beast
  const { form, radius, tip } = build.tail
  const root = tailRoot(beast)
  if (form === 'bob')
    return [ball(body, add(root, [0, 0, -radius * 0.4]), radius, coatOn('tail', bobColour(beast), 'tail'))]
  const points = tailPath(beast)
  const hair = build.traits.includes('mane')
  const radii = points.map((_, index) =>
    radiusAt(hair ? 'hair' : form, index / (points.length - 1), radius, tip),
  )
  const colour =
    form === 'hang' && !build.traits.includes('mane')
      ? colours.trunk
      : form === 'bare'
        ? '#d99aa0'
        : form === 'hang'
          ? coat.second
          : colours.trunk
  const tail = limb(body, points, radii, coatOn('tail', colour, 'tail'))
  const last = points.at(-1) ?? root
  if (form === 'bush') return [tail, ...furAlong(body, points, radii, coatOn('tail', colour, 'tail'))]
  if (form === 'brush') return [tail, ball(body, last, tip * 1.25, coatOn('tailTip', coat.second, 'tail'))]
  if (form === 'hang' && !build.traits.includes('mane'))
    return [
      tail,
      ball(
        body,
        last,
        [tip, tip * 2, tip],
        coatOn('tailTip', build.traits.includes('trunk') ? coat.dark : coat.second, 'tail', 'hair'),
      ),
    ]
  if (build.traits.includes('tuft'))
    return [
      tail,
      ball(body, last, [tip * 1.9, tip * 2.6, tip * 1.9], coatOn('tuft', coat.second, 'tail', 'hair')),
    ]
  if (build.traits.includes('tipped') && coat.pattern !== 'plain') {
    const end = points.slice(-2)
    const thick = radii.slice(-2).map((radius) => radius * 1.04)
    return [tail, limb(body, end, thick, { ...coatOn('tailTip', coat.second, 'tail'), marking: true })]
  }
  return [tail]
}

/** How far tufts stand off a bushy tail, in its radius there. */
const furReach = 1.32

/** Tufts that stand off a bushy tail on its outer side, pointing to its end. */
function furAlong(body: Frame, points: readonly Vector[], radii: readonly number[], paint: Paint): Painted[] {
  // None at its end: two tufts there would be ears, and the tail another animal.
  return points.slice(1, -3).flatMap((point, index) => {
    const [before, next] = [points[index] as Vector, points[index + 2] as Vector]
    const along = unit(minus(next, before))
    const out = unit([0, -along[2], along[1]])
    const thick = radii[index + 1] ?? 0
    return [1, -0.9].map((side) => {
      const from = add(point, times(out, thick * 0.55 * side))
      const to = add(point, add(times(out, thick * furReach * side), times(along, thick * 0.95)))
      return limb(body, [from, to], [thick * 0.5, thick * 0.04], paint)
    })
  })
}

/** Rabbits and deer show a light one, bears their coat. */
function bobColour({ build, coat }: Beast): string {
  const pale =
    build.ears.form === 'long' || build.traits.includes('fawnspots') || build.traits.includes('wool')
  return pale && coat.pattern !== 'patches' ? coat.second : coat.base
}

/** Laid round the sleeper, its tip by the nose. */
function roundSleeper({ build }: Beast, { angle, radius }: { angle: number; radius: number }): Vector[] {
  const far = radius + build.rump * 0.95
  const { radius: thick, tip, form } = build.tail
  const high = Math.max(thick * 1.05, form === 'hang' ? tip * 2 : form === 'bush' ? tip * furReach : tip)
  const steps = Math.min(5, Math.max(2, Math.round(build.tail.length / 0.28)))
  return Array.from({ length: steps + 1 }, (_, index): Vector => {
    const turn = -angle / 2 + 0.1 - index * 0.34 - sleeperTurn
    return [Math.cos(turn) * far, high, Math.sin(turn) * far]
  })
}

function radiusAt(form: string, part: number, radius: number, tip: number): number {
  if (form === 'bush')
    return radius + (tip - radius) * Math.sin(Math.min(1, part * 1.15) * Math.PI * 0.82) ** 0.8
  if (form === 'brush') return radius * (0.4 + 0.9 * Math.sin(0.35 + part * 2.4))
  if (form === 'hang') return radius + (tip - radius) * part * part
  if (form === 'hair') return radius + Math.sin(0.2 + part * 2.4) * (tip - radius)
  return radius + (tip - radius) * part
}

/** The wind in the body's own axes, of length 0 to 0.7. */
function wind({ body, wind: blows }: Beast): Vector {
  if (!blows) return [0, 0, 0]
  const own: Vector = [dot(blows, unit(body.right)), dot(blows, unit(body.up)), dot(blows, unit(body.front))]
  return times(unit(own), 0.7)
}
