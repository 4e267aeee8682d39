import { line, type Globe, onGlobe, type Place, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'

const linen = ['#f2ede0', '#e2574c', '#f3c14b', '#5e9fc4'] as const
const stretches = 28

/** A washing line round the hill's brow, each stretch and each piece of linen seen from its own side. */
export function washingRound(frame: Frame): Painted[] {
  const globe: Globe = { frame, size: [5.15, 4.3, 4.8] }
  const place = (index: number): Place => [-170 + (340 * index) / stretches, 6 + 3 * Math.sin(index)]
  return Array.from({ length: stretches }, (_, index): Painted[] => {
    const [here, there] = [onGlobe(globe, place(index)), onGlobe(globe, place(index + 1))]
    const rope = {
      ...line(frame, [], 0.09, { part: 'string', material: 'cloth', colour: '#f6efdc', marking: true }),
      points: [here.origin, there.origin],
      outward: here.front,
    }
    const beforeFace = Math.abs(place(index)[0]) < 36
    return index % 3 === 1 && !beforeFace ? [rope, linenAt(here, index)] : [rope]
  }).flat()
}

function linenAt(there: Frame, index: number): Painted {
  const wide = 0.55
  const long = index % 2 ? 1 : 1.5
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
