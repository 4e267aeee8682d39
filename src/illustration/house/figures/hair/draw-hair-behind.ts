import type { HairForm } from '#book/appearance.ts'
import type { Point } from '../../drawing.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { lineOn } from '../colours.ts'
import { depths } from '../depths.ts'
import { bell } from '../geometry/points.ts'
import type { FaceParts } from '../head/face-parts.ts'
import { penFor } from '../pieces.ts'
import { drawHair } from './draw-hair.ts'
import { type HairBrush, hairBrushFor } from './hair-brush.ts'

/** How far hair hangs down the back of a head, in half heads from its middle, and how wide it ends. */
interface Fall {
  foot: number
  /** Half its width below, in half widths of the head. */
  wide: number
  /** Parted down the middle, gathered to a point, or loose. */
  lie: 'parted' | 'gathered' | 'loose'
}

const cropped: Fall = { foot: 0.64, wide: 0.52, lie: 'loose' }
const combed: Fall = { foot: 0.6, wide: 0.48, lie: 'gathered' }
const halved: Fall = { foot: 0.6, wide: 0.48, lie: 'parted' }

const falls: Readonly<Record<Exclude<HairForm, 'bald' | 'headscarf' | 'turban'>, Fall>> = {
  short: cropped,
  sidePart: cropped,
  pixie: cropped,
  spiky: cropped,
  bob: { foot: 0.84, wide: 0.98, lie: 'loose' },
  wavy: { foot: 1.26, wide: 1.04, lie: 'loose' },
  long: { foot: 1.8, wide: 0.86, lie: 'loose' },
  curly: { foot: 0.68, wide: 0.74, lie: 'loose' },
  coily: { foot: 0.6, wide: 0.8, lie: 'loose' },
  locs: { foot: 1.04, wide: 0.98, lie: 'loose' },
  bun: combed,
  ponytail: combed,
  longBraid: combed,
  cornrows: combed,
  braids: halved,
  pigtails: halved,
  puffs: halved,
}

const depth = depths.hairBehind

/** Hair, scarf or turban of somebody who is seen from behind. */
export function drawHairBehind(parts: FaceParts): void {
  const { hairForm } = parts.options.appearance
  if (parts.rig.outfit.hoodUp) return
  if (hairForm === 'headscarf') return drawScarfBehind(parts)
  const brush = hairBrushFor(parts)
  const tailed = hairForm === 'ponytail' || hairForm === 'longBraid'
  if (!tailed) drawHair(parts)
  if (hairForm === 'bald') return
  if (hairForm === 'turban') return drawTurbanBehind(parts)
  const fall = falls[hairForm]
  coverHead(brush, fall)
  if (hairForm === 'curly') curlAllOver(brush)
  else if (hairForm !== 'coily') combLines(parts, fall)
  if (hairForm === 'ponytail') drawTail(brush)
  if (hairForm === 'longBraid') drawPlait(brush)
}

function coverHead({ head, over }: HairBrush, { foot, wide }: Fall): void {
  const { width } = head
  const half = width * wide
  const side = Math.max(width * 0.97, half)
  const edge: Point[] = [
    [side, 0.2],
    [(side + half) / 2 + 0.03, 0.2 + (foot - 0.2) * 0.55],
    [half, foot - 0.05],
    [half * 0.55, foot + 0.04],
    [0, foot + 0.05],
    [-half * 0.55, foot + 0.04],
    [-half, foot - 0.05],
    [-(side + half) / 2 - 0.03, 0.2 + (foot - 0.2) * 0.55],
    [-side, 0.2],
  ]
  over('hair', [...head.skullArc(-88, 88, 0.07, 28), ...smooth(edge, false, 6)], {
    group: 'hairBehind',
    depth,
  })
}

/** Curls all over the head and the nape. */
function curlAllOver({ head, over }: HairBrush): void {
  for (const [share, step] of curlRings) {
    for (let degrees = -130; degrees <= 130; degrees += step) {
      const [x, y] = head.skull(degrees)
      const curl = ellipse(x * share, -0.06 + (y + 0.06) * share, 0.22, 0.22, 0, 24)
      over('curl', curl, { group: 'hairBehind', depth })
    }
  }
}

const curlRings: readonly (readonly [share: number, stepDegrees: number])[] = [
  [1, 20],
  [0.66, 32],
  [0.3, 64],
]

