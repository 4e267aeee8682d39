import type { PlacedProp } from '#book/scene-plan.ts'
import type { Point, Shape, Sprite } from '../drawing.ts'
import { drawMotif } from '../props/draw-motif.ts'
import { ellipse } from '../settings/outline.ts'
import { boxOf, fill } from '../settings/shapes.ts'
import type { Stage } from '../settings/stage.ts'
import { type Frame, safeMargin } from './camera-frame.ts'
import { lovedIn } from './loved-things.ts'
import type { Part, Piece } from './piece.ts'
import { depthAt, type Measured } from './placed.ts'

/** Centimetres across one shadow, from one to the next, and of light round them. */
const motifSize = 150
const motifStep = 175
const lightMargin = 44

/** Page units across a shadow play of one thing in a medium camera, and of any number of things against the sky. */
const playUnits = 320
const skyUnits = 880

const shade = '#2b2a4a'
const torchLight = '#f9dc98'
const moonlight = '#cfd3dd'

/**
 * What hands throw in a light: dark shapes of what the child loves in a pool of it on a wall or, when the moon has
 * gone down behind the roofs, against the whole sky.
 */
export function shadowPlay(
  prop: PlacedProp,
  shows: string,
  { seed, indoor, moonDown }: { seed: string; indoor: boolean; moonDown: boolean },
): Piece {
  const words = lovedIn(shows)
  const row = motifStep * (words.length - 1) + motifSize
  const wide = row + 2 * lightMargin
  const light = moonDown
    ? skyGlow(Math.max(row * 0.62, motifSize * 1.3))
    : lightPool(wide / 2, motifSize / 2 + lightMargin, indoor ? torchLight : moonlight)
  const growth = (wide / (motifSize + 2 * lightMargin)) ** 0.7 * Math.min(1.3, prop.size ?? 1)
  return {
    id: prop.name,
    plane: moonDown ? 'sky' : 'wall',
    members: [],
    mostUnits: moonDown ? skyUnits : playUnits * growth,
    ...(prop.near !== undefined && { near: prop.near }),
    build: () => [light, ...words.map((word, index) => thrown(word, index, words.length, seed, moonDown))],
  }
}

function lightPool(across: number, down: number, colour: string): Part {
  const y = -motifSize / 2
  return lightPart(
    fill('halo', ellipse(0, y, across * 1.2, down * 1.2, 40), colour, 'light', { soft: true, alpha: 0.5 }),
    fill('pool', ellipse(0, y, across, down, 48), colour, 'light', { marking: true }),
  )
}

/** Light of a moon below the horizon: half a disc that stands behind everything. */
function skyGlow(across: number): Part {
  return lightPart(
    fill('halo', ellipse(0, 0, across * 1.25, across * 1.25, 40), moonlight, 'light', {
      soft: true,
      alpha: 0.5,
    }),
    fill('pool', ellipse(0, 0, across, across, 48), '#aab6d6', 'sky', { marking: true, alpha: 0.9 }),
  )
}

function lightPart(...shapes: Shape[]): Part {
  const sprite: Sprite = { shapes, box: boxOf(shapes.slice(1)), faces: [], anchors: {} }
  return { id: 'shadow-light', kind: 'prop', sprite, x: 0, y: 0, scale: 1 }
}

function thrown(word: string, index: number, count: number, seed: string, moonDown: boolean): Part {
  const motif = drawMotif(word, { seed, style: 'colour', size: motifSize * 0.94 })
  const tall = motif.box.y1 - motif.box.y0
  return {
    id: `shadow${index + 1}`,
    kind: 'prop',
    sprite: { ...motif, shapes: darkened(motif.shapes, shade) },
    x: (index - (count - 1) / 2) * motifStep,
    y: moonDown ? 0 : -(motifSize - tall) / 2,
    scale: 1,
  }
}

/** The outline alone, in one dark colour. */
function darkened(shapes: readonly Shape[], colour: string): Shape[] {
  return shapes
    .filter((shape) => !shape.marking && !shape.soft)
    .map((shape) => ({ ...shape, colour, colour2: colour, material: 'cloud', group: 'shadow' }))
}

/** A shadow play hangs on the free wall of a room; outdoors the moon throws it on the other side of the page. */
export function shadowPlayRange(
  { piece, silhouette, fixedScale = 1 }: Measured,
  frame: Frame,
  stage: Pick<Stage, 'slots'>,
): { x: readonly [number, number]; depth: readonly [number, number] } {
  const wall = frame.indoor ? stage.slots['wall'] : undefined
  if (wall) {
    const foot = depthAt(frame, wall.y + 40)
    return { x: [wall.x - 30, wall.x + 30], depth: [foot, foot] }
  }
  if (piece.plane === 'sky') {
    const foot = depthAt(frame, frame.horizon - 30)
    return { x: [490, 510], depth: [foot, foot] }
  }
  const half = ((silhouette.box.x1 - silhouette.box.x0) / 2) * fixedScale
  const aside = Math.min(790, 1000 - safeMargin - half)
  const foot = depthAt(frame, 420)
  return {
    x: piece.near === 'left' ? [1000 - aside, 1010 - aside] : [aside - 10, aside],
    depth: [foot, foot],
  }
}

/** Where a centimetre of height and one of width of who stands come to lie on the ground. */
const fallenHeight: Point = [-0.95, 0.36]
const fallenWidth: Point = [0.72, 0.4]

/** The shadow that somebody throws on the grass before them under a low moon, from their own parts. */
export function fallenShadow(parts: readonly Part[]): Part[] {
  const fall = ([x, y]: Point): Point => [
    x * fallenWidth[0] - y * fallenHeight[0],
    x * fallenWidth[1] - y * fallenHeight[1],
  ]
  return parts.map((part) => {
    const shapes = darkened(part.sprite.shapes, '#1f2f45')
      .filter((shape) => shape.closed)
      .map((shape) => ({ ...shape, points: shape.points.map(fall) }))
    return {
      ...part,
      id: 'shadow',
      kind: 'prop' as const,
      sprite: { shapes, box: boxOf(shapes), faces: [], anchors: {} },
    }
  })
}
