import type { Point } from '../../drawing.ts'
import { lightness, mixColours } from '../../pen/colour.ts'
import { arc, ellipse, smooth } from '../../pen/curves.ts'
import { depths } from '../depths.ts'
import { arch } from '../geometry/curves.ts'
import { clamp, moved } from '../geometry/points.ts'
import { drawMoustache } from '../head/draw-beard.ts'
import { drawDimples, drawEyeFold, drawEyePatch, drawMarks, isPatched } from '../head/draw-traits.ts'
import type { FaceParts } from '../head/face-parts.ts'
import { penFor } from '../pieces.ts'
import { freckleColour } from '../skin-marks.ts'
import type { MouthForm } from '../tables/expressions.ts'

const ink = '#1d1412'

/** A face of dots and single strokes, which say what somebody feels on a thumbnail too. */
export function drawPlainFace(parts: FaceParts): void {
  const eyes = [-1, 1].filter((side) => !isPatched(parts, side)).map((side) => eyeOf(parts, side))
  drawMarks(parts)
  if (parts.darkSkin && opened(parts)) for (const eye of eyes) drawSocket(parts, eye)
  drawCheeks(parts)
  drawDimples(parts)
  for (const eye of eyes) {
    drawEyeFold(parts, eye.side)
    drawEye(parts, eye)
  }
  if (eyes.length === 1) drawEyePatch(parts, parts.ownLeft)
  drawNose(parts)
  drawMouth(parts)
  if (parts.options.traits?.has('moustache') && !parts.options.traits.has('beard')) drawMoustache(parts)
  drawBrows(parts)
}

function drawCheeks({ rig, head, darkSkin, options, pen }: FaceParts): void {
  const colour = mixColours(rig.skin, darkSkin ? '#ff5a3c' : '#ee6a52', 0.6)
  // The darker the skin, the nearer full red comes to black on it.
  const vivid = clamp(lightness(rig.skin) * 1.1 + 0.28, 0.6, 1)
  const bearded = options.traits?.has('beard') === true
  for (const side of [-1, 1]) {
    const flat = side * (head.eyeAside + 0.17)
    const [x, y] = head.onFace(flat, head.eyeHeight + (bearded ? 0.24 : 0.37))
    const narrow = clamp(head.foreshortened(flat), 0.5, 1)
    const edge = Math.abs(head.skull(side * 118)[0]) - 0.17 * narrow - 0.05
    const cheek = ellipse(clamp(x, -edge, edge), y, 0.17 * narrow, 0.15, 0, 28)
    pen.mark('cheek', head.placeAll(cheek), colour, 'skin', {
      alpha: vivid,
    })
    if (!options.traits?.has('freckles')) continue
    for (const [dx, dy] of freckles) {
      const spot = head.onFace(side * (head.eyeAside - 0.06) + dx, head.eyeHeight + 0.25 + dy)
      pen.mark(
        'freckle',
        head.placeAll(ellipse(...spot, 0.024, 0.024, 0, 10)),
        freckleColour(rig.skin),
        'ink',
      )
    }
  }
}

const freckles: readonly Point[] = [
  [-0.07, 0],
  [0.01, 0.06],
  [0.08, -0.01],
]

/** How far a pupil leaves the middle, in half heads: farther in a lens, which shows it. */
const glance = { bare: 0.06, glass: 0.12 }

interface Eye {
  side: number
  /** Where the eye lies on the face, and where in it the pupil is. */
  middle: Point
  pupil: Point
  size: number
  narrow: number
}

function opened({ rig }: FaceParts): boolean {
  return rig.expression.eye !== 'laughing' && rig.expression.eye !== 'closed'
}

function eyeOf({ rig, head, options, look }: FaceParts, side: number): Eye {
  const flat = side * head.eyeAside
  const middle = head.onFace(flat, head.eyeHeight)
  const narrow = clamp(head.foreshortened(flat), 0.7, 1)
  const far = options.appearance.glasses ? glance.glass : glance.bare
  const pupil = moved(middle, [look[0] * narrow, look[1] * 0.8], far)
  const size = rig.skeleton.build.eyeRadius * (rig.expression.eye === 'wide' ? 1.3 : 1)
  return { side, middle, pupil, size, narrow }
}

/** Lighter skin in a lens or round an eye: on dark skin a dark dot would hardly be seen. */
function drawSocket({ rig, head, options, pen }: FaceParts, { middle, pupil, size, narrow }: Eye): void {
  const part = lightness(rig.skin) < 0.36 ? 0.3 : 0.15
  const light = mixColours(rig.skin, '#f4c79c', options.appearance.glasses ? part * 1.7 : part)
  const lens = lensRadius(head.eyeAside)
  const socket = options.appearance.glasses
    ? ellipse(...middle, lens * narrow, lens, 0, 32)
    : ellipse(...pupil, size * 1.62 * narrow, size * 1.82, 0, 32)
  pen.mark('socket', head.placeAll(socket), light, 'skin')
}

function drawEye({ rig, head, pen }: FaceParts, { side, middle, pupil, size, narrow }: Eye): void {
  const form = rig.expression.eye
  const lid = (points: readonly Point[]): void =>
    pen.line(
      'eyelid',
      head.placeAll(points.map(([x, y]): Point => [middle[0] + x * narrow, middle[1] + y])),
      ink,
      rig.skeleton.headHeight * 0.028,
    )
  if (form === 'laughing') return lid(arch([-0.14, 0.05], [0, -0.09], [0.14, 0.05]))
  if (form === 'closed') return lid(arch([-0.14, -0.03], [0, 0.08], [0.14, -0.03]))
  const heavy = form === 'heavy'
  const dot = heavy
    ? arc(...pupil, size * narrow, size * 1.1, 8, 172, 14)
    : ellipse(...pupil, size * narrow, size * 1.16, 0, 28)
  pen.mark('eye', head.placeAll(dot), ink, 'ink')
  if (heavy) lid(arch([side * -0.15, -0.02], [side * 0.01, 0.005], [side * 0.16, 0.06]))
}

