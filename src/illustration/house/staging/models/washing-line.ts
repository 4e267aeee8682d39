import { garments } from '../../props/washing-line.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { limb, plane } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { alongIn, frameAlong, pointIn } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { pegColour, pegIn } from './clothes-peg.ts'
import { numberTold, propModel, wood } from './prop-model.ts'

const linen = ['#d9705c', '#fbf0d8', '#5b8fb8', '#f0b93f', '#7bb0a0', '#f2a8a0'] as const
const rope = '#efe6d2'
const usual: readonly Garment[] = ['shirt', 'sock', 'sheet', 'sock', 'trousers', 'sock']

type Garment = keyof typeof garments

/**
 * A washing line along its right, `state.span` metres long and `state.height` high, with what `state.hangs` names (`sock`, `shirt`,
 * `trousers`, `sheet`, `dress`), `state.large` times as large as life. It hangs between poles, or between whatever is there
 * (`state.poles: false`); torn (`state.torn`), its rope hangs down from both poles, with nothing on it. With `state.pegs` that many
 * clothes pegs are on it, `state.pegLarge` times as large, and no washing; `state.gap` metres in its middle are left free, and `state.wind`
 * leans all of them, as parts of their length.
 */
export const washingLine: Modeller = (request) => {
  const { state } = request
  const half = numberTold(request, 'span', 3) / 2
  const high = numberTold(request, 'height', 1.95)
  const poles = state['poles'] === false ? [] : [-half, half].map((x) => poleAt(request, x, high))
  const hung = state['torn'] === true ? tornRope(request, half, high) : fullLine(request, half, high)
  return propModel(request, high, [...poles, ...hung], {
    left: [half, high, 0],
    right: [-half, high, 0],
    middle: [0, high - sagOf(half), 0],
  })
}

function poleAt({ frame }: ModelRequest, x: number, high: number): Piece {
  const paint = wood('pole', '#9a6b45', 'pole')
  const post: Vector[] = [
    [x, 0, 0],
    [x, high + 0.06, 0],
  ]
  const arm: Vector[] = [
    [x, high, -0.2],
    [x, high, 0.2],
  ]
  return { name: `pole${x}`, solids: [limb(frame, post, 0.05, paint), limb(frame, arm, 0.035, paint)] }
}

function sagOf(half: number): number {
  return half * 0.16
}

function fullLine(request: ModelRequest, half: number, high: number): Piece[] {
  const told: unknown = request.state['hangs']
  const pegs = numberTold(request, 'pegs', 0)
  const gap = numberTold(request, 'gap', 0)
  const names = Array.isArray(told) ? told.filter(isGarment) : pegs > 0 ? [] : usual
  const drop = (x: number): number => high - sagOf(half) * (1 - (x / half) ** 2)
  const points = Array.from({ length: 13 }, (_, index): Vector => {
    const x = half * (index / 6 - 1)
    return [x, drop(x), 0]
  })
  const step = (2 * half) / (names.length + 1)
  const large = numberTold(request, 'large', 1)
  return [
    ropeOf(request, 'line', points),
    ...names.map((name, index): Piece => {
      const x = half - step * (index + 1)
      const solids = garmentAt(request, name, { at: [x, drop(x), 0.01], large, index })
      return { name: `linen${index}`, solids, nearer: 0.02 }
    }),
    ...Array.from({ length: pegs }, (_, index) => half - (2 * half * (index + 0.5)) / pegs).flatMap(
      (x, index): Piece[] =>
        Math.abs(x) < gap / 2
          ? []
          : [{ name: `peg${index}`, solids: pegAt(request, [x, drop(x), 0], index), nearer: 0.03 }],
    ),
  ]
}

/** Astride the line, each a little otherwise than the one beside it. */
function pegAt(request: ModelRequest, at: Vector, index: number): Painted[] {
  const { frame } = request
  const large = numberTold(request, 'pegLarge', 1) * lengthOf(frame.up)
  const lean = ((index * 7) % 5) - 2
  const top = alongIn(frame, [lean * 0.06 - numberTold(request, 'wind', 0), 1, 0])
  return pegIn(frameAlong(pointIn(frame, at), frame.front, top, large), pegColour, `peg${index}`)
}

function isGarment(name: unknown): name is Garment {
  return typeof name === 'string' && Object.hasOwn(garments, name)
}

function ropeOf({ frame }: ModelRequest, name: string, points: readonly Vector[]): Piece {
  return { name, solids: [limb(frame, points, 0.014, { part: 'line', material: 'cloth', colour: rope })] }
}

/** Hangs as it hangs in the wind: its foot a little to one side and to the front. */
function garmentAt(
  { frame }: ModelRequest,
  name: Garment,
  { at, large, index }: { at: Vector; large: number; index: number },
): Painted[] {
  const size = large / 100
  const blown = index % 2 ? 0.16 : 0.08
  const own = frameAlong(pointIn(frame, at), alongIn(frame, [0, 0, 1]), frame.up, lengthOf(frame.up))
  const points = garments[name].map(
    ([x, y]): Vector => [(-x - y * blown) * size, -y * size, y * size * blown],
  )
  const colour = linen[index % linen.length] as string
  const cloth = plane(own, points, { part: name, material: 'cloth', colour, group: `linen${index}` })
  const peg = limb(
    own,
    [
      [0, 0.03, 0.01],
      [0, -0.04, 0.01],
    ],
    0.012,
    { ...wood('peg', '#c98a4f', `linen${index}`), marking: true },
  )
  return [cloth, peg]
}

/** Two ends that trail over the ground. */
function tornRope(request: ModelRequest, half: number, high: number): Piece[] {
  return [-1, 1].map((side) => {
    const at = (inward: number, y: number, z = 0): Vector => [side * (half - inward), y, z]
    const points = [at(0, high), at(0.06, high * 0.6), at(0.1, 0.2), at(0.26, 0.03), at(0.62, 0.02, 0.16)]
    return ropeOf(request, `end${side}`, points)
  })
}
