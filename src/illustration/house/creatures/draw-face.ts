import type { Point } from '../drawing.ts'
import { arc, ellipse, smooth } from '../pen/curves.ts'
import { darker, lighter, lightness } from '../pen/colour.ts'
import type { Pen } from '../pen/pen.ts'
import { placeShapes } from '../pen/place.ts'
import { eyeForm, type Look, loweredLid } from './look.ts'

export const ink = '#2b1b1a'

interface Features {
  look: Look
  /** Left and right on the page, or the one that a head seen from its side shows. */
  eyes: readonly Point[]
  eyeSize: number
  toy: boolean
  /** Colour of brows and mouth, ink unless told. */
  line?: string
  cheeks?: readonly Point[]
  /** A pale ring about the eyes, which would be lost in a dark coat. */
  ring?: string
}

export interface FacePlan extends Features {
  mouth: Point
  mouthWidth: number
  /** Beaks draw their own mouth. */
  mouthless?: boolean
  /** The upper lip is cleft under the nose. */
  cleft?: boolean
  /** Lets its tongue hang out when it is happy. */
  tongue?: boolean
}

/** The ring that eyes need on fur of this colour, if any. */
export function ringed(fur: string): Pick<Features, 'ring'> {
  return lightness(fur) < 0.36 ? { ring: lighter(fur, 0.5) } : {}
}

/** Eyes, brows, blush, tear and mouth; the nose belongs to the species. */
export function drawFace(pen: Pen, plan: FacePlan): void {
  drawFeatures(pen, plan)
  if (!plan.mouthless) drawMouth(pen, plan, plan.line ?? ink)
}

function drawFeatures(pen: Pen, plan: Features): void {
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
    else drawEye(pen, eye, { ...plan, form: eyeForm(look, index) }, line)
    if (look.brow !== undefined) drawBrow(pen, eye, index === 0 ? -1 : 1, eyeSize, look.brow, line)
  })
  if (look.tear && !plan.toy && eyes[0]) drawTear(pen, eyes[0], eyeSize)
}

function drawEye(
  pen: Pen,
  [x, y]: Point,
  { eyeSize: size, look, ring, form }: Features & { form: ReturnType<typeof eyeForm> },
  line: string,
): void {
  const width = size * 0.5
  if (form === 'arc') {
    pen.stroke('eye', arc(x, y + size * 0.7, size * 1.25, size * 1.4, 200, 340, 10), width, line)
  } else if (form === 'shut') {
    pen.stroke('eye', arc(x, y - size * 0.5, size * 1.25, size * 1.2, 20, 160, 10), width, line)
  } else if (form === 'half') {
    pen.stroke('eye', arc(x, y - size * 0.2, size * 1.25, size * 0.7, 10, 170, 10), width * 1.15, line)
    pen.stroke('lid', arc(x, y - size * 0.15, size * 1.0, size * 0.75, 215, 325, 8), width * 0.6, line, {
      alpha: 0.6,
    })
  } else {
    const grown = form === 'wide' ? 1.55 : 1.25
    const [wide, high] = [size * 0.98 * grown, size * 1.2 * grown]
    if (ring) pen.mark('eyeRing', ellipse(x, y, wide * 1.28, high * 1.22), ring)
    drawOpenEye(pen, [x, y], [wide, high], look.gaze ?? [0.9, 0], form === 'lidded')
    if (form === 'lidded') drawLoweredLid(pen, [x, y], [wide, high], line)
  }
}

/** All pupil: it moves a little to where it looks, and so does the light in it, which comes from above. */
function drawOpenEye(
  pen: Pen,
  eye: Point,
  [wide, high]: Point,
  [across, down]: Point,
  lidded: boolean,
): void {
  const [x, y] = [eye[0] + across * wide * 0.14, eye[1] + down * high * 0.16]
  const highest = lidded ? eye[1] - high * loweredLid : -Infinity
  const pupil = ellipse(x, y, wide, high).map(([px, py]): Point => [px, Math.max(py, highest)])
  pen.mark('eye', pupil, ink)
  if (lidded) {
    pen.mark('glint', ellipse(x - wide * 0.3, y + high * 0.32, wide * 0.24, wide * 0.24, 0, 12), '#fffaf0')
    return
  }
  const [dx, dy] = [across + 0.2, down - 0.6]
  const far = 0.46 / Math.hypot(dx, dy)
  const light: Point = [wide * dx * far, high * dy * far]
  pen.mark('glint', ellipse(x + light[0], y + light[1], wide * 0.42, wide * 0.42, 0, 14), '#fffaf0')
  pen.mark('glint', ellipse(x - light[0], y - light[1], wide * 0.2, wide * 0.2, 0, 12), '#fffaf0')
}