/** Clear of the hair, and not touching over the nose. */
function lensRadius(eyeAside: number): number {
  return eyeAside * 0.78
}

/** Two thin rings and a bridge. */
export function drawPlainGlasses({ rig, head }: FaceParts): void {
  const pen = penFor(rig.pieces, 'glasses', depths.glasses)
  const wire = rig.skeleton.headHeight * 0.025
  const radius = lensRadius(head.eyeAside)
  const [near, far] = [-1, 1].map((side) => {
    const flat = side * head.eyeAside
    return {
      centre: head.onFace(flat, head.eyeHeight),
      across: radius * clamp(head.foreshortened(flat), 0.7, 1),
    }
  }) as [Lens, Lens]
  for (const { centre, across } of [near, far]) {
    const rim = ellipse(...centre, across, radius)
    pen.line('rim', head.placeAll([...rim, ...rim.slice(0, 2)]), ink, wire, { material: 'metal' })
  }
  const y = head.eyeHeight - 0.03
  const bridge = arch(
    [near.centre[0] + near.across, y],
    [(near.centre[0] + far.centre[0]) / 2, y - 0.06],
    [far.centre[0] - far.across, y],
  )
  pen.line('bridge', head.placeAll(bridge), ink, wire, { material: 'metal' })
}

interface Lens {
  centre: Point
  across: number
}

function drawNose({ rig, head, pen }: FaceParts): void {
  const { build, headHeight } = rig.skeleton
  const size = Math.max(0.055, build.nose)
  const [x, y] = head.onFace(0.01 + head.turn * 0.06, head.eyeHeight + 0.19)
  const nose = arch([x, y - size], [x + size * 0.75, y + size * 0.2], [x - size * 0.35, y + size])
  pen.line('nose', head.placeAll(nose), ink, headHeight * 0.021)
}

function drawMouth({ rig, head, darkSkin, options, pen }: FaceParts): void {
  const y = head.eyeHeight + 0.46
  const placed = (points: readonly Point[]): Point[] =>
    head.placeAll(head.onFaceAll(points.map(([x, dy]): Point => [x, y + dy])))
  const form = rig.expression.mouth
  const open = openMouths[form]
  if (open !== undefined) pen.mark('mouth', placed(open), '#2e1413', 'ink')
  const line = mouthLines[form]
  if (line !== undefined) pen.line('mouth', placed(line), ink, rig.skeleton.headHeight * 0.028)
  if (form !== 'frown' || options.traits?.has('beard')) return
  const [x, eyeY] = head.onFace(-head.eyeAside - 0.02, head.eyeHeight + 0.22)
  const tear: Point[] = [
    [x, eyeY - 0.12],
    [x + 0.065, eyeY + 0.03],
    [x, eyeY + 0.1],
    [x - 0.065, eyeY + 0.03],
  ]
  pen.mark('tear', head.placeAll(smooth(tear)), darkSkin ? '#bfe0ee' : '#8fc4de', 'water')
}

/** About the middle of the mouth, in half heads. */
const mouthLines: Readonly<Partial<Record<MouthForm, readonly Point[]>>> = {
  smile: arch([-0.21, -0.04], [0, 0.09], [0.21, -0.04]),
  aside: smooth(
    [
      [-0.07, 0.03],
      [0.06, 0.04],
      [0.18, -0.05],
    ],
    false,
  ),
  wavy: smooth(
    [
      [-0.2, 0.05],
      [-0.1, -0.03],
      [0, 0.04],
      [0.1, -0.03],
      [0.2, 0.05],
    ],
    false,
  ),
  frown: arch([-0.18, 0.1], [0, -0.03], [0.18, 0.1]),
  grin: arch([-0.27, -0.08], [0, 0.11], [0.27, -0.08]),
  rest: arch([-0.1, 0], [0, 0.04], [0.1, 0]),
  pout: arch([-0.13, 0.09], [0, -0.02], [0.13, 0.09]),
}

const openMouths: Readonly<Partial<Record<MouthForm, readonly Point[]>>> = {
  laugh: [...arch([-0.27, -0.07], [0, -0.045], [0.27, -0.07]), ...arc(0, -0.06, 0.265, 0.26, 6, 174, 16)],
  round: ellipse(0, 0.06, 0.11, 0.14, 0, 24),
  yawn: ellipse(0, 0.07, 0.14, 0.17, 0, 24),
}

/** Feelings that brows tell; the others do without. */
function drawBrows({ rig, head, options, pen }: FaceParts): void {
  const { brow, eye, mouth } = rig.expression
  if (mouth === 'smile' || eye === 'laughing' || eye === 'closed' || eye === 'heavy') return
  const { headHeight } = rig.skeleton
  const pale = lightness(rig.hair) > 0.6
  const colour = pale ? mixColours(rig.hair, '#5b4538', 0.6) : rig.hair
  const over = options.appearance.glasses ? lensRadius(head.eyeAside) * 0.62 : 0
  for (const side of [-1, 1]) {
    const aside = side * head.eyeAside
    const y = head.eyeHeight - 0.26 - over - Math.max(0, brow.raise) * 0.7 - (side > 0 ? brow.uneven : 0)
    const stroke = [
      head.onFace(aside + side * 0.13, y + brow.inner * 0.6),
      head.onFace(aside, y - 0.02),
      head.onFace(aside - side * 0.13, y - brow.inner * 0.8),
    ]
    pen.line('brow', head.placeAll(smooth(stroke, false, 5)), colour, headHeight * 0.028)
  }
}
