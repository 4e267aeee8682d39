import { type Random, randomFrom } from '#book/random.ts'
import { meets } from '../../boxes.ts'
import type { Box, Drawing, Point, Shape, Thing } from '../../drawing.ts'
import { rgbFrom } from '../../raster/rgb.ts'
import { isGreen } from './choose-recipe.ts'
import { leafOutline } from './leaf.ts'

const stemColour = '#2b1d1a'
const leafColours: Readonly<Record<'teal' | 'vermilion' | 'mustard', string>> = {
  teal: '#2f8d8d',
  vermilion: '#e44d30',
  mustard: '#f0b63c',
}

/** Sprigs of a corner, counted from the page's side: how far in, how high and how far they lean inwards. */
const tallCorner: readonly Sprig[] = [
  { inwards: 84, high: 290, lean: 40, pairs: 5, colour: 'teal' },
  { inwards: 150, high: 184, lean: 30, pairs: 4, colour: 'vermilion' },
  { inwards: 206, high: 122, lean: 22, pairs: 3, colour: 'mustard' },
]
const lowCorner: readonly Sprig[] = [
  { inwards: 66, high: 176, lean: 22, pairs: 4, colour: 'vermilion' },
  { inwards: 118, high: 112, lean: 20, pairs: 3, colour: 'teal' },
]

interface Sprig {
  inwards: number
  high: number
  lean: number
  pairs: number
  colour: keyof typeof leafColours
}

/**
 * Plants in the lower corners of a picture with green land, where they hide nobody and nothing: they frame it, as
 * designers of posters did.
 */
export function cornerSprigs(drawing: Drawing, seed: string): Thing[] {
  // Nearest of what the foot of the page is: before a river or a quay they would stand in the water or on stones.
  const nearest = drawing.things.findLast((thing) => isMeadow(thing) || isFoot(thing))
  if (!nearest || !isMeadow(nearest)) return []
  const random = randomFrom(`${seed}/sprigs`)
  const tallOnRight = random() < 0.5
  const free = (right: boolean, tall: boolean): Sprig[] => {
    const sprigs = tall ? tallCorner : lowCorner
    const rooted = sprigs.filter((sprig) => isFree(drawing, boxOf(sprig, right)))
    // The others lean against the first: alone they would look like scraps.
    return rooted[0] === sprigs[0] ? rooted : []
  }
  const tallRight = free(tallOnRight, true).length > 0 ? tallOnRight : !tallOnRight
  // Not every page is framed, and few of them on both sides.
  const [framed, both] = [random() < 0.75, random() < 0.4]
  return [false, true].flatMap((right) => {
    if (!framed || (right !== tallRight && !both)) return []
    const tall = right === tallRight ? free(right, true) : []
    return (tall.length > 0 ? tall : free(right, false)).map((sprig, index) =>
      growSprig(sprig, right, `sprig-${right ? 'right' : 'left'}${index}`, random),
    )
  })
}

/** Open land that a great part of the picture's foot is. */
export function isMeadow({ kind, shapes }: Thing): boolean {
  return (
    kind === 'scenery' &&
    shapes.some(
      ({ part, material, colour, points }) =>
        part === 'land' &&
        material === 'ground' &&
        isGreen(rgbFrom(colour)) &&
        points.some(([x]) => x < 0) &&
        points.some(([x]) => x > 1000),
    )
  )
}

/** Whatever is the picture's foot from side to side. */
function isFoot({ kind, shapes }: Thing): boolean {
  const reaches = (points: readonly Point[]): boolean =>
    points.some(([x, y]) => x < 100 && y > 960) && points.some(([x, y]) => x > 900 && y > 960)
  return kind === 'scenery' && shapes.some(({ closed, soft, points }) => closed && !soft && reaches(points))
}

function isFree({ things, quiet }: Drawing, box: Box): boolean {
  if (quiet && meets(quiet, box)) return false
  return !things.some((thing) => thing.kind !== 'scenery' && meets(thing.box, box))
}

function boxOf({ inwards, high, lean }: Sprig, right: boolean): Box {
  const [x0, x1] = [inwards - high * 0.3, inwards + lean + high * 0.34]
  const y0 = 985 - high * 1.15
  return right ? { x0: 1000 - x1, y0, x1: 1000 - x0, y1: 1000 } : { x0, y0, x1, y1: 1000 }
}

function growSprig(sprig: Sprig, right: boolean, id: string, random: Random): Thing {
  const side = right ? -1 : 1
  const foot: Point = [right ? 1000 - sprig.inwards : sprig.inwards, 1004]
  const high = sprig.high * (0.92 + random() * 0.16)
  const lean = sprig.lean * side
  const along = (part: number): Point => [foot[0] + lean * part * part, foot[1] - high * part]
  const shapes: Shape[] = [
    {
      part: 'stem',
      points: Array.from({ length: 13 }, (_, index) => along(index / 12)),
      closed: false,
      colour: stemColour,
      width: 4.2,
      material: 'ink',
    },
  ]
  const leaf = (at: Point, turn: number, length: number, plump: number): void => {
    const points = leafOutline({ foot: at, lean: turn, wide: length * plump, high: length })
    shapes.push({ part: 'sprig', points, closed: true, colour: leafColours[sprig.colour], material: 'paper' })
  }
  for (let index = 0; index < sprig.pairs; index++) {
    const part = 0.24 + (0.66 * index) / (sprig.pairs - 0.5)
    for (const hand of [-1, 1]) {
      const turn = hand * (0.165 - 0.07 * part) + (lean / high) * 0.1
      leaf(along(part), turn, high * 0.3 * (1.15 - 0.6 * part), 0.42)
    }
  }
  leaf(along(0.96), (lean / high) * 0.16, high * 0.22, 0.4)
  return { id, kind: 'scenery', shapes, box: boxOf(sprig, right), faces: [], depth: 1.1 }
}