/** How the hair lies: a parting, strands that gather, or strands that hang. */
function combLines({ rig, head }: FaceParts, { foot, lie }: Fall): void {
  const pen = penFor(rig.pieces, 'hairBehind', depth)
  const thin = rig.skeleton.headHeight * 0.014
  const colour = lineOn(rig.hair)
  const { width } = head
  const strand = (points: readonly Point[], alpha: number): void =>
    pen.line('strand', head.placeAll(smooth(points, false)), colour, thin, { alpha })
  if (lie === 'parted') {
    const parting: Point[] = [
      [0, -0.98],
      [0.03, -0.3],
      [0, foot - 0.06],
    ]
    pen.line('parting', head.placeAll(smooth(parting, false)), rig.skin, thin * 1.6)
  }
  for (const at of [-0.62, -0.3, 0.3, 0.62]) {
    const x = at * width
    const ends: Readonly<Record<Fall['lie'], Point>> = {
      parted: [x * 1.35, 0.16],
      gathered: [x * 0.3, -0.3],
      loose: [x * 1.06, foot - 0.22],
    }
    strand([[x * 0.5, -0.84], [x * 1.04, -0.4], ends[lie]], 0.55)
  }
}

function drawTail({ over, ribbon }: HairBrush): void {
  const tail = smooth([
    [-0.14, -0.4],
    [0.14, -0.4],
    [0.36, 0.1],
    [0.3, 0.9],
    [0.08, 1.36],
    [-0.06, 1.36],
    [-0.3, 0.9],
    [-0.36, 0.1],
  ])
  over('ponytail', tail, { depth: depth + 0.1 })
  ribbon([0, -0.36], depth + 0.2)
}

function drawPlait({ over, ribbon }: HairBrush): void {
  for (let index = 6; index >= 0; index--) {
    const plait = ellipse(0, 0.5 + index * 0.22, 0.21 - index * 0.013, 0.17, index % 2 ? 16 : -16, 24)
    over('plait', plait, { group: 'plait', depth: depth + 0.1 })
  }
  ribbon([0, 1.94], depth + 0.2)
}

function drawScarfBehind({ rig, head }: FaceParts): void {
  const colour = rig.outfit.headscarfColour
  const { width } = head
  const outline = [
    ...head.skullArc(-96, 96, (degrees) => 0.12 - 0.05 * bell(Math.abs(degrees), 96, 40), 30),
    ...smooth(
      [
        [width * 1.02, 0.5],
        [width * 1.06, 1.1],
        [width * 0.6, 1.46],
        [0, 1.72],
        [-width * 0.6, 1.46],
        [-width * 1.06, 1.1],
        [-width * 1.02, 0.5],
      ],
      false,
      6,
    ),
  ]
  const pen = penFor(rig.pieces, 'scarfDrape', depth)
  pen.fill('headscarf', head.placeAll(outline), colour, 'cloth')
  for (const x of [-0.5, 0.1, 0.55]) {
    const fold: Point[] = [
      [x * 0.9, 0.1],
      [x * 1.1, 0.7],
      [x * 0.7, 1.3],
    ]
    pen.line('fold', head.placeAll(smooth(fold, false)), lineOn(colour), rig.skeleton.headHeight * 0.015, {
      alpha: 0.6,
    })
  }
}

function drawTurbanBehind({ rig, head }: FaceParts): void {
  const colour = rig.outfit.headscarfColour
  const { width } = head
  const edge: Point[] = [
    [width * 0.98, 0.02],
    [width * 0.7, 0.26],
    [0, 0.4],
    [-width * 0.7, 0.26],
    [-width * 0.98, 0.02],
  ]
  const crown = head.skullArc(-92, 92, (degrees) => 0.03 + 0.22 * bell(degrees, 0, 62), 28)
  const pen = penFor(rig.pieces, 'hairBehind', depth)
  pen.fill('turban', head.placeAll([...crown, ...smooth(edge, false, 6)]), colour, 'cloth')
  for (const y of [-0.7, -0.34, 0.02]) {
    const fold: Point[] = [
      [-width * 0.9, y - 0.1],
      [0.1, y + 0.16],
      [width * 0.9, y - 0.2],
    ]
    pen.line('fold', head.placeAll(smooth(fold, false)), lineOn(colour), rig.skeleton.headHeight * 0.016, {
      alpha: 0.7,
    })
  }
}
