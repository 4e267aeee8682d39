import type { Outfit } from '../../../figures/outfit.ts'
import type { Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { drawnLine, filled, opened } from '../face/face-parts.ts'
import type { HeadView } from '../face/head-view.ts'
import type { Spot } from '../face/skull.ts'
import { range, type Table, tableAt } from '../numbers.ts'
import { roundOf, silhouettes } from '../outline.ts'
import { type Shell, shellOf } from './shell.ts'

/** What is worn over the hair. */
export interface Headgear {
  form: 'woollyHat' | 'hood'
  colour: string
}

export function headgearOf({ woollyColour, hoodUp, topColour }: Outfit): Headgear | undefined {
  if (woollyColour) return { form: 'woollyHat', colour: woollyColour }
  return hoodUp ? { form: 'hood', colour: topColour } : undefined
}

const hatEdge: Table = [
  [0, 0.29],
  [1, 0.36],
  [1.6, 0.42],
  [Math.PI, 0.56],
]
const hoodEdge: Table = [
  [0, 0.2],
  [0.6, 0.26],
  [1, 0.44],
  [1.2, 0.72],
  [1.35, 0.92],
  [1.7, 1],
]

/** A knitted hat with its turned-up edge and bobble, or the hood of a raincoat round the face. */
export function drawHeadgear(view: HeadView): Shape[] {
  if (!view.headgear) return []
  const { form, colour } = view.headgear
  const shade = mixColours(colour, '#3a2030', 0.16)
  if (form === 'hood') {
    const hood = silhouettes(shellOf(view, shellTo(hoodEdge, 0.33)))
    return hood.map((silhouette) => opened('hat', silhouette, colour))
  }
  const bobble = filled(
    'hat',
    roundOf(view.circle([0, 1.36, -0.05], 0.2)),
    mixColours(colour, '#fff6e6', 0.6),
  )
  const hat = silhouettes(shellOf(view, shellTo(hatEdge, 0.22)))
  return [bobble, ...hat.map((silhouette) => opened('hat', silhouette, colour)), ...turnUp(view, shade)]
}

function shellTo(edge: Table, volume: number): Shell {
  return {
    from: () => 0.005,
    to: (around) => tableAt(edge, Math.abs(around)),
    out: (part) => volume * Math.min(1, 0.6 + (1 - part) * 2),
  }
}

/** The line of the edge, and the ribs of its knitting. */
function turnUp(view: HeadView, colour: string): Shape[] {
  const line = (spots: readonly Spot[]): Shape[] => {
    const seen = spots.filter((spot) => view.facing(spot) > 0.06).map((spot) => view.on(spot, 0.2))
    return seen.length < 2
      ? []
      : [drawnLine('rib', seen.length > 2 ? smooth(seen, false, 3) : seen, colour, view.unit * 0.024)]
  }
  const front = range(-1.5, 1.5, 15)
  const back = range(1.5, 2 * Math.PI - 1.5, 15)
  const high = (around: number): number =>
    tableAt(hatEdge, Math.PI - Math.abs(Math.PI - Math.abs(around))) - 0.1
  const edges = [front, back].flatMap((arounds) =>
    line(arounds.map((around): Spot => [around, high(around)])),
  )
  const ribs = range(0, 2 * Math.PI, 25).flatMap((around) =>
    line([
      [around, high(around) + 0.02],
      [around, high(around) + 0.08],
    ]),
  )
  return [...edges, ...ribs]
}
