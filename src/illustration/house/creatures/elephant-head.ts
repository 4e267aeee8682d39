import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawEars } from './draw-ears.ts'
import { drawFace, ink } from './draw-face.ts'
import type { Look } from './look.ts'
import type { HeadDrawing } from './species.ts'

/** An elephant's head with both ears; the mouth is under the trunk. */
export function drawElephantHead(pen: Pen, { look, turn, coat, toy, ground }: HeadDrawing): void {
  const shift = turn * 2.6
  drawEars(pen, {
    at: [6.6, -4],
    degrees: look.ears * 16,
    draw(ear) {
      ear.fill('ear', smooth(flap), coat.base)
      const inner: Point[] = flap.map(([x, y]) => [x * 0.74 - 1, y * 0.74])
      ear.mark('innerEar', smooth(inner), coat.second)
    },
  })
  const root: Point = [shift * 1.1, 6]
  if (isOpen(look.mouth)) drawJaw(pen, root, look.mouth === 'open' ? 6.4 : 4.8, coat.base)
  pen.fill('head', smooth(outline(shift)), coat.base)
  drawFace(pen, {
    look,
    eyes: [
      [-4.7 + shift, -2],
      [4.9 + shift * 0.8, -2],
    ],
    eyeSize: 1.55,
    mouth: root,
    mouthWidth: 4,
    mouthless: true,
    toy,
    cheeks: [
      [-6.2 + shift * 0.8, 2.4],
      [7 + shift * 0.4, 2.4],
    ],
  })
  const reach = turn > 0.4 ? 6.6 : 5.8
  for (const side of turn > 0.4 ? [-1] : [-1, 1])
    drawMouthCorner(pen, root, { side, reach, form: look.mouth, colour: darker(coat.base, 0.55) })
  drawTrunk(pen, trunkLine(look.head, shift * 1.1, ground), coat.base)
}

const flap: readonly Point[] = [
  [2, -3.6],
  [-3, -7.6],
  [-9.4, -6.4],
  [-12, 0],
  [-9.6, 7],
  [-4, 8.6],
  [1.4, 4.4],
]

function outline(shift: number): Point[] {
  return [
    [0, -10],
    [6, -8.6],
    [8.8, -3.4],
    [8.6, 2.4],
    [6.2 + shift * 0.4, 7],
    [shift * 0.6, 8.8],
    [-6.2 + shift * 0.2, 7],
    [-8.6, 2.4],
    [-8.8, -3.4],
    [-6, -8.6],
  ]
}

function isOpen(mouth: Look['mouth']): boolean {
  return mouth === 'open' || mouth === 'round' || mouth === 'yawn'
}

/** The lower lip of a mouth that opens hangs under the head. */
function drawJaw(pen: Pen, [x, y]: Point, deep: number, colour: string): void {
  const jaw: Point[] = [
    [x - 5, y - 1],
    [x + 3.6, y - 1],
    [x + 3, y + deep - 2],
    [x - 1, y + deep],
    [x - 4.4, y + deep - 2],
  ]
  pen.fill('jaw', smooth(jaw), colour)
}

/** How high the corner of the mouth lies against its middle; down is positive. */
const cornerRise: Record<Look['mouth'], number> = {
  smile: -2.6,
  open: -2.6,
  flat: -1.2,
  round: -0.6,
  pursed: -0.6,
  yawn: -0.6,
  wavy: 0.2,
  frown: 1.2,
}

interface MouthCorner {
  side: number
  /** How far it is from the middle. */
  reach: number
  form: Look['mouth']
  /** Of the coat in its folds: on so large a head a line of ink is a bar. */
  colour: string
}

/** What shows of the mouth on one side of the trunk. */
function drawMouthCorner(pen: Pen, [x, y]: Point, { side, reach, form, colour }: MouthCorner): void {
  const at = (across: number, down: number): Point => [x + side * across, y + down]
  const rise = cornerRise[form]
  const sag = form === 'frown' ? 0.2 : form === 'wavy' ? -0.3 : 1
  const line = [at(2.7, sag), at(2.7 + (reach - 2.7) * 0.5, sag * 0.7 + rise * 0.3), at(reach, rise)]
  if (isOpen(form)) {
    const deep = form === 'open' ? 4.6 : 3
    const bowl = smooth([...line, at(reach - 1.2, deep * 0.55), at(3.4, deep), at(1.8, deep)])
    pen.mark('mouth', bowl, '#8c2f38')
    if (form === 'open') pen.mark('tongue', ellipse(x + side * 3.1, y + deep * 0.7, 1.5, 1), '#ee8079')
  }
  pen.stroke('mouth', smooth(line, false, 6), 0.5, colour)
}

/** Hangs when sad, swings up in an arc when glad. */
function trunkLine(lift: number, x: number, ground: number | undefined): Point[] {
  // Higher it would lie over the ear.
  const up = Math.max(0, Math.min(0.56, lift))
  const line: Point[] = [
    [x, -0.6],
    [x + 0.2, 5],
    [x + 0.8 + up * 2.6, 10.2 - up * 1.8],
    [x + 3.2 + up * 5.6, 13.4 - up * 5],
    [x + 6.4 + up * 5.2, 12.4 - up * 10.4],
  ]
  return smooth(
    line.map((point) => laidDown(point, ground)),
    false,
  )
}

/** A point of a trunk that would be in the ground lies along it. */
export function laidDown([x, y]: Point, ground = Number.POSITIVE_INFINITY): Point {
  const over = Math.max(0, y - (ground - 2.4))
  return [x + over * 0.7, y - over]
}

function drawTrunk(pen: Pen, line: readonly Point[], colour: string): void {
  const outline = tube(line, (along) => 3.4 - along * 1.5)
  pen.fill('trunk', outline, lighter(colour, 0.06))
  const steps = line.length
  // Its edges before the face, from where it has left the brow.
  for (const edge of [outline.slice(steps * 0.24, steps * 0.56), outline.slice(steps * 1.56, steps * 1.84)])
    pen.stroke('trunkEdge', edge, 0.5, ink, { alpha: 0.7 })
  for (const at of [0.3, 0.42, 0.54, 0.66]) drawFold(pen, line, at, darker(colour, 0.3))
  const [tipX, tipY] = line[line.length - 1] as Point
  pen.mark('tip', ellipse(tipX + 0.5, tipY, 0.9, 1.1), darker(colour, 0.3))
}

function drawFold(pen: Pen, line: readonly Point[], at: number, colour: string): void {
  const [x, y] = line[Math.floor(line.length * at)] as Point
  const half = 3 - at * 1.5
  const fold: Point[] = [
    [x - half, y - 0.3],
    [x, y + 0.5],
    [x + half, y - 0.3],
  ]
  pen.stroke('fold', smooth(fold, false, 4), 0.36, colour, { alpha: 0.55 })
}
