import type { Point } from '../drawing.ts'
import { arc, ellipse, smooth } from '../pen/curves.ts'
import { darker } from '../pen/colour.ts'
import type { Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import type { Look } from './look.ts'

export const ink = '#2b1b1a'

export interface FacePlan {
  look: Look
  /** Left and right on the page. */
  eyes: readonly [Point, Point]
  eyeSize: number
  mouth: Point
  mouthWidth: number
  toy: boolean
  /** Colour of brows and mouth, ink unless told. */
  line?: string
  cheeks?: readonly [Point, Point]
  /** Beaks draw their own mouth. */
  mouthless?: boolean
}

/** Eyes, brows, blush, tear and mouth; the nose belongs to the species. */
export function drawFace(pen: Pen, plan: FacePlan): void {
  const { look, eyes, eyeSize } = plan
  const line = plan.line ?? ink
  for (const cheek of plan.cheeks ?? []) {
    pen.mark('blush', ellipse(cheek[0], cheek[1], eyeSize * 1.5, eyeSize * 1.05), '#f08a7c', {
      soft: true,
      alpha: 0.25 + look.blush * 0.45,
    })
  }
  eyes.forEach((eye, index) => {
    if (plan.toy) drawButton(pen, eye, eyeSize)
    else drawEye(pen, eye, eyeSize, look, line)
    if (look.brow !== undefined) drawBrow(pen, eye, index === 0 ? -1 : 1, eyeSize, look.brow, line)
  })
  if (look.tear && !plan.toy) drawTear(pen, eyes[0], eyeSize)
  if (!plan.mouthless) drawMouth(pen, plan, line)
}

function drawEye(pen: Pen, [x, y]: Point, size: number, look: Look, line: string): void {
  const width = size * 0.5
  if (look.eye === 'arc') {
    pen.stroke('eye', arc(x, y + size * 0.7, size * 1.25, size * 1.4, 200, 340, 10), width, line)
  } else if (look.eye === 'shut') {
    pen.stroke('eye', arc(x, y - size * 0.5, size * 1.25, size * 1.2, 20, 160, 10), width, line)
  } else if (look.eye === 'half') {
    pen.stroke('eye', arc(x, y - size * 0.2, size * 1.25, size * 0.7, 10, 170, 10), width * 1.15, line)
    pen.stroke('lid', arc(x, y - size * 0.15, size * 1.0, size * 0.75, 215, 325, 8), width * 0.6, line, {
      alpha: 0.6,
    })
  } else {
    const grown = look.eye === 'wide' ? 1.4 : 1
    pen.mark('eye', ellipse(x, y, size * 0.95 * grown, size * 1.1 * grown), ink)
    const glint = size * 0.32 * grown
    pen.mark('glint', ellipse(x - glint, y - glint * 1.3, glint, glint, 0, 14), '#fffaf0')
  }
}

function drawButton(pen: Pen, [x, y]: Point, size: number): void {
  pen.mark('button', ellipse(x, y, size * 1.25), '#3a2a2a')
  pen.stroke('buttonRim', ellipse(x, y, size * 0.85, size * 0.85, 0, 20), size * 0.16, '#6d5552')
  for (const side of [-1, 1]) {
    const stitch: Point[] = [
      [x - side * size * 0.35, y - size * 0.35],
      [x + side * size * 0.35, y + size * 0.35],
    ]
    pen.stroke('thread', stitch, size * 0.2, '#f3e4cc')
  }
}

function drawBrow(pen: Pen, eye: Point, side: number, size: number, degrees: number, line: string): void {
  const lift = Math.abs(degrees) < 10 ? 3.1 : degrees < 0 ? 1.9 : 2.6
  const brow: Point[] = [
    [-size * 1.15, size * 0.12],
    [0, -size * 0.22],
    [size * 1.15, size * 0.12],
  ]
  const shapes = [
    { part: 'brow', points: smooth(brow, false, 6), closed: false, colour: line, material: 'ink' as const },
  ]
  // Turning by the side mirrors the slope, so that both inner ends go the same way.
  const placed = placeShapes(shapes, { at: [eye[0], eye[1] - size * lift], degrees: degrees * side })
  for (const shape of placed) pen.stroke('brow', shape.points, size * 0.48, line)
}

function drawTear(pen: Pen, [x, y]: Point, size: number): void {
  const drop: Point[] = [
    [x - size * 0.2, y + size * 1.5],
    [x + size * 0.55, y + size * 2.9],
    [x - size * 0.2, y + size * 3.5],
    [x - size * 0.95, y + size * 2.9],
  ]
  pen.mark('tear', smooth(drop), '#9fd0e8')
}

function drawMouth(pen: Pen, plan: FacePlan, line: string): void {
  const [x, y] = plan.mouth
  const half = plan.mouthWidth / 2
  const width = plan.eyeSize * 0.42
  const curve = (points: Point[]): void => pen.stroke('mouth', smooth(points, false, 6), width, line)
  const form = plan.look.mouth
  if (form === 'open') {
    pen.mark('mouth', mouthBowl(x, y, half * 0.85), '#8c2f38')
    pen.mark('tongue', ellipse(x, y + half * 0.78, half * 0.5, half * 0.34), '#ee8079')
  } else if (form === 'round' || form === 'yawn') {
    const high = form === 'yawn' ? 0.62 : 0.5
    pen.mark('mouth', ellipse(x, y + half * 0.5, half * 0.38, half * high), '#8c2f38')
  } else if (form === 'frown') {
    curve([
      [x - half * 0.75, y + half * 0.75],
      [x, y + half * 0.2],
      [x + half * 0.75, y + half * 0.75],
    ])
  } else if (form === 'wavy') {
    const wave = [-1, -0.5, 0, 0.5, 1].map(
      (at, index): Point => [x + at * half * 0.8, y + half * (index % 2 ? 0.15 : 0.5)],
    )
    curve(wave)
  } else if (form === 'flat') {
    curve([
      [x - half * 0.5, y + half * 0.25],
      [x, y + half * 0.42],
      [x + half * 0.5, y + half * 0.25],
    ])
  } else {
    for (const side of [-1, 1]) {
      const cheek = arc(
        x + (side * half) / 2,
        y + half * 0.05,
        half * 0.52,
        half * 0.62,
        90 + side * 90,
        90 - side * 75,
        10,
      )
      pen.stroke('mouth', cheek, width, line)
    }
  }
}

function mouthBowl(x: number, y: number, half: number): Point[] {
  return smooth([
    [x - half, y],
    [x, y + half * 0.22],
    [x + half, y],
    [x + half * 0.66, y + half * 0.95],
    [x, y + half * 1.3],
    [x - half * 0.66, y + half * 0.95],
  ])
}

/** A dashed seam along a line. */
export function drawSeam(pen: Pen, line: readonly Point[], width: number, colour: string): void {
  for (let index = 0; index + 1 < line.length; index += 2) {
    pen.stroke('seam', [line[index] as Point, line[index + 1] as Point], width, darker(colour, 0.35))
  }
}
