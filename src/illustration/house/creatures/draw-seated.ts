import { randomFrom } from '#book/random.ts'
import type { Point, Shape, Sprite } from '../drawing.ts'
import { darker, lighter, lightness } from '../pen/colour.ts'
import { ellipse, limb, scallop, smooth, straight } from '../pen/curves.ts'
import { boxOf } from '../pen/finish-sprite.ts'
import { newPen, type Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { placeSprite } from '../pen/place-sprite.ts'
import { creaturePose } from './creature-pose.ts'
import { drawSeam } from './draw-face.ts'
import { tailAboveGround } from './draw-quadruped.ts'
import { lookOf } from './look.ts'
import type { Coat, CreatureOptions, Species } from './species.ts'

const toyHeightCm = 35

/**
 * An animal sitting up like a teddy, soles towards us: a toy always, a living animal when it rides.
 * Measured in head radii, so that it suits every species.
 */
export function drawSeated(species: Species, coat: Coat, options: CreatureOptions): Sprite {
  const toy = options.toy === true
  const pose = creaturePose(options.pose)
  const look = lookOf(options, pose === 'sleep' && !toy)
  const radius = species.build.headScale * 10
  const shapes: Shape[] = []
  const tail = newPen('tail', 'fur')
  species.drawTail(tail, look, coat)
  const tailDegrees = species.build.tailHangs ? 50 : 0
  const tailBox = boxOf(tail.shapes)
  const tailLength = Math.max(tailBox.x1 - tailBox.x0, tailBox.y1 - tailBox.y0)
  const tailScale = Math.min(species.build.tailHangs ? 0.6 : 1, (radius * 2) / tailLength)
  shapes.push(...tailAboveGround(tail.shapes, [-radius * 0.72, -radius * 0.4], tailDegrees, tailScale))
  species.drawSeatedBack?.(newPen('back', toy ? 'cloth' : 'fur', shapes), coat, radius, look)
  const pen = newPen('body', toy ? 'cloth' : 'fur', shapes)
  const drawTrunk = toy ? drawToyTrunk : drawBody
  drawTrunk(pen, species, coat, radius, options.seed)
  drawFeet(newPen('feet', 'fur', shapes), coat, radius, species.build.hooves === true)
  const raised = pose === 'reach' || pose === 'jump'
  drawArms(newPen('arms', 'fur', shapes), coat, radius, raised)
  const centre: Point = [0, -radius * 2.35]
  const head = newPen('head', toy ? 'cloth' : 'fur')
  species.drawHead(head, { look, turn: options.facing === 'front' ? 0 : 0.6, coat, toy })
  shapes.push(...placeShapes(head.shapes, { at: centre, scale: species.build.headScale, degrees: look.tilt }))
  const made = {
    shapes,
    faces: [{ who: options.who, centre, radius }],
    anchors: {
      top: [0, -radius * 3.3] as const,
      seat: [0, 0] as const,
      back: [0, -radius] as const,
      mouth: [0, -radius * 2] as const,
      handA: handAt(-1, radius, raised),
      handB: handAt(1, radius, raised),
    },
  }
  return settle(made, species, options)
}

function settle(
  made: Pick<Sprite, 'shapes' | 'anchors' | 'faces'>,
  species: Species,
  options: CreatureOptions,
): Sprite {
  const box = boxOf(made.shapes)
  const scale = options.toy ? toyHeightCm / (box.y1 - box.y0) : (species.build.scale ?? 1)
  const down = options.toy && (options.pose === 'lie' || options.pose === 'sleep')
  if (!down) return placeSprite(made, { scale })
  const fallen = placeSprite(made, { scale, degrees: -78 })
  return placeSprite(fallen, { at: [(-fallen.box.x0 - fallen.box.x1) / 2, -fallen.box.y1] })
}

/** The trunk of a stuffed animal with its belly, seam and patch; its radius is that of the head. */
export function drawToyTrunk(pen: Pen, species: Species, coat: Coat, radius: number, seed: string): void {
  drawBody(pen, species, coat, radius, seed)
  drawStitching(pen, species.build.woolly ? coat.second : coat.base, radius)
}

function drawBody(pen: Pen, species: Species, coat: Coat, radius: number, seed: string): void {
  if (species.build.woolly) {
    pen.fill(
      'wool',
      scallop(0, -radius * 0.86, radius * 0.86, radius * 0.84, 11, 0.14, randomFrom(seed)),
      coat.second,
    )
    return
  }
  const outline: Point[] = [
    [0, -1.75],
    [0.52, -1.6],
    [0.82, -1.0],
    [0.95, -0.4],
    [0.62, -0.02],
    [0, 0],
    [-0.62, -0.02],
    [-0.95, -0.4],
    [-0.82, -1.0],
    [-0.52, -1.6],
  ]
  pen.fill('torso', smooth(outline.map(([x, y]) => [x * radius, y * radius])), coat.base)
  const darkSecond = lightness(coat.second) < lightness(coat.base)
  const belly = species.build.tailHangs
    ? lighter(coat.base, 0.35)
    : darkSecond
      ? lighter(coat.base, 0.45)
      : coat.pattern === 'plain' || coat.pattern === 'points'
        ? lighter(coat.second, 0.15)
        : lighter(coat.base, 0.45)
  pen.mark('belly', ellipse(0, -radius * 0.72, radius * 0.52, radius * 0.62), belly)
}

function drawStitching(pen: Pen, colour: string, radius: number): void {
  const seam = straight(
    [
      [0, -radius * 1.4],
      [0, -radius * 0.12],
    ],
    false,
    15,
  )
  drawSeam(pen, seam, radius * 0.045, colour)
  const patch: Point[] = [
    [0.3, -1.15],
    [0.68, -1.1],
    [0.66, -0.74],
    [0.28, -0.78],
  ]
  const placed = patch.map(([x, y]): Point => [x * radius, y * radius])
  pen.mark('patch', straight(placed), '#6fa3b8', { material: 'cloth' })
  drawSeam(pen, straight([...placed, placed[0] as Point], false, 4), radius * 0.04, '#46748a')
}

function drawFeet(pen: Pen, coat: Coat, radius: number, hooves: boolean): void {
  for (const side of [-1, 1]) {
    pen.fill(
      'leg',
      limb(
        [side * radius * 0.55, -radius * 0.4],
        [side * radius * 0.82, -radius * 0.36],
        radius * 0.36,
        radius * 0.34,
      ),
      coat.base,
    )
    const sole = ellipse(side * radius * 0.86, -radius * 0.37, radius * 0.3, radius * 0.36, side * 8)
    pen.fill('sole', sole, hooves ? coat.dark : coat.base)
    if (!hooves)
      pen.mark(
        'pad',
        ellipse(side * radius * 0.86, -radius * 0.33, radius * 0.17, radius * 0.19),
        lighter(coat.second, 0.1),
      )
  }
}

function handAt(side: number, radius: number, raised: boolean): Point {
  return raised ? [side * radius * 1.12, -radius * 2.0] : [side * radius * 0.88, -radius * 0.86]
}

function drawArms(pen: Pen, coat: Coat, radius: number, raised: boolean): void {
  for (const side of [-1, 1]) {
    const elbow: Point = [side * radius * (raised ? 0.98 : 0.86), -radius * (raised ? 1.5 : 1.15)]
    pen.fill(
      'arm',
      limb(
        [side * radius * 0.52, -radius * 1.42],
        handAt(side, radius, raised),
        radius * 0.22,
        radius * 0.25,
        elbow,
      ),
      coat.base,
    )
    const hand = handAt(side, radius, raised)
    pen.stroke(
      'crease',
      smooth(
        [
          [hand[0] - radius * 0.1, hand[1] + radius * 0.1],
          [hand[0], hand[1] + radius * 0.16],
        ],
        false,
      ),
      radius * 0.04,
      darker(coat.base, 0.4),
    )
  }
}