/** Over an open eye: it hangs a little lower outside than in. */
function drawLoweredLid(pen: Pen, [x, y]: Point, [wide, high]: Point, line: string): void {
  const edge = y - high * loweredLid
  pen.stroke(
    'lid',
    smooth(
      [
        [x - wide * 1.25, edge + high * 0.08],
        [x, edge - high * 0.1],
        [x + wide * 1.25, edge + high * 0.08],
      ],
      false,
      5,
    ),
    wide * 0.46,
    line,
  )
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
  const lift = Math.abs(degrees) < 10 ? 3.1 : degrees < 0 ? 2.2 : 2.6
  const brow: Point[] = [
    [-size * 1.15, size * 0.12],
    [0, -size * 0.22],
    [size * 1.15, size * 0.12],
  ]
  const shapes = [
    {
      part: 'brow' as const,
      points: smooth(brow, false, 6),
      closed: false,
      colour: line,
      material: 'ink' as const,
    },
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
  } else if (form === 'pursed') {
    pen.mark('mouth', ellipse(x, y + half * 0.36, half * 0.2, half * 0.19), '#8c2f38')
  } else if (form === 'frown') {
    curve([
      [x - half * 0.75, y + half * 0.75],
      [x, y + half * 0.2],
      [x + half * 0.75, y + half * 0.75],
    ])
  } else if (form === 'wavy') {
    const wave: Point[] = [
      [x - half * 0.8, y + half * 0.6],
      [x - half * 0.4, y + half * 0.22],
      [x + half * 0.04, y + half * 0.34],
      [x + half * 0.44, y + half * 0.56],
      [x + half * 0.84, y + half * 0.4],
    ]
    curve(wave)
  } else if (form === 'flat') {
    curve([
      [x - half * 0.5, y + half * 0.25],
      [x, y + half * 0.42],
      [x + half * 0.5, y + half * 0.25],
    ])
  } else {
    if (plan.tongue && !plan.toy && plan.look.eye !== 'shut')
      pen.mark('tongue', tongueShape(x, y + half * 0.5, half * 0.44), '#ee7f86')
    smileLines(plan.cleft === true).forEach((smile) =>
      curve(smile.map(([across, down]) => [x + across * half, y + down * half])),
    )
  }
}

/** A smile about its middle, half a mouth being 1: from corner to corner, or two arcs from the cleft under a nose. */
function smileLines(cleft: boolean): Point[][] {
  const side = (sign: number): Point[] => [
    [0, -0.5],
    [sign * 0.03, 0.02],
    [sign * 0.24, 0.42],
    [sign * 0.58, 0.54],
    [sign * 0.92, 0.3],
    [sign * 1.14, -0.12],
  ]
  if (cleft) return [side(-1), side(1)]
  const whole: Point[] = [
    [-1.06, -0.22],
    [-0.6, 0.42],
    [0, 0.64],
    [0.6, 0.42],
    [1.06, -0.22],
  ]
  return [whole]
}

interface MouthAside {
  /** Where the mouth begins, under the nose. */
  at: Point
  /** How far back it goes. */
  reach: number
  size: number
  /** Colour of the lower jaw, which shows when it opens. */
  jaw: string
  /** Keeps its tongue in when it smiles. */
  tongueless?: boolean
}

interface FaceAside {
  look: Look
  eye: Point
  eyeSize: number
  cheek: Point
  /** Colour of the fur that the eye must stand out from; scales need no ring. */
  fur?: string
  mouth: MouthAside
}

/** The face of a head seen from its side; toys are never drawn so. */
export function drawFaceAside(pen: Pen, { look, eye, eyeSize, cheek, fur, mouth }: FaceAside): void {
  const ring = fur === undefined ? {} : ringed(fur)
  drawFeatures(pen, { look, eyes: [eye], eyeSize, toy: false, cheeks: [cheek], ...ring })
  drawMouthAside(pen, look, mouth)
}

/** One line from under the nose back to the cheek. */
function drawMouthAside(pen: Pen, look: Look, mouth: MouthAside): void {
  const {
    at: [x, y],
    reach,
    size,
  } = mouth
  const form = look.mouth
  const corner: Point = [x - reach, y + cornerRise[form] * reach]
  const sag = form === 'frown' || form === 'wavy' ? 0.02 : 0.24
  const line: Point[] = [
    [x, y],
    [x - reach * 0.36, y + reach * sag],
    [x - reach * 0.72, y + reach * (sag * 0.8 + cornerRise[form] * 0.4)],
    corner,
  ]
  if (form === 'open' || form === 'round' || form === 'yawn') {
    const drop = form === 'open' ? 0.62 : 0.46
    const at = (back: number, down: number): Point => [x - reach * back, y + reach * down]
    const jaw = [at(0.4, 0), at(0.98, 0), at(0.9, drop), at(0.46, drop + 0.32), at(0, drop + 0.1), at(0, 0.1)]
    pen.fill('jaw', smooth(jaw), mouth.jaw)
    const bowl = [...line, at(0.78, drop * 0.84), at(0.42, drop + 0.12), at(0.1, drop * 0.7)]
    pen.mark('mouth', smooth(bowl), '#8c2f38')
  }
  if (form === 'open' || (form === 'smile' && look.eye !== 'shut' && !mouth.tongueless))
    pen.mark('tongue', tongueShape(x - reach * 0.46, y + reach * 0.26, reach * 0.17), '#ee7f86')
  pen.stroke('mouth', smooth(line, false, 6), size * 0.42, ink)
}

/** How high the corner of a mouth lies, against where the mouth begins; down is positive. */
const cornerRise: Record<Look['mouth'], number> = {
  smile: -0.34,
  open: -0.26,
  flat: -0.1,
  frown: 0.34,
  round: 0.08,
  pursed: 0.04,
  wavy: 0.2,
  yawn: 0.1,
}

function tongueShape(x: number, y: number, half: number): Point[] {
  return smooth([
    [x - half, y],
    [x + half, y],
    [x + half * 1.05, y + half * 1.5],
    [x, y + half * 2.3],
    [x - half * 1.05, y + half * 1.5],
  ])
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
