import type { Point } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { arc, ellipse, smooth, starOutline, straight } from '../pen/curves.ts'
import type { DrawProp } from './prop-drawing.ts'

/** A kite on its string; the hand is at the origin. */
export const kite: DrawProp = (pen, { accent }) => {
  const paper = accent('#e3604f')
  pen.piece('string', 'cloth').line(
    'string',
    smooth(
      [
        [0, 0],
        [20, -34],
        [32, -76],
        [52, -118],
      ],
      false,
      10,
    ),
    1.2,
    '#8a7058',
  )
  const body = pen.piece('kite', 'paper')
  const corners = { top: [66, -218], right: [100, -162], bottom: [52, -102], left: [22, -170] } as const
  const cross: Point = [60, -166]
  body.fill('kite', straight([corners.top, corners.right, corners.bottom, corners.left]), paper)
  body.mark('half', straight([corners.top, corners.right, cross]), lighter(paper, 0.5))
  body.mark('half', straight([corners.left, cross, corners.bottom]), lighter(paper, 0.5))
  body.stroke('spar', [corners.top, corners.bottom], 2, '#8a5f3f')
  body.stroke('spar', [corners.left, corners.right], 2, '#8a5f3f')
  const tail = smooth([corners.bottom, [40, -80], [52, -60], [38, -38], [48, -18]], false, 8)
  pen.piece('kiteTail', 'cloth').line('tail', tail, 1.6, '#8a7058')
  for (const [index, at] of [8, 16, 24, 31].entries()) {
    const [x, y] = tail[at] as Point
    const bow: Point[] = [
      [x, y],
      [x - 9, y - 5],
      [x - 9, y + 5],
      [x, y],
      [x + 9, y - 5],
      [x + 9, y + 5],
    ]
    pen
      .piece(`bow${index}`, 'cloth')
      .fill('bow', straight(bow, true, 3), ['#f0b93f', '#5b8fb8', '#7bb0a0', '#f2a8a0'][index] as string)
  }
  return {
    anchors: { grip: [0, 0], top: corners.top },
    // Paint, not chalk: it must be seen on the light halves too.
    panel: { centre: [60, -161], size: 44, chalk: darker(paper, 0.6) },
  }
}

/** A balloon, two thirds of a child's head, on its string; the hand is at the origin. */
export const balloon: DrawProp = (pen, { accent }) => {
  const colour = accent('#ef6b3f')
  pen.piece('string', 'cloth').line(
    'string',
    smooth(
      [
        [0, 0],
        [7, -11],
        [9, -25],
        [6, -41],
        [3, -54],
        [5, -64],
      ],
      false,
      8,
    ),
    0.8,
    '#8a7058',
  )
  const piece = pen.piece('balloon', 'cloth')
  piece.fill(
    'knot',
    straight(
      [
        [2.2, -61.6],
        [7.8, -61.6],
        [5, -67],
      ],
      true,
      3,
    ),
    darker(colour, 0.15),
  )
  piece.fill(
    'balloon',
    smooth([
      [5, -65.5],
      [-4.4, -72],
      [-10.6, -82],
      [-11.8, -92],
      [-6.6, -101.4],
      [5, -105.4],
      [16.6, -101.4],
      [21.8, -92],
      [20.6, -82],
      [14.4, -72],
    ]),
    colour,
    { colour2: lighter(colour, 0.25) },
  )
  piece.mark('shine', ellipse(-3.6, -94, 2.6, 5.4, 24), '#fff3e2', { alpha: 0.75 })
  return {
    anchors: { grip: [0, 0], top: [5, -105.4] },
    panel: { centre: [5, -86], size: 16, chalk: '#fff6e2' },
  }
}

export const star: DrawProp = (pen, { accent }) => {
  const colour = accent('#f7d25c')
  pen
    .piece('glow', 'light')
    .fill('glow', ellipse(0, -16, 26, 26), lighter(colour, 0.4), { soft: true, alpha: 0.4 })
  const points = starOutline(0, -15.6, 17, 0.55)
  pen.piece('star', 'light').fill(
    'star',
    smooth(
      points.filter((_, index) => index % 2 === 0),
      true,
      3,
    ),
    colour,
  )
  return { anchors: { grip: [0, -14], top: [0, -33] } }
}

export const moonInSky: DrawProp = (pen, { accent }) => {
  const colour = accent('#f8e6ae')
  pen
    .piece('glow', 'light')
    .fill('glow', ellipse(0, -60, 100, 100), lighter(colour, 0.3), { soft: true, alpha: 0.4 })
  const piece = pen.piece('moon', 'light')
  piece.fill(
    'moon',
    [...arc(0, -60, 60, 60, 21.5, 299.5, 48), ...arc(34, -72, 40.5, 40.5, 263.7, 57.3, 36)],
    colour,
  )
  for (const [x, y, size] of [
    [-38, -72, 6],
    [-26, -38, 8],
    [-40, -50, 4],
  ] as const)
    piece.mark('crater', ellipse(x, y, size), darker(colour, 0.1))
  return { anchors: { top: [0, -120], seat: [27, -32] } }
}

export const cloud: DrawProp = (pen, { random, accent }) => {
  const colour = accent('#fdf8ef')
  const piece = pen.piece('cloud', 'cloud')
  piece.fill(
    'cloud',
    smooth(
      [
        [-96, -2],
        [-108, -20],
        [-92, -40],
        [-70, -40],
        [-58, -66],
        [-26, -74],
        [-4, -58],
        [18, -78],
        [52, -72],
        [66, -46],
        [92, -44],
        [106, -22],
        [94, -2],
        [0, 0],
      ],
      true,
      7,
    ),
    colour,
  )
  for (const [x, y, size] of [
    [-50, -30, 20],
    [20, -36, 26],
    [66, -22, 16],
  ] as const)
    piece.stroke('puff', arc(x, y, size, size * 0.8, 190 + random() * 20, 300, 10), 2.4, darker(colour, 0.1))
  return { anchors: { top: [0, -70], seat: [0, -62] } }
}
