import type { ClothesColour } from '#book/appearance.ts'
import { randomFrom } from '#book/random.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '../../illustrator.ts'
import type { Drawing, Point, Sprite, Thing } from '../drawing.ts'
import { hull, isInside } from '../figures/geometry/hull.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { atmosphereOf } from '../settings/atmosphere.ts'
import { darker, lighter } from '../settings/colour.ts'
import { ellipse, rectangle } from '../settings/outline.ts'
import { fill, scenery } from '../settings/shapes.ts'
import { animalMotifs, driftingMotifs, lovedMotifs, propMotifs } from './endpaper-motifs.ts'
import { type Cutout, type Laid, scatter } from './scatter.ts'
import { paperOfStory } from './story-of-book.ts'

/**
 * A loose repeat of the book's own things over a whole sheet of coloured paper: large ones first, smaller ones in
 * the gaps that they leave, each turned as it falls, and the page's edge cuts through them.
 */
export function composeEndpaper(sheet: CharacterSheet, scene: ScenePlan, seed: string): Drawing {
  const random = randomFrom(`${seed}:endpaper`)
  const leading = [...animalMotifs(sheet, scene), ...lovedMotifs(sheet, seed)]
  const carried = propMotifs(sheet, scene)
  const drifting = driftingMotifs(scene, seed)
  const motifs = [...leading, ...carried, ...drifting]
  const sprites = motifs.map(({ sprite }) => unitSprite(sprite))
  const dot = motifs.length
  const large = indices(0, leading.length || carried.length)
  const middle = indices(0, leading.length + carried.length)
  const small = indices(leading.length + carried.length, dot)
  const laid = scatter(
    [...sprites.map((sprite, index) => cutoutOf(sprite, motifs[index]?.turn ?? 0)), speck],
    [
      { cutouts: large.length > 0 ? large : small, count: 7, scale: 182, gap: 46 },
      { cutouts: middle.length > 0 ? middle : small, count: 10, scale: 116, gap: 38 },
      { cutouts: small, count: 15, scale: 60, gap: 30 },
      { cutouts: [dot], count: 48, scale: 1, gap: 40 },
    ],
    random,
  )
  const paper =
    scene.time === 'night' ? nightPaper : (paperOfStory(scene) ?? papers[sheet.hero.appearance.clothesColour])
  const specks = laid.filter(({ cutout }) => cutout === dot)
  return {
    things: [
      // Painted as a wall is: some styles leave what is made of paper unpainted.
      scenery('sheet', 0, [fill('sheet', rectangle(-40, -40, 1040, 1040), paper, 'wall')]),
      scenery(
        'specks',
        0.5,
        specks.map(({ at: [x, y] }) =>
          fill('speck', ellipse(x, y, 4.5 + random() * 3.5, undefined, 16), speckColour(paper), 'paper', {
            marking: true,
          }),
        ),
      ),
      ...laid.flatMap((piece, index) => {
        const sprite = sprites[piece.cutout]
        const kind = motifs[piece.cutout]?.kind
        return sprite && kind ? repeated({ id: `motif${index + 1}`, kind, sprite }, piece) : []
      }),
    ],
    atmosphere: { ...atmosphereOf('day', 'clear', true, []), tintAmount: 0 },
  }
}

/** Of a book that no story of ours stages: pale papers beside which the child's own colour looks its best. */
const papers: Readonly<Record<ClothesColour, string>> = {
  red: '#cfe1dd',
  orange: '#d0e0ea',
  yellow: '#dfe8cf',
  green: '#f7e6c6',
  teal: '#f8dfcb',
  blue: '#f9e8bd',
  purple: '#f3e3cf',
  pink: '#d6e7da',
}
const nightPaper = '#2f4673'

function speckColour(paper: string): string {
  return paper === nightPaper ? lighter(paper, 0.42) : darker(paper, 0.2)
}

const speck: Cutout = { points: [[0, 0]], turn: 0 }

function indices(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** A sprite about its own middle, of about the area of a unit square, so that long things and round ones weigh the same. */
function unitSprite(sprite: Sprite): Sprite {
  const solid = sprite.shapes.filter((shape) => !shape.soft)
  const { x0, x1, y0, y1 } = boxOf(solid)
  const [wide, tall] = [x1 - x0, y1 - y0]
  const scale = Math.min(1 / Math.sqrt(wide * tall), 1.5 / Math.max(wide, tall))
  const shapes = placeShapes(solid, { scale, at: [(-(x0 + x1) / 2) * scale, (-(y0 + y1) / 2) * scale] })
  return { shapes, box: boxOf(shapes), faces: [], anchors: {} }
}

/** Steps between the points that stand for a cutout, in its own units. */
const alongEdge = 0.2
const within = 0.25

/** Points on the hull of a sprite and within it. */
function cutoutOf({ shapes }: Sprite, turn: number): Cutout {
  const outline = hull(shapes.flatMap(({ points }) => points))
  const edge = outline.flatMap((from, index): Point[] => {
    const to = outline[(index + 1) % outline.length] as Point
    const steps = Math.ceil(Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2) / alongEdge)
    return Array.from({ length: steps }, (_, step) => [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ])
  })
  const { x0, x1, y0, y1 } = boxOf(shapes)
  const inside: Point[] = []
  for (let y = y0; y <= y1; y += within) {
    for (let x = x0; x <= x1; x += within) if (isInside([x, y], outline)) inside.push([x, y])
  }
  return { points: [...edge, ...inside], turn }
}

/** The motif where it lies, and once more at the other side of the sheet where an edge cuts it. */
function repeated(
  { id, kind, sprite }: Pick<Thing, 'id' | 'kind'> & { sprite: Sprite },
  { at, scale, degrees }: Laid,
): Thing[] {
  const turned = placeSprite(sprite, { scale, degrees })
  const shifts = (middle: number, from: number, to: number): number[] =>
    [-1000, 0, 1000]
      .map((period) => middle + period)
      .filter((place) => place + to > -10 && place + from < 1010)
  return shifts(at[1], turned.box.y0, turned.box.y1).flatMap((y) =>
    shifts(at[0], turned.box.x0, turned.box.x1).map((x): Thing => {
      const { shapes, box } = placeSprite(turned, { at: [x, y] })
      return { id, kind, shapes, box, faces: [], depth: 0.9 }
    }),
  )
}
