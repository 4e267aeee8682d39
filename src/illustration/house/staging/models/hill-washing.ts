import { line, type Globe, onGlobe, type Place, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'

const linen = ['#f2ede0', '#e2574c', '#f3c14b', '#5e9fc4'] as const
const stretches = 28
/** The stretches on either side of the face at which the baker's best underpants hang. */
const underpants: ReadonlySet<number> = new Set([9, 18])

/** A washing line round the hill's brow, each stretch and each piece of linen seen from its own side. */
export function washingRound(frame: Frame): Painted[] {
  const globe: Globe = { frame, size: [5.15, 4.3, 4.8] }
  const place = (index: number): Place => [-170 + (340 * index) / stretches, 6 + 3 * Math.sin(index)]
  return Array.from({ length: stretches }, (_, index): Painted[] => {
    const [here, there] = [onGlobe(globe, place(index)), onGlobe(globe, place(index + 1))]
    const rope = {
      ...line(frame, [], 0.14, { part: 'string', material: 'cloth', colour: '#f6efdc', marking: true }),
      points: [here.origin, there.origin],
      outward: here.front,
    }
    const beforeFace = Math.abs(place(index)[0]) < 36
    if (underpants.has(index)) return [rope, ...underpantsAt(here)]
    return index % 3 === 1 && !beforeFace ? [rope, linenAt(here, index)] : [rope]
  }).flat()
}

function linenAt(there: Frame, index: number): Painted {
  const wide = 0.68
  const long = index % 2 ? 1.2 : 1.8
  return plane(
    there,
    [
      [-wide, 0, 0.1],
      [wide, 0, 0.1],
      [wide * 0.8, -long, 0.35],
      [-wide * 0.8, -long, 0.35],
    ],
    { part: 'flag', material: 'cloth', colour: linen[index % 4] as string, marking: true },
    [0, 0, 1],
  )
}

/** White, with a red waistband and red dots, so that it is known for what it is on every page. */
function underpantsAt(there: Frame): Painted[] {
  const cloth = (colour: string, points: readonly (readonly [number, number])[], out: number): Painted =>
    plane(
      there,
      points.map(([x, y]) => [x, y, out - y * 0.14]),
      { part: 'flag', material: 'cloth', colour, marking: true },
      [0, 0, 1],
    )
  const dot = ([x, y]: readonly [number, number]): Painted =>
    cloth(
      '#d8433a',
      Array.from({ length: 8 }, (_, step): readonly [number, number] => [
        x + Math.cos((step / 4) * Math.PI) * 0.2,
        y + Math.sin((step / 4) * Math.PI) * 0.2,
      ]),
      0.16,
    )
  return [
    cloth('#fffaf0', trunks, 0.12),
    cloth('#d8433a', [[-1.22, 0.05], [1.22, 0.05], [1.26, -0.3], [-1.26, -0.3]], 0.14), // biome-ignore format: a row of points
    ...dots.map(dot),
  ]
}

// biome-ignore format: a table is read in rows
const trunks = [[-1.22, 0.05], [1.22, 0.05], [1.5, -1.95], [0.4, -2.05], [0, -1.15], [-0.4, -2.05], [-1.5, -1.95]] as const
// biome-ignore format: a table is read in rows
const dots = [[-0.75, -0.8], [0.75, -0.8], [0, -0.7], [-0.95, -1.5], [0.95, -1.5]] as const
